import type { Place } from './place.ts';
import type { FiredRule } from './rules.ts';

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

/** A composed meaning. */
export interface Meaning {
  /** Null if nothing can be composed that is better than the dictionary's gloss. */
  readonly text: string | null;
  /** True if a rule that often misses made it, so that readers see ° beside it. */
  readonly isUnsure: boolean;
  /** The rules that made it, in their order. */
  readonly fired: readonly FiredRule[];
}

/**
 * Composes the meanings of the words of a verse, in their order. The place shows whether the verse is poetry, and which
 * senses the King James Version has there. It is null for words that are read by themselves.
 */
export type Composer = (words: readonly MeaningWord[], place: Place | null) => Meaning[];

/** A meaning with the rules that made it. */
export const meaningOf = (text: string | null, fired: readonly FiredRule[]): Meaning => ({
  text,
  isUnsure: fired.some(({ isUnsure }) => isUnsure),
  fired,
});
