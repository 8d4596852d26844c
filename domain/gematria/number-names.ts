import { BASE_OF_FINAL } from '../hebrew/index.ts';
import { STANDARD } from './hebrew-tables.ts';
import { HEBREW_ALPHABET, mapTable } from './letter-tables.ts';
import type { LetterReadings, LetterTable } from './method-types.ts';

/**
 * The names of the letters' numbers: the feminine numerals, with which Hebrew counts, in modern full spelling.
 * Older tables write some of them shorter or use the masculine. The definition of the method names this convention.
 */
// biome-ignore format: units, tens and hundreds
const NUMBER_NAMES = [
  'אחת', 'שתיים', 'שלוש', 'ארבע', 'חמש', 'שש', 'שבע', 'שמונה', 'תשע',
  'עשר', 'עשרים', 'שלושים', 'ארבעים', 'חמישים', 'שישים', 'שבעים', 'שמונים', 'תשעים',
  'מאה', 'מאתיים', 'שלוש מאות', 'ארבע מאות',
];

const names = Object.fromEntries(
  [...HEBREW_ALPHABET].map((letter, place) => [letter, NUMBER_NAMES[place] as string]),
);

/** The number of each letter in words. A final letter has the number of its base letter. */
export const MISPARI_READINGS: LetterReadings = Object.freeze({
  ...names,
  ...Object.fromEntries(Object.entries(BASE_OF_FINAL).map(([final, base]) => [final, names[base] as string])),
});

/** Mispar mispari: the standard value of the number's name (Cordovero, Pardes Rimonim 30:8). */
export const MISPARI: LetterTable = mapTable(STANDARD, (_, letter) =>
  [...(MISPARI_READINGS[letter] as string)].reduce((total, sign) => total + (STANDARD[sign] ?? 0), 0),
);
