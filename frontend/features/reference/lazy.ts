export { openPalette } from './palette.ts';
