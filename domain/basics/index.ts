export { BOM, csvLines, unescaped } from './csv-lines.ts';
export { hexOf } from './hex.ts';
export { LETTER_SIGNS, signsAsLetters, withLetters } from './letter-signs.ts';
export {
  type Fields,
  type Filled,
  fromJson,
  listOf,
  matching,
  objectOf,
  oneOf,
  orNull,
  type Parse,
  type Read,
  readFields,
  type Some,
  text,
  textUpTo,
  trimmedText,
  wholeNumber,
  withDefault,
  withoutDefaults,
  yesOrNo,
} from './parse.ts';
export { type Random, seededRandom } from './random.ts';
export { wellFormed } from './well-formed.ts';
