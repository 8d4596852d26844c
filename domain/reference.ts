/**
 * References: one type that is parsed once at the edge, and written, checked and stepped here. Addresses always use
 * the English (KJV) numbering. `versification/` leads to and from other numberings.
 */
export { type AddressCheck, checkAddress } from './reference/check-address.ts';
export { type FoundReference, findReferences } from './reference/find-references.ts';
export { explorerPath, formatReference } from './reference/format.ts';
export { formatHebrewReference } from './reference/format-hebrew.ts';
export { formatPassage, type PassageEnd } from './reference/format-passage.ts';
export { hebrewNumeral, readHebrewNumeral } from './reference/hebrew-numeral.ts';
export { type ParsedReference, parseReference } from './reference/parse.ts';
export type { Reference, VerseReference } from './reference/reference-type.ts';
export {
  chapterVerses,
  nextChapter,
  nextVerse,
  previousChapter,
  previousVerse,
  type VerseCounter,
} from './reference/walk.ts';
