/** How a text is read: the rows below each word, and the frame around a verse or chapter. */
export const readingText = {
  rows: {
    transliteration: { label: 'Transliteration', about: 'How the word sounds, in Latin letters' },
    meaning: { label: 'Meaning', about: 'A short meaning in English' },
    strongs: { label: 'Strong’s number', about: 'The word’s number in Strong’s dictionary' },
    parsing: { label: 'Parsing', about: 'Grammar of this form' },
    values: { label: 'Values', about: 'What the word adds up to, by each method' },
  },
  loadingChapter: 'Loading the chapter',
  leaveReader: 'Leave reader mode',
} as const;
