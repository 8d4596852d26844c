export const readingOptionsText = {
  size: 'Text size',
  marks: 'Hebrew marks',
  vowels: 'Vowels',
  accents: 'Accents',
  words: 'Below each word',
  original: 'Original text',
  notInstalled: (name: string) => `${name} – not installed`,
  originalsFailed: 'The list of original texts could not be loaded.',
  reading: 'Reading',
  readings: { ketiv: 'As written (ketiv)', qere: 'As read (qere)' },
  chooseWords: 'Choose words to add up',
} as const;
