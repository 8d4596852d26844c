/** What the explorer shows instead of a place that does not exist. */
export const placeProblemsText = {
  noSuchVerse: 'No such verse',
  notInstalled: 'Not available here',
  goTo: (reference: string) => `Go to <bdi>${reference}</bdi>`,
  readKjv: 'Read the King James Version',
  importLicensed: 'For administrators: import a licensed text',
} as const;
