import type {
  StatisticsAnswer,
  StatisticsPlace,
  StatisticsWordsAnswer,
} from '../../../domain/contract/index.ts';
import { statisticsText } from '../../text/instruments/statistics-text.ts';
import { citeText } from '../../text/verse/cite-text.ts';
import { csvOf } from '../../ui/sharing/csv.ts';
import { columnsOf } from './columns.ts';

const text = statisticsText.csv;

type Edition = StatisticsAnswer['edition'];

const headOf = ({ id, revision }: Edition, address: string) => [
  [text.text, citeText.revision(id.toUpperCase(), revision)],
  [text.address, address],
  [],
];

const placeOf = ({ reference, originalReference, word }: StatisticsPlace): string =>
  [word?.letters, originalReference ?? reference].filter((part) => part !== undefined).join(' ');

/** The table of parts and books, then the letters and extremes of the chosen part, below lines that say what they are. */
export function csvOfStatistics(answer: StatisticsAnswer, address: string): string {
  const columns = columnsOf(answer.methods);
  return csvOf([
    ...headOf(answer.edition, address),
    [statisticsText.table.name, ...columns.map(({ name }) => name)],
    ...answer.rows.map((row) => [row.name, ...columns.map(({ of }) => of(row))]),
    [],
    text.letters,
    ...answer.letters.map(({ letter, count }) => [letter, count]),
    [],
    text.extremes,
    ...answer.extremes.map(({ id, value, count, places }) => [
      statisticsText.extremes.name(id),
      value,
      count,
      places.map(placeOf).join('; '),
    ]),
  ]);
}

/** Different words, each with its number of times and its first place. */
export const csvOfWords = ({ edition, words }: StatisticsWordsAnswer, address: string): string =>
  csvOf([
    ...headOf(edition, address),
    text.words,
    ...words.map(({ times, first: { word, reference, originalReference } }) => [
      word?.letters ?? '',
      times,
      reference,
      originalReference ?? reference,
    ]),
  ]);
