import type { MethodId } from '../gematria/method-types.ts';
import type { VerseReference } from '../reference/index.ts';

export const INSIGHT_KINDS = ['gematria', 'letter count', 'acrostic', 'structure', 'tradition'] as const;

/** What a check of an insight counts or compares if it is not a gematria value. */
export const COUNTS = [
  'letters',
  'words',
  'verses',
  // The number of places where the words occur one after another, or of times that a single letter occurs.
  'occurrences',
  // The word that first or last letters spell. The value is the number of these letters.
  'initials',
  'finals',
  'verse-initials',
  // One side has the letters of the other in another order, or backwards. The value is the number of letters.
  'anagram',
  'reversed',
  // The position of a word, a verse or a letter of a word, counted from the start of the Torah.
  'letter-number',
  'word-number',
  'verse-number',
  // The number of letters that the edition prints large, turned round or with a dot.
  'large-letters',
  'turned-nuns',
  'dotted-letters',
  // The sum or product of numbers and of the standard values of words.
  'sum',
  'product',
] as const;
export type Count = (typeof COUNTS)[number];

/**
 * One of the things that a check of an insight measures. Its fields say what is measured. `hebrew` and `at`:
 * words that must occur in the passage, one after another. `at` alone: the whole passage, in English
 * numbering. `hebrew` alone: a spelling that is not taken from a passage. `value` alone: a number that the
 * text or the tradition names. `letter` is the number of a letter within its word, from 1.
 */
export interface Part {
  readonly hebrew?: string;
  readonly at?: string;
  readonly meaning?: string;
  readonly value?: number;
  readonly letter?: number;
}

/**
 * A check is true if the sum of the parts of each side (for `product` the product) is `value`. The tests measure each
 * part that has a passage in the Hebrew text, and compute the value of Hebrew without a passage. They do not check a
 * part that has only a value.
 */
export interface Check {
  readonly method: MethodId | Count;
  readonly value: number;
  readonly sides: readonly (readonly Part[])[];
  readonly spells?: string;
}

/**
 * An insight in the form in which authors write it. `notes` has two to five sentences. Counted or computed numbers in
 * them are in digits, and each is either supported by a check (`parseCheck`; the first one supports the main claim) or
 * in a phrase of `unchecked`, word for word.
 */
export interface WrittenInsight {
  /** The public id, which never changes: the place of the verse, then words about the content. */
  readonly id: string;
  readonly at: string;
  readonly kind: (typeof INSIGHT_KINDS)[number];
  readonly notes: string;
  readonly source: string;
  readonly checks: readonly string[];
  readonly unchecked?: readonly string[];
}

export interface Insight extends Omit<WrittenInsight, 'at' | 'checks'> {
  readonly place: VerseReference;
  readonly checks: readonly Check[];
}
