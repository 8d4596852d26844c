/** The built file `.build/drawn/drawn.js` (frontend/drawn.tsx). wrangler.toml says where it is. */
declare module 'drawn' {
  export const draw: import('./ctx/draw.ts').Draw;
}
