export const byReferenceText = {
  bibleReference: 'Bible Reference', // Fixed wording.
  version: 'Version', // Fixed wording.
  book: 'Book', // Fixed wording.
  chapter: 'Chapter', // Fixed wording.
  verse: 'Verse', // Fixed wording.
  allVerses: 'All Verses', // Fixed wording.
  viewReference: 'View Reference', // Fixed wording.
  notInstalled: (name: string, reason = 'not installed') => `${name} – ${reason}`,
  removed: 'Removed version',
  versionsFailed: 'The list of versions could not be loaded.',
  /**
   * Follows the name of the KJV with Strong’s if its tagged text is not installed. The version then looks like the
   * plain KJV.
   */
  untagged: 'no numbers in the English here',
  methods: 'Gematria Methods', // Fixed wording.
  moreMethods: 'More methods…', // Fixed wording.
  methodsTitle: 'Gematria methods',
  methodsAbout: 'Your choice applies right away, on every verse.',
  more: 'More',
  moreAbout: (method: string) => `More about ${method}`,
} as const;
