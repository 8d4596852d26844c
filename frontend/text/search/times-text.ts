import type { BiblePart } from '../../../domain/canon/index.ts';
import { partNames } from '../../../domain/text/index.ts';
import { counted, formatValue, listed } from '../numbers.ts';

const times = (count: number) => counted(count, 'time');
const inVerses = (count: number, verses: number) => `${times(count)} in ${counted(verses, 'verse')}`;

export const timesText = {
  title: 'How often',
  none: 'It is not in these books.',
  noneIn: (version: string) => `The ${version} does not have this spelling in these books.`,
  inVerses,
  /** Beside the written times: how many more are read, and how many of the written are read otherwise. */
  asRead: (more: number, fewer: number) =>
    [
      ...(more === 0 ? [] : [`and ${formatValue(more)} as read (qere)`]),
      ...(fewer === 0 ? [] : [`${formatValue(fewer)} of them ${fewer === 1 ? 'is' : 'are'} read otherwise`]),
    ].join(', '),
  nameInside: (asked: string) => `${asked}, alone or inside words`,
  inside: 'Count it inside words too, as with a prefix',
  wordsWorth: (value: number) => `words worth ${formatValue(value)}`,
  all: 'All in the order of the Bible',
  byPart: (found: readonly { readonly part: BiblePart; readonly times: number }[]) =>
    found.map(({ part, times: count }) => `${partNames[part]} ${formatValue(count)}`).join(' · '),
  firstPlace: 'First place:',
  table: 'Times by part and book',
  columns: { place: 'Part and book', times: 'Times', verses: 'Verses', share: 'Share' },
  csv: 'Download CSV',
  file: (asked: string) => `Times of ${asked}`,
  csvHeads: { question: 'Counted', answer: 'Times', texts: 'Texts', address: 'Address' },
  csvColumns: ['Part', 'Book', 'Times', 'Verses'],
  countsWritten:
    'Times are written words (ketiv), and verses are those of the Hebrew text. Maqaf divides words.',
  countsGreek: 'Times are words of the Greek text.',
  failed: 'The times could not be loaded.',
  loading: 'Counting',
  question: (asked: string, isInside: boolean) =>
    isInside ? `How often ${asked} occurs, alone or inside a word` : `How often ${asked} occurs`,
  uses: {
    title: 'What the letters stand for',
    others: (count: number) => `Show ${counted(count, 'other')}`,
    fewer: 'Show fewer',
    ofNumber: (count: number) => `of ${counted(count, 'time')} in all forms`,
    /** The words whose number has these letters as its form in the dictionary, and the others. */
    difference: (
      all: number,
      own: number,
      numbers: readonly string[],
      others: number,
      places: readonly string[],
    ) =>
      `Of these ${counted(all, 'word')} ${formatValue(own)} ${own === 1 ? 'has' : 'have'} Strong’s ${numbers.length === 1 ? 'number' : 'numbers'} ${listed(numbers)}, and ${
        others === 1 ? 'one has' : `${others} have`
      } the number of another entry in the dictionary, first in ${listed(places)}.`,
  },
} as const;
