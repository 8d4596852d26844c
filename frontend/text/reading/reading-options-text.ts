export const readingOptionsText = {
  size: 'Text size',
  marks: 'Hebrew marks',
  vowels: 'Vowels',
  accents: 'Accents',
  words: 'Below each word',
  chooseWords: 'Choose words to add up',
} as const;
