export const chapterText = {
  afterVerse: (verse: number) => `After verse ${verse}, without a number`,
  endingOf: (reference: string) => `the ending after ${reference}`,
  otherNumbers: {
    edition: (reference: string) => `In the original: ${reference}`,
    version: (reference: string) => `In the file of this version: ${reference}`,
  },
  continue: (reference: string) => `Continue with ${reference}`,
  insights: 'Explore Kabbalistic Insights', // Fixed wording.
  analysisOf: (reference: string) => `Analysis of ${reference}`,
  wordFailed: { title: 'This word could not be loaded', description: 'Check your connection and try again.' },
  options: {
    texts: 'Show',
    text: {
      both: 'Original and English',
      original: 'Original only',
      english: 'English only',
    },
    flow: 'Set verses as',
    flows: { lines: 'Lines', paragraphs: 'Paragraphs' },
    values: 'Verse values',
    readOn: 'Read on into the next chapter',
    panel: 'Analysis beside the text',
    reader: 'Reader mode',
    readerKey: 'r',
  },
} as const;
