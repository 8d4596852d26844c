export const hintsText = {
  words: 'Point at a word for details. Click to keep them.',
  wordsByClick: 'Click a word for details.',
  wordsByTouch: 'Tap a word for details.',
  arrows: 'Left and right arrow keys change the verse',
  size: 'Aa changes size, marks and lines',
} as const;
