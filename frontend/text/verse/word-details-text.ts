export const wordDetailsText = {
  parsingFrom: 'Parsing: STEPBible (TAGNT), CC BY 4.0',
  /** What the source says of the word is one of these, or both. */
  sourceNumber: (number: string | null) =>
    number === null ? 'no Strong’s number' : `Strong’s number ${number}`,
  and: ' and ',
  corrected: (inSource: string) => `Corrected: the source says “${inSource}”.`,
  shownByLetters: ' The word’s letters and points show what is right.',
  reported: ' It was <report>reported to the source</report>.',
} as const;
