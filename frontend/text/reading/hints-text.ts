export const hintsText = {
  words: 'Point at a word, or click it, for its facts',
  wordsByTouch: 'Touch a word for its facts',
  arrows: 'Left and right arrow keys change the verse',
  size: 'Aa changes size, marks and lines',
} as const;
