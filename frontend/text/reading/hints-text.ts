export const hintsText = {
  words: 'Point at a word for details. Click to keep them.',
  wordsByClick: 'Click a word for details.',
  wordsByTouch: 'Tap a word for details.',
  arrows: 'Left and right arrow keys change the verse',
  install: 'This site can open like an app, also offline. <button>Install it</button>',
  installByShare: 'To open this site like an app: Share, then Add to Home Screen',
  size: 'Aa changes size, marks and lines',
} as const;
