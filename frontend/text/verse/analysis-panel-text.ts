export const analysisPanelText = {
  panel: 'Analysis',
  loading: 'Loading',
  noVerse: 'No Verse Selected', // Fixed wording.
  noVerseHint: 'Select a verse to view analysis.', // Fixed wording.
  tabs: { interlinear: 'Interlinear', gematria: 'Gematria', context: 'Context' }, // Fixed wording.
  /** Screen readers hear this after the name of the tab Context if the verse has insights. */
  withInsights: ' with insights',
  place: 'Place',
  chapter: (chapter: number) => `Chapter ${chapter}`,
  verse: (verse: number) => `Verse ${verse}`,
  kabbalistic: 'Kabbalistic', // Fixed wording.
} as const;
