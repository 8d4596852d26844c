import { counted } from '../numbers.ts';

export const lexiconText = {
  failed: 'The dictionary entry could not be loaded.',
  retry: 'Retry',
  loading: 'Loading the dictionary',
  derivation: 'Derivation',
  occurrences: {
    title: 'Verses with this word',
    titleOf: (verses: number, books: number) =>
      `This word is in ${counted(verses, 'verse')}, in ${counted(books, 'book')}.`,
    most: (shown: number, all: number) => `The ${shown} of ${all} books with the most verses.`,
    verses: (count: number) => counted(count, 'verse'),
    book: 'Book',
    inVerses: 'Verses',
    showTable: 'Show as table',
    showChart: 'Show as chart',
    failed: 'The counts by book could not be loaded.',
  },
  kjv: 'In the King James Version',
} as const;
