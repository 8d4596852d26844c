import { counted } from '../numbers.ts';

export const analysisText = {
  noMethod: 'No method selected', // Fixed wording.
  noWords: 'No word analysis data available.', // Fixed wording.
  unknown: 'N/A', // Fixed wording.
  allWords: (count: number) => `All ${counted(count, 'word')}`,
  total: 'Analysis total',
  /** What opens to the method and the total that stand under the words, with their counts and factors. */
  aboutTotal: 'About the total',
  textAndTotal: 'Text and total',
  chapterTotal: 'Chapter totals',
  words: 'Words',
  letters: 'Letters',
  reason: (reason: string) => `– ${reason}`,
  valuesBy: (method: string) => `Values by ${method}`,
  columns: { word: 'Word', strongs: 'Strong’s', value: 'Value', frequency: 'Frequency' }, // Fixed wording.
  counted: (words: number, letters: number) => `${counted(words, 'word')} · ${counted(letters, 'letter')}`,
  frequency: {
    title: (words: number) => `Word frequency (${words})`,
    about: (inAnyForm: boolean) =>
      `How often each word occurs${inAnyForm ? ', in any form' : ' in this form'}.`,
    occurrences: (count: number) => counted(count, 'occurrence'), // Fixed wording.
  },
  book: {
    title: 'About the book',
    sources: (sources: string) => `Sources: ${sources}`,
  },
  steps: {
    previousVerse: 'Previous Verse', // Fixed wording.
    nextVerse: 'Next Verse', // Fixed wording.
    previousChapter: 'Previous Chapter',
    nextChapter: 'Next Chapter',
  },
  variants: {
    read: 'read: ',
    written: 'written: ',
    notRead: 'not read',
    notWritten: 'not written',
  },
} as const;
