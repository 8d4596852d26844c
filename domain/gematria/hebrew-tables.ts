import { HEBREW_ALPHABET, HEBREW_FINALS, mapTable, tableOf, withFinalsAsBase } from './letter-tables.ts';
import type { LetterTable } from './method-types.ts';

const units = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const tens = [10, 20, 30, 40, 50, 60, 70, 80, 90];
const hundreds = [100, 200, 300, 400];
const standard22 = tableOf(HEBREW_ALPHABET, [...units, ...tens, ...hundreds]);

/**
 * Mispar hechrachi: the alphabetic numerals of Hebrew coins and dates. Final letters have the value of their base
 * letter.
 */
export const STANDARD: LetterTable = withFinalsAsBase(standard22);

/**
 * Mispar gadol: the standard values, but the final letters ך to ץ have the values 500 to 900, as in late Hebrew
 * numerals.
 */
export const GADOL: LetterTable = Object.freeze({
  ...standard22,
  ...tableOf(HEBREW_FINALS, [500, 600, 700, 800, 900]),
});

const places = Array.from(HEBREW_ALPHABET, (_, index) => index + 1);

/** Mispar siduri: the letter's position in the alphabet, 1–22. Final letters count as their base letter. */
export const ORDINAL: LetterTable = withFinalsAsBase(tableOf(HEBREW_ALPHABET, places));

/** The letter's position in an alphabet in which the five final letters follow the 22 others as 23–27. */
export const ORDINAL_27: LetterTable = tableOf(
  HEBREW_ALPHABET + HEBREW_FINALS,
  Array.from(HEBREW_ALPHABET + HEBREW_FINALS, (_, index) => index + 1),
);

/**
 * The letter's position counted from the end of the alphabet: א 22 … ת 1. Final letters count as their base letter.
 */
export const REVERSE_ORDINAL: LetterTable = mapTable(ORDINAL, (place) => 23 - place);

/** Mispar katan: the standard value with its zeros removed, 1 to 9 (Pardes Rimonim 30:8). */
export const KATAN: LetterTable = mapTable(STANDARD, (value) => Number(String(value).replaceAll('0', '')));

/** Mispar kidmi: the sum of the standard values of all letters up to this one (Pardes Rimonim 30:8). */
export const KIDMI: LetterTable = withFinalsAsBase(
  mapTable(standard22, (_, letter) =>
    Array.from(HEBREW_ALPHABET.slice(0, HEBREW_ALPHABET.indexOf(letter) + 1)).reduce(
      (sum, earlier) => sum + (standard22[earlier] as number),
      0,
    ),
  ),
);

/** Mispar perati: the square of the letter's standard value (Pardes Rimonim 30:8). */
export const PERATI: LetterTable = mapTable(STANDARD, (value) => value ** 2);

/** Mispar meshulash: the cube of the letter's standard value. */
export const MESHULASH: LetterTable = mapTable(STANDARD, (value) => value ** 3);
