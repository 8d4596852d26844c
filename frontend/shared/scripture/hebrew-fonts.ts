/** The fonts for pointed Hebrew. The site brings Cardo; the others count only where the reader has installed them. */
export const HEBREW_FONTS = ['cardo', 'ezra', 'taamey'] as const;
export type HebrewFont = (typeof HEBREW_FONTS)[number];
