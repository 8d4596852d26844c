/** The optional rows below each word of the interlinear. Each name is also the setting that shows the row. */
export const INTERLINEAR_ROWS = [
  { name: 'meaning', label: 'Meaning', about: 'A short gloss in English' },
  { name: 'transliteration', label: 'Transliteration', about: 'How the word sounds, in Latin letters' },
  { name: 'values', label: 'Values', about: 'What the word counts, by each method' },
  { name: 'strongs', label: 'Strong’s number', about: 'The word’s entry in the lexicon' },
  { name: 'parsing', label: 'Parsing', about: 'What form of the word stands here' },
] as const;
