export { divideText } from './divide-text.ts';
export { exchanged } from './exchanged.ts';
export { type Explanation, explain } from './explain.ts';
export { fillings } from './fillings.ts';
export { LETTER_NAMES, TAV_NAMES } from './letter-names.ts';
export { GREEK_ALPHABET, GREEK_NUMERALS, HEBREW_ALPHABET, HEBREW_FINALS } from './letter-tables.ts';
export { METHOD_IDS, methodFullName, methodName, scriptOf } from './method-names.ts';
export type {
  GematriaMethod,
  GematriaOption,
  GematriaOptions,
  GematriaScript,
  LetterTable,
  MethodId,
  PlaceRule,
} from './method-types.ts';
export { isMethodId, letterReadings, letterTable, METHODS, methodById } from './methods.ts';
export { STANDARD } from './standard.ts';
export { bareWords, gematriaValue, gematriaValues, valueOfWords } from './value.ts';
