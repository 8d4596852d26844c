export {
  type ComposedLists,
  type ComposedMeanings,
  composedId,
  composedKey,
  isComposed,
  readStoredMeaning,
  type ShownMeaning,
  storedMeaning,
} from './composed-meanings.ts';
export { STRONGS, strongsNumber } from './strongs-number.ts';
export { translationsFor, type WordMeaning } from './word-meanings.ts';
