export { strongsNumber } from './strongs-number.ts';
export { translationsFor, type WordMeaning } from './word-meanings.ts';
