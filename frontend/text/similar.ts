import { counted } from './numbers.ts';

/** Similar verses and the chart of a verse's words. */
export const similarText = {
  none: 'No similar verses found.', // Fixed.
  shown: (shown: string, total: number) => `${shown} of ${counted(total, 'verse')}`,
  loading: 'Loading…',
  more: 'Show more related verses', // Fixed.
  loadingList: 'Loading similar verses',
  sameValue: 'same value',
  range: (low: string, high: string, value: string) =>
    `Values from <number>${low}</number> to <number>${high}</number>, within 1% of ${value}`,
  rangeOfWritten: (low: string, high: string, value: string) =>
    `As written (ketiv): <number>${low}</number> to <number>${high}</number>, within 1% of ${value}`,
  compareBy: 'Compare by',
  chart: {
    title: 'Values of the words',
    lead: (method: string, reference: string) =>
      `${method} value of each word of <a>${reference}</a>, in reading order`,
    none: 'No data available for chart', // Fixed.
    showChart: 'Show as chart',
    showTable: 'Show as table',
    csv: 'Download CSV',
    position: 'Position',
    word: 'Word',
    transliteration: 'Transliteration',
    meaning: 'Meaning',
  },
} as const;
