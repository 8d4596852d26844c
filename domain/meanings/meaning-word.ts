import type { Place } from './place.ts';

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
}

/**
 * Composes the meanings of the words of a verse, in their order. Null means that nothing can be composed that is
 * better than the dictionary's gloss. The place shows whether the verse is poetry, and which senses the King James Version
 * has there. It is null for words that are read by themselves.
 */
export type Composer = (words: readonly MeaningWord[], place: Place | null) => (string | null)[];
