import { rangeAround } from '../../../domain/numbers/index.ts';
import { counted, formatValue } from '../numbers.ts';

/** The API's range of values, if its tolerance is not named. */
function rangeOf(value: number): string {
  const { low, high } = rangeAround(value, 1);
  return `${formatValue(low)}–${formatValue(high)} (within 1%`;
}

const namedRange = (value: number) => `${rangeOf(value)} of <number>${formatValue(value)}</number>)`;

export const similarText = {
  none: 'No similar verses found.', // Fixed wording.
  shown: (shown: string, total: number) => `${shown} of ${counted(total, 'verse')}`,
  loading: 'Loading…',
  more: 'Show more related verses', // Fixed wording.
  loadingList: 'Loading similar verses',
  sameValue: 'same value',
  /** The range around the total that stands under the words. */
  rangeOfTotal: (value: number) => `${rangeOf(value)})`,
  range: namedRange,
  rangeOfWritten: (value: number) => `As written (ketiv): ${namedRange(value)}`,
  compareBy: 'Compare by',
  chart: {
    title: 'Values of the words',
    lead: (method: string, reference: string) =>
      `${method} value of each word of <bdi>${reference}</bdi>, in reading order`,
    none: 'No data available for chart', // Fixed wording.
    showChart: 'Show as chart',
    showTable: 'Show as table',
    csv: 'Download CSV',
    position: 'Position',
    word: 'Word',
    transliteration: 'Transliteration',
    meaning: 'Meaning',
  },
} as const;
