import type { BookId } from '../canon/books.ts';

/** A place in the canon, in English numbering: a chapter, a verse of it, or a run of verses within it. */
export interface Reference {
  readonly book: BookId;
  readonly chapter: number;
  /** 0 is a psalm's title. Absent: the whole chapter. */
  readonly verse?: number;
  /** The last verse of a run; greater than `verse`. */
  readonly endVerse?: number;
}

/** A reference to one verse. */
export interface VerseReference extends Reference {
  readonly verse: number;
}
