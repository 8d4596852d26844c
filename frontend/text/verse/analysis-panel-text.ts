export const analysisPanelText = {
  panel: 'Analysis',
  loading: 'Loading',
  noVerse: 'No Verse Selected', // Fixed.
  noVerseHint: 'Select a verse to view analysis.', // Fixed.
  tabs: { interlinear: 'Interlinear', gematria: 'Gematria', context: 'Context' }, // Fixed.
  /** The end of the name of the tab Context for screen readers, if the verse has insights. */
  withInsights: ' with insights',
  place: 'Place',
  chapter: (chapter: number) => `Chapter ${chapter}`,
  verse: (verse: number) => `Verse ${verse}`,
  kabbalistic: 'Kabbalistic', // Fixed.
} as const;
