export { Chance, ChanceInWords, ChanceNearby } from './chance.tsx';
export type { ChanceParams } from './chance-queries.ts';
export { chanceInWords, formatExpected, formatMean } from './chance-words.ts';
