/** The hints for new readers. Each is shown once. */
export const hintsText = {
  words: 'Point at a word, or click it, for its facts',
  /** The same hint where nothing can point. */
  wordsByTouch: 'Touch a word for its facts',
  arrows: 'Left and right arrow keys change the verse',
  size: 'Aa changes size, marks and lines',
} as const;
