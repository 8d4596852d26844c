/** Words of the sidebar and of the sheet that a narrow window shows instead. */
export const sidebarText = {
  sheet: 'What to read',
  tabs: 'Ways to find a passage',
  byReference: 'By Reference', // Fixed.
  search: 'Search', // Fixed.
  hide: 'Hide the sidebar',
  show: 'Sidebar',
  bibleReference: 'Bible Reference', // Fixed.
  version: 'Version', // Fixed.
  book: 'Book', // Fixed.
  chapter: 'Chapter', // Fixed.
  verse: 'Verse', // Fixed.
  allVerses: 'All Verses', // Fixed.
  viewReference: 'View Reference', // Fixed.
  notInstalled: (name: string, reason = 'not installed') => `${name} – ${reason}`,
  versionsFailed: 'The list of installed versions did not load.',
  original: 'Original text',
  originalsFailed: 'The list of installed texts did not load.',
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
  searches: 'Ways to search',
  textSearch: 'Text Search', // Fixed.
  valueSearch: 'Gematria Value', // Fixed.
  text: 'Text',
  value: 'Value',
  exact: 'Search will look for exact matches in the biblical text.', // Fixed.
  searchText: 'Search Text', // Fixed.
  findByValue: 'Find by Value', // Fixed.
  filters: 'Advanced Filters', // Fixed.
  limitToBook: 'Limit to Book', // Fixed.
  allBooks: 'All books',
  testaments: { old: 'Old Testament', new: 'New Testament', apocrypha: 'Apocrypha' },
  method: 'Gematria Method', // Fixed.
  /** Above the text when the chosen version is missing. */
  missingVersion: (version: string) =>
    `The ${version} is not installed: it needs a licensed text. You see the original without English. <kjv>Read the King James Version</kjv>, or <import>import a licensed text</import>.`,
} as const;
