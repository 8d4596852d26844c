/**
 * References to verses and chapters: reading them from text, checking them, writing them, and finding the next and
 * previous one. Addresses always use the English (KJV) numbering. `versification/` converts to and from other
 * numberings.
 */
export { checkAddress } from './check-address.ts';
export { findReferences } from './find-references.ts';
export * from './format.ts';
export { formatPassage } from './format-passage.ts';
export { hebrewNumeral } from './hebrew-numeral.ts';
export * from './parse.ts';
export * from './read-text.ts';
export type { Reference, VerseReference } from './reference-type.ts';
export { type ShownPlace, shownPlace } from './shown-place.ts';
export * from './walk.ts';
