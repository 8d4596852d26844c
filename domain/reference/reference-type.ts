import type { BookId } from '../canon/index.ts';

/** A place in the canon, in English numbering: a chapter, a verse, or a range of verses within a chapter. */
export interface Reference {
  readonly book: BookId;
  readonly chapter: number;
  /** 0 is the text before verse 1, such as a psalm's title. Without `verse` the reference is to the whole chapter. */
  readonly verse?: number;
  /** The last verse of a range. It is greater than `verse`. */
  readonly endVerse?: number;
}

export interface VerseReference extends Reference {
  readonly verse: number;
}
