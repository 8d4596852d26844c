export { isAramaic } from './aramaic.ts';
export {
  BASE_OF_FINAL,
  foldFinals,
  hebrewLetters,
  splitHebrewWords,
  withoutSectionMarks,
} from './letters.ts';
export { stripAccents, stripPoints } from './marks.ts';
export { parsingInBrief, parsingInWords } from './morphology.ts';
export { transliterateHebrew } from './transliterate.ts';
export { unusualLetter } from './unusual-letters.ts';
