export * from './aramaic.ts';
export * from './letters.ts';
export * from './marks.ts';
export { parsingInBrief, parsingInWords, parsingParts } from './morphology.ts';
export * from './transliterate.ts';
export { unusualLetter } from './unusual-letters.ts';
