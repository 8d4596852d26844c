/** A word of an original text, with the facts from which its meaning is composed. */
export interface MeaningWord {
  /** The word as printed, with points and accents. */
  readonly text: string;
  /** The letters of the word without points and accents. */
  readonly letters: string;
  /** The morphology code of the edition. Null if the edition has none. */
  readonly morphology: string | null;
  /** `H776`, `G2455`. Null for a word without a number. */
  readonly strongs: string | null;
  /** The key by which the word is counted. In the earlier parts of a compound name it ends with `+`. */
  readonly lemma: string | null;
  /** The dictionary's first gloss of the Strong's number. */
  readonly gloss: string | null;
  /** The characters between the word and the next, such as a comma. Only Greek words have it. */
  readonly after?: string;
}

/**
 * Composes the meanings of the words of a verse, in their order. Null means that nothing can be composed that is
 * better than the dictionary's gloss.
 */
export type Composer = (words: readonly MeaningWord[], isPoetry: boolean) => (string | null)[];
