export const byReferenceText = {
  bibleReference: 'Bible Reference', // Fixed.
  version: 'Version', // Fixed.
  book: 'Book', // Fixed.
  chapter: 'Chapter', // Fixed.
  verse: 'Verse', // Fixed.
  allVerses: 'All Verses', // Fixed.
  viewReference: 'View Reference', // Fixed.
  notInstalled: (name: string, reason = 'not installed') => `${name} – ${reason}`,
  versionsFailed: 'The list of versions could not be loaded.',
  original: 'Original text',
  originalsFailed: 'The list of original texts could not be loaded.',
  /** After the name of the KJV with Strong’s, if its tagged text is not installed. It then looks like the plain KJV. */
  untagged: 'no numbers in the English here',
  reading: 'Reading',
  readings: { ketiv: 'As written (ketiv)', qere: 'As read (qere)' },
  methods: 'Gematria Methods', // Fixed.
  moreMethods: 'More methods…', // Fixed.
  methodsTitle: 'Gematria methods',
  methodsAbout: 'Your choice applies right away, on every verse.',
  more: 'More',
  moreAbout: (method: string) => `More about ${method}`,
  versesOf: (chapter: string) => `Verses of ${chapter}`,
} as const;
