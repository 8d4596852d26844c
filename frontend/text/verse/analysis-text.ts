import { counted } from '../numbers.ts';

export const analysisText = {
  noMethod: 'No method selected', // Fixed.
  noWords: 'No word analysis data available.', // Fixed.
  unknown: 'N/A', // Fixed.
  total: 'Analysis total',
  chapterTotal: 'Chapter totals',
  words: 'Words',
  letters: 'Letters',
  reason: (reason: string) => `– ${reason}`,
  valuesBy: (method: string) => `Values by ${method}`,
  columns: { word: 'Word', strongs: 'Strong’s', value: 'Value', frequency: 'Frequency' }, // Fixed.
  counted: (words: number, letters: number) => `${counted(words, 'word')} · ${counted(letters, 'letter')}`,
  frequency: {
    title: 'Word frequency',
    about: (inAllForms: boolean, edition: string) =>
      `How often each word occurs ${inAllForms ? 'in all its forms' : 'in this form'} in ${edition}.`,
    thisEdition: 'this edition',
    occurrences: (count: number) => counted(count, 'occurrence'), // Fixed.
  },
  book: {
    title: 'About the book',
    sources: (sources: string) => `Sources: ${sources}`,
  },
  steps: {
    previousVerse: 'Previous Verse', // Fixed.
    nextVerse: 'Next Verse', // Fixed.
    previousChapter: 'Previous Chapter',
    nextChapter: 'Next Chapter',
  },
} as const;
