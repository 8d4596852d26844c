import { GREEK_ALPHABET, GREEK_NUMERALS, mapTable, tableOf } from './letter-tables.ts';
import type { LetterTable } from './method-types.ts';

/**
 * The Milesian (Ionic) numerals, 27 signs: units α–θ with ϛ 6, tens ι–ϟ with koppa 90, hundreds ρ–ϡ with sampi 900.
 * Isopsephy uses the same values.
 */
export const GREEK_STANDARD: LetterTable = tableOf(
  GREEK_NUMERALS,
  Array.from(GREEK_NUMERALS, (_, index) => ((index % 9) + 1) * 10 ** Math.floor(index / 9)),
);

/**
 * The position of each letter in the alphabet of 24 letters. Stigma, koppa and sampi have no such position and do not
 * count.
 */
export const GREEK_ORDINAL: LetterTable = tableOf(
  GREEK_ALPHABET,
  Array.from(GREEK_ALPHABET, (_, index) => index + 1),
);

/** The position of each sign among the 27 numerals. */
export const GREEK_ORDINAL_27: LetterTable = tableOf(
  GREEK_NUMERALS,
  Array.from(GREEK_NUMERALS, (_, index) => index + 1),
);

/**
 * The standard value of each letter without its zeros: the pythmen, "root", of Hippolytus, Refutation of All Heresies
 * 4.14.
 */
export const GREEK_REDUCED: LetterTable = mapTable(GREEK_STANDARD, (value) =>
  Number(String(value).replaceAll('0', '')),
);

/** The square of each letter's standard value. */
export const GREEK_SQUARES: LetterTable = mapTable(GREEK_STANDARD, (value) => value ** 2);

/** The cube of each letter's standard value. */
export const GREEK_CUBES: LetterTable = mapTable(GREEK_STANDARD, (value) => value ** 3);
