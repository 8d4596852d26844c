import { counted } from '../numbers.ts';

export const similarText = {
  none: 'No similar verses found.', // Fixed wording.
  shown: (shown: string, total: number) => `${shown} of ${counted(total, 'verse')}`,
  loading: 'Loading…',
  more: 'Show more related verses', // Fixed wording.
  loadingList: 'Loading similar verses',
  sameValue: 'same value',
  range: (value: string) => `Values within 1% of <number>${value}</number>`,
  rangeOfWritten: (value: string) => `As written (ketiv): values within 1% of <number>${value}</number>`,
  compareBy: 'Compare by',
  chart: {
    title: 'Values of the words',
    lead: (method: string, reference: string) =>
      `${method} value of each word of <a>${reference}</a>, in reading order`,
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
