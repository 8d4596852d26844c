import type { MethodId } from '../gematria/method-types.ts';
import type { VerseReference } from '../reference/index.ts';

export const INSIGHT_KINDS = ['gematria', 'letter count', 'acrostic', 'structure', 'tradition'] as const;

/** What a check counts or compares if it is not a gematria value. */
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
 * The thing that a check measures. Hebrew with a passage: words that must occur there, one after another. A passage
 * alone: the whole passage. Hebrew alone: a spelling that is not taken from a passage. A value alone: a number that
 * the text or the tradition tells.
 */
export interface Part {
  readonly hebrew?: string;
  /** The passage, in English numbering, in the form that `parsePassage` reads. */
  readonly at?: string;
  readonly meaning?: string;
  /** The value, if it is not computed from the part's own Hebrew. */
  readonly value?: number;
  /** The number of the letter within the word, from 1. */
  readonly letter?: number;
}

/**
 * On each side, the sum of the parts (for `product` the product) is the value. The tests measure each part that has a
 * passage in the Hebrew text, and compute the value of Hebrew without a passage. A part with only a value is taken as
 * given.
 */
export interface Check {
  readonly method: MethodId | Count;
  readonly value: number;
  readonly sides: readonly (readonly Part[])[];
  readonly spells?: string;
}

export interface WrittenInsight {
  /** The public id, which never changes: the place of the verse, then words about the content. */
  readonly id: string;
  readonly at: string;
  readonly kind: (typeof INSIGHT_KINDS)[number];
  /**
   * Two to five sentences, written for this project. Counted or computed numbers are in digits. Each number is
   * either supported by a check or in an `unchecked` phrase.
   */
  readonly notes: string;
  readonly source: string;
  /** Checks in the form that `parseCheck` reads. The first one supports the main claim. */
  readonly checks: readonly string[];
  /** Phrases of the notes, word for word, with numbers that no check computes: `ten sayings`. */
  readonly unchecked?: readonly string[];
}

export interface Insight extends Omit<WrittenInsight, 'at' | 'checks'> {
  readonly place: VerseReference;
  readonly checks: readonly Check[];
}
