/** What the explorer shows instead of a place that does not exist or did not load. */
export const placeProblemsText = {
  noSuchVerse: 'No such verse',
  notInstalled: 'Not available here',
  goTo: (reference: string) => `Go to <bdi>${reference}</bdi>`,
  readKjv: 'Read the King James Version',
  books: 'See the books on this site',
  importLicensed: 'For administrators: import a licensed text',
} as const;
