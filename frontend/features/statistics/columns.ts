import type { StatisticsAnswer } from '../../../domain/contract/index.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { statisticsText } from '../../text/instruments/statistics-text.ts';

export type Row = StatisticsAnswer['rows'][number];

/** A figure of a row: a column of the table and of the file. */
export interface Column {
  readonly name: string;
  readonly of: (row: Row) => number;
  /** What is counted, if it has places by number. */
  readonly unit?: 'verse' | 'word' | 'letter';
  /** The list of words that is counted. */
  readonly list?: 'distinct-words' | 'words-once';
}

const text = statisticsText.figures;

/** All figures of a row, in the order in which the page shows them. A figure without a unit or a list is a value. */
export const columnsOf = (methods: readonly string[]): readonly Column[] => [
  { name: text.verses, of: ({ verses }) => verses, unit: 'verse' },
  { name: text.words, of: ({ words }) => words, unit: 'word' },
  { name: text.letters, of: ({ letters }) => letters, unit: 'letter' },
  ...methods.map((method, at) => ({
    name: text.sum(methodLabel(method)),
    of: ({ sums }: Row) => sums[at] ?? 0,
  })),
  { name: text.distinctWords, of: ({ distinctWords }) => distinctWords, list: 'distinct-words' },
  { name: text.wordsOnce, of: ({ wordsOnce }) => wordsOnce, list: 'words-once' },
];
