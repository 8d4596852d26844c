/**
 * References: one type, parsed once at the edge, written, checked and stepped here. Addresses are in English (KJV)
 * numbering throughout; how other numberings answer to it is in `versification/`.
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
