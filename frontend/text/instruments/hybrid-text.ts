import { counted } from '../numbers.ts';

export const hybridText = {
  title: 'Hybrid Bible Explorer', // Fixed wording.
  lead: 'See one verse of the Torah or the Apocrypha word by word, in Hebrew or Greek, with up to four values for each word.',
  methods: 'Gematria methods',
  buttons: {
    HEBREW_STANDARD: 'Standard Hebrew', // Fixed wording.
    HEBREW_ORDINAL: 'Ordinal Hebrew', // Fixed wording.
    GREEK_STANDARD: 'Standard Greek', // Fixed wording.
    GREEK_ORDINAL: 'Ordinal Greek', // Fixed wording.
  },
  form: {
    book: 'Book',
    torah: 'Torah',
    apocrypha: 'Apocrypha',
    notInstalled: (book: string) => `${book} – not installed`,
    chapter: 'Chapter',
    verse: 'Verse',
    search: 'Search', // Fixed wording.
    allMissing: 'The Apocrypha is not installed.',
    someMissing: (count: number) =>
      `${counted(count, 'book')} of the Apocrypha ${count === 1 ? 'is' : 'are'} not installed.`,
    unknown: 'We could not check which books are installed.',
    noBook: (name: string) => `There is no book called “${name}”. Choose one from the list.`,
    corrected: 'Chapters and verses are whole numbers from 1, so 1 is used instead.',
  },
  start: {
    examples: ['Genesis 1:1', 'Exodus 3:14', 'Deuteronomy 6:4', 'John 1:1 (Greek)'],
    title: 'No verse chosen yet',
    text: 'Choose a book, a chapter and a verse, then press Search. Below is Genesis 1:1 as an example. Or start with one of these:',
  },
  result: {
    notInstalled: 'Not installed',
    books: 'See the books on this site',
    failed: 'Error Loading Verse', // Fixed wording.
    failedText: (reason: string) => `Failed to fetch verse: ${reason}`, // Fixed wording.
    none: 'No Verse Data', // Fixed wording.
    noneText: 'No data was found for this verse.', // Fixed wording.
    goTo: (reference: string) => `Go to <bdi>${reference}</bdi>`,
    loading: 'Loading the verse',
  },
  verse: {
    words: (reference: string, count: number) => `${reference}: ${counted(count, 'word')}`,
    navigation: 'Verses',
    previous: 'Previous verse',
    next: 'Next verse',
    open: 'Open in the explorer',
    totals: 'Total gematria values',
    table: 'Words',
    position: 'Position',
    greek: 'Greek',
    hebrew: 'Hebrew',
  },
  citationFailed: 'The citation could not be loaded.',
  citation: (reference: string) => `Total gematria values of ${reference}`,
} as const;
