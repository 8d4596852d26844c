export const placeProblemsText = {
  noSuchVerse: 'No such verse',
  notInstalled: 'Not installed',
  goTo: (reference: string) => `Go to <bdi>${reference}</bdi>`,
  readKjv: 'Read the King James Version',
  importLicensed: 'For administrators: import a licensed text',
  edition: {
    notHere: (edition: string, book: string) =>
      `${edition} is not installed, or does not have ${book}, so you see another edition.`,
    gone: 'This original text was removed from this site, so you see the usual one.',
    unknown: (id: string) => `There is no edition “${id}” of the original text, so you see the usual one.`,
  },
  ownVersion:
    'The version that you chose was removed from this site, so you see the <kjv>King James Version</kjv>.',
  version: (version: string) =>
    `The ${version} is under copyright and not installed, so you see the original without English. <kjv>Read the King James Version</kjv>, or <import>import a licensed text</import>.`,
} as const;
