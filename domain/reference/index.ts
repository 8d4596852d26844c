/**
 * References to verses and chapters: reading them from text, checking them, writing them, and finding the next and
 * previous one. Addresses always use the English (KJV) numbering. `versification/` converts to and from other
 * numberings.
 */
export { type AddressCheck, checkAddress } from './check-address.ts';
export { type FoundReference, findReferences } from './find-references.ts';
export { explorerPath, formatReference } from './format.ts';
export { formatHebrewReference } from './format-hebrew.ts';
export { formatPassage, type PassageEnd } from './format-passage.ts';
export { hebrewNumeral, readHebrewNumeral } from './hebrew-numeral.ts';
export { type ParsedReference, parseReference } from './parse.ts';
export { readText } from './read-text.ts';
export type { Reference, VerseReference } from './reference-type.ts';
export {
  chapterVerses,
  nextChapter,
  nextVerse,
  previousChapter,
  previousVerse,
  type VerseCounter,
} from './walk.ts';
