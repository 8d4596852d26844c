import type { MethodId } from '../gematria/method-types.ts';
import type { VerseReference } from '../reference/reference-type.ts';

export const INSIGHT_KINDS = ['gematria', 'letter count', 'acrostic', 'structure', 'tradition'] as const;
export type InsightKind = (typeof INSIGHT_KINDS)[number];

/** What can be counted or compared besides values. */
export type Count =
  | 'letters'
  | 'words'
  | 'verses'
  /** How often the words stand in the passage, one after another; a single letter is counted as a letter. */
  | 'occurrences'
  /** What the first or last letters of the words spell; the value is their number. */
  | 'initials'
  | 'finals'
  | 'verse-initials'
  /** The same letters in another order, or backwards; the value is their number. */
  | 'anagram'
  | 'reversed'
  /** The place of a word or verse, or of a word's letter, counted from the first of the Torah. */
  | 'letter-number'
  | 'word-number'
  | 'verse-number'
  /** Letters that the edition itself prints large, turned round or with a dot. */
  | 'large-letters'
  | 'turned-nuns'
  | 'dotted-letters'
  /** Of numbers, and of words by their standard value. */
  | 'sum'
  | 'product';

/**
 * What is measured. Hebrew with a passage stands there, word after word; a passage alone is measured whole; Hebrew
 * alone is spelled by us; a number is what the text or the tradition tells.
 */
export interface Part {
  readonly hebrew?: string;
  /** As `parsePassage` reads it, in English numbering. */
  readonly at?: string;
  readonly meaning?: string;
  /** What it comes to, where it is not computed from its own Hebrew. */
  readonly value?: number;
  /** Which letter of the word is numbered, from 1. */
  readonly letter?: number;
}

/** Each side, its parts together, comes to the value. The tests measure every part in the Hebrew text. */
export interface Check {
  readonly method: MethodId | Count;
  readonly value: number;
  readonly sides: readonly (readonly Part[])[];
  /** What initials or last letters spell. */
  readonly spells?: string;
}

/** An insight as it is written down. */
export interface CuratedInsight {
  /** Public and never changed: the verse, then a word on what is told. */
  readonly id: string;
  readonly at: string;
  readonly kind: InsightKind;
  /** Two to five sentences in our own words. Numbers that are counted or computed are written in digits; all are borne or told. */
  readonly notes: string;
  readonly source: string;
  /** The first is the one that the claim rests on. */
  readonly checks: readonly Check[];
  /** Phrases of the notes, as they stand there, whose numbers are told and not computed: `ten sayings`. */
  readonly told?: readonly string[];
}

/** An insight with its place. */
export interface Insight extends Omit<CuratedInsight, 'at'> {
  readonly place: VerseReference;
}
