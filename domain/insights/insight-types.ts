import type { MethodId } from '../gematria/method-types.ts';
import type { VerseReference } from '../reference/index.ts';

export const INSIGHT_KINDS = ['gematria', 'letter count', 'acrostic', 'structure', 'tradition'] as const;
export type InsightKind = (typeof INSIGHT_KINDS)[number];

/** What can be counted or compared, besides values. */
export type Count =
  | 'letters'
  | 'words'
  | 'verses'
  /** How often the words occur in the passage, one after another. A single letter is counted as a letter. */
  | 'occurrences'
  /** The word that the first or last letters spell. The value is the number of these letters. */
  | 'initials'
  | 'finals'
  | 'verse-initials'
  /** The same letters in another order, or backwards. The value is the number of letters. */
  | 'anagram'
  | 'reversed'
  /** The position of a word, a verse or a letter of a word, counted from the start of the Torah. */
  | 'letter-number'
  | 'word-number'
  | 'verse-number'
  /** Letters that the edition prints large, turned round or with a dot. */
  | 'large-letters'
  | 'turned-nuns'
  | 'dotted-letters'
  /** For numbers, and for words by their standard value. */
  | 'sum'
  | 'product';

/**
 * What is measured. Hebrew with a passage: the words must occur there, one after another. A passage alone: the whole
 * passage. Hebrew alone: our own spelling. A number: what the text or the tradition tells.
 */
export interface Part {
  readonly hebrew?: string;
  /** In the form that `parsePassage` reads, in English numbering. */
  readonly at?: string;
  readonly meaning?: string;
  /** The value, if it is not computed from the part's own Hebrew. */
  readonly value?: number;
  /** The number of the letter within the word, from 1. */
  readonly letter?: number;
}

/** The parts of each side together have the value. The tests measure every part in the Hebrew text. */
export interface Check {
  readonly method: MethodId | Count;
  readonly value: number;
  readonly sides: readonly (readonly Part[])[];
  /** The word that initials or last letters spell. */
  readonly spells?: string;
}

/** An insight as its author writes it. */
export interface CuratedInsight {
  /** Public, and never changed: the verse, then a word about the content. */
  readonly id: string;
  readonly at: string;
  readonly kind: InsightKind;
  /**
   * Two to five sentences in our own words. Counted or computed numbers are in digits. Each number is either
   * supported by a check or marked as told.
   */
  readonly notes: string;
  readonly source: string;
  /** The first check is the one that the claim rests on. */
  readonly checks: readonly Check[];
  /** Phrases of the notes, word for word, whose numbers are told and not computed: `ten sayings`. */
  readonly told?: readonly string[];
}

/** An insight with its place. */
export interface Insight extends Omit<CuratedInsight, 'at'> {
  readonly place: VerseReference;
}
