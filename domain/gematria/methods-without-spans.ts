/**
 * The methods by which phrases cannot be searched: digital roots, and those that count the position of a letter. The
 * other methods are additive, or add a fixed amount to a sum.
 */
export const METHODS_WITHOUT_SPANS: readonly string[] = [
  'HEBREW_KATAN_MISPARI',
  'HEBREW_BONEEH',
  'HEBREW_BONEEH_PER_WORD',
  'HEBREW_HAACHOR',
  'HEBREW_HAACHOR_PER_WORD',
  'GREEK_REDUCED_TOTAL',
];
