/** The rows below each word of the interlinear, as settings. */
export const readingText = {
  rows: {
    transliteration: { label: 'Transliteration', about: 'How the word sounds, in Latin letters' },
    meaning: { label: 'Meaning', about: 'A short meaning in English' },
    strongs: { label: 'Strong’s number', about: 'The word’s number in Strong’s dictionary' },
    parsing: { label: 'Parsing', about: 'Grammar of this form' },
    values: { label: 'Values', about: 'What the word adds up to, by each method' },
  },
} as const;
