import type { StatisticsAnswer } from '../contract/index.ts';
import type { PlacedHit } from '../value-search/index.ts';
import type { StatisticsRow } from './rows.ts';

/** The extremes of a text: the units that have the most or the least of a measure. The ids are anchors of the page. */
export const EXTREMES = [
  { id: 'longest-word', unit: 'word', measure: 'letters', isLeast: false },
  { id: 'highest-word', unit: 'word', measure: 'value', isLeast: false },
  { id: 'longest-verse', unit: 'verse', measure: 'words', isLeast: false },
  { id: 'longest-verse-by-letters', unit: 'verse', measure: 'letters', isLeast: false },
  { id: 'shortest-verse', unit: 'verse', measure: 'words', isLeast: true },
  { id: 'shortest-verse-by-letters', unit: 'verse', measure: 'letters', isLeast: true },
  { id: 'highest-verse', unit: 'verse', measure: 'value', isLeast: false },
  { id: 'lowest-verse', unit: 'verse', measure: 'value', isLeast: true },
] as const;

export type ExtremeId = (typeof EXTREMES)[number]['id'];

/** The figures of a row. The contract says what each one is. */
export type CountedRow = StatisticsRow & Omit<StatisticsAnswer['rows'][number], 'id' | 'kind' | 'name'>;

/** The words or verses with the most or the least, with the places of the first ones. */
export interface PlacedExtreme {
  readonly id: ExtremeId;
  readonly value: number;
  readonly count: number;
  /** A word has its letters. */
  readonly hits: readonly (PlacedHit & { readonly letters?: string })[];
}

/** The statistics of a text as its letters file gives them. */
export interface CountedStatistics {
  /** The row that the letters and extremes are about. */
  readonly scope: string;
  readonly rows: readonly CountedRow[];
  readonly letters: readonly { readonly letter: string; readonly count: number }[];
  readonly extremes: readonly PlacedExtreme[];
}

/** Some of the different words of a text, each at its first place. */
export interface PlacedWords {
  /** How many there are in all. */
  readonly count: number;
  readonly words: readonly { readonly letters: string; readonly times: number; readonly hit: PlacedHit }[];
}

/** Which of the different words are listed: all, the most frequent first; or those that occur once, in reading order. */
export interface WordsQuestion {
  readonly once: boolean;
  readonly limit: number;
  readonly offset: number;
}
