/** Strong's numbers and what a dictionary says of a word. */
export { strongsNumber } from './strongs-number.ts';
export { translationsFor, type WordMeaning } from './word-meanings.ts';
