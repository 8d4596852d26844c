export { Chance, ChanceInWords, ChanceNearby } from './chance.tsx';
export type { ChanceParams } from './chance-queries.ts';
export { chanceInWords, formatAllowed, formatMean } from './chance-words.ts';
