/**
 * The place of a word: the verse in the edition's own numbering, and the number of the word in the ketiv reading, from
 * 0.
 */
export interface WordPlace {
  readonly edition: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly isEnding: boolean;
  readonly word: number;
}
