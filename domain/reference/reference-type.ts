import type { BookId } from '../canon/index.ts';

/**
 * A place in the canon, in English numbering: a chapter (without `verse`), a verse, or a range of verses within a
 * chapter. Verse 0 is the text before verse 1, such as a psalm’s title. `endVerse` is greater than `verse`.
 */
export interface Reference {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse?: number;
  readonly endVerse?: number;
}

export interface VerseReference extends Reference {
  readonly verse: number;
}
