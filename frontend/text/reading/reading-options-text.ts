export const readingOptionsText = {
  size: 'Text size',
  marks: 'Hebrew marks',
  vowels: 'Vowels',
  accents: 'Accents',
  words: 'Below each word',
} as const;
