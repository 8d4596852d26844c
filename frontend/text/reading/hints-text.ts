export const hintsText = {
  words: 'Point at a word for details. Click to keep them. ° marks one of several senses.',
  wordsByClick: 'Click a word for details. ° marks one of several senses.',
  wordsByTouch: 'Tap a word for details. ° marks one of several senses.',
  arrows: 'Left and right arrow keys change the verse',
  size: 'Aa changes size, marks and lines',
} as const;
