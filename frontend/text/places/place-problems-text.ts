export const placeProblemsText = {
  noSuchVerse: 'No such verse',
  notInstalled: 'Not available here',
  goTo: (reference: string) => `Go to <bdi>${reference}</bdi>`,
  readKjv: 'Read the King James Version',
  importLicensed: 'For administrators: import a licensed text',
  edition: {
    notHere: (edition: string, book: string) =>
      `${edition} is not available for ${book} here, so you see another edition.`,
    unknown: (id: string) => `There is no edition “${id}” of the original text, so you see the usual one.`,
  },
  version: (version: string) =>
    `The ${version} is under copyright and not available here, so you see the original without English. <kjv>Read the King James Version</kjv>, or <import>import a licensed text</import>.`,
} as const;
