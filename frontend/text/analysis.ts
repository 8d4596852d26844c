import { counted } from './numbers.ts';

/** The study panel beside a verse or chapter. */
export const analysisText = {
  panel: 'Analysis',
  loading: 'Loading',
  tabs: { interlinear: 'Interlinear', gematria: 'Gematria', context: 'Context' }, // Fixed.
  /** The end of the name of the tab Context for screen readers, if the verse has insights. */
  withInsights: ' with insights',
  place: 'Place',
  chapter: (chapter: number) => `Chapter ${chapter}`,
  verse: (verse: number) => `Verse ${verse}`,
  kabbalistic: 'Kabbalistic', // Fixed.
  noVerse: 'No Verse Selected', // Fixed.
  noVerseHint: 'Select a verse to see its words.',
  noMethod: 'No method selected', // Fixed.
  noWords: 'No word analysis data available.', // Fixed.
  unknown: 'N/A', // Fixed.
  total: 'Analysis total',
  chapterTotal: 'Totals of the chapter',
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
