export { squared, withLetters, withOne, withWords } from './derived-totals.ts';
export { type Explanation, explain } from './explain.ts';
export { LETTER_NAMES } from './letter-names.ts';
export { GREEK_ALPHABET, GREEK_NUMERALS, HEBREW_ALPHABET, HEBREW_FINALS } from './letter-tables.ts';
export { methodFullName, methodName } from './method-names.ts';
export type {
  GematriaGroup,
  GematriaMethod,
  GematriaOption,
  GematriaOptions,
  GematriaScript,
  LetterReadings,
  LetterTable,
  MethodId,
  MethodValue,
  MiluiSpelling,
} from './method-types.ts';
export { METHOD_IDS } from './method-types.ts';
export {
  ADDITIVE_METHODS,
  isMethodId,
  METHODS,
  methodById,
  SPAN_METHODS,
  SPECIFICATION_METHODS,
} from './methods.ts';
export { letterReadings, letterTable, type PlaceRule, RULES } from './rules.ts';
export { bareWords, gematriaValue, gematriaValues, scriptOf, valueOfWords } from './value.ts';
