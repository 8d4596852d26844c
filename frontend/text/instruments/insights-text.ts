export const insightsText = {
  title: 'Explore Kabbalistic Insights', // Fixed wording.
  pageTitle: 'Kabbalistic Insights',
  lead: 'What Jewish tradition finds in the words and numbers of the Torah, with the earliest source we know. Where the traditional count differs from ours, we give both.',
  books: 'Books of the Torah',
  card: {
    badge: 'Mystical', // Fixed wording.
    less: 'Show less',
    more: 'Show more',
    on: (reference: string) => ` on ${reference}`,
    view: (reference: string) => `View<a> ${reference}</a>`,
    checked: 'Checked in the text',
    computed: 'Computed',
  },
  gallery: {
    failed: "Couldn't load kabbalistic insights", // Fixed wording.
    failedText: "We're importing more mystical insights. Please check back soon.", // Fixed wording.
    showAll: (count: number, book: string) => `Show all ${count} insights on ${book}`,
    none: (book: string) => `No kabbalistic insights available for ${book} yet.`, // Fixed wording.
    noneText: "We're continually adding mystical insights to sacred texts.", // Fixed wording.
    notLoaded: 'The insights could not be loaded.',
    retry: 'Retry',
    loading: 'Loading the insights',
    otherBook: (book: string) => `No insights on ${book} yet. Read those on:`,
  },
  working: {
    title: 'How it is counted',
    occurrences: 'How often it occurs',
    initials: 'First letters',
    finals: 'Last letters',
    verseInitials: 'First letters of the verses',
    anagram: 'The same letters',
    reversed: 'Read backwards',
    letterNumber: 'Which letter of the Torah',
    wordNumber: 'Which word of the Torah',
    verseNumber: 'Which verse of the Torah',
    largeLetters: 'Letters written large in this edition',
    turnedNuns: 'Inverted nuns in this edition',
    dottedLetters: 'Dotted letters in this edition',
  },
  ofVerse: 'Kabbalistic insights',
} as const;
