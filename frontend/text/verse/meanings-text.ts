const several = 'one of several senses';

export const meaningsText = {
  /** What the sign את is called, and what it is called below a word. */
  objectMarker: '(object marker)',
  brief: '(obj.)',
  /** Shown after a meaning if the word has other senses too. */
  sign: '°',
  several,
  aboutSign: `° marks ${several}.`,
} as const;
