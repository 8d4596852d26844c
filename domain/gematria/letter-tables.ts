import { BASE_OF_FINAL } from '../hebrew/index.ts';
import type { LetterTable } from './method-types.ts';

export const HEBREW_ALPHABET = 'אבגדהוזחטיכלמנסעפצקרשת';

export const HEBREW_FINALS = 'ךםןףץ';

export const GREEK_ALPHABET = 'αβγδεζηθικλμνξοπρστυφχψω';

/** The 27 signs of the Greek numerals: the alphabet with stigma (6), koppa (90) and sampi (900) in their places. */
export const GREEK_NUMERALS = 'αβγδεϛζηθικλμνξοπϟρστυφχψωϡ';

/**
 * A frozen table that gives each letter a value by its place among the letters, from 1.
 *
 * @example
 * ```ts
 * tableByPlace('אב', (place) => place * 10) // => { "א": 10, "ב": 20 }
 * ```
 */
export function tableByPlace(letters: string, valueAt = (place: number) => place): LetterTable {
  return Object.freeze(
    Object.fromEntries(Array.from(letters, (letter, index) => [letter, valueAt(index + 1)])),
  );
}

/**
 * A frozen table that gives each letter of another table, or of readings, a new value.
 *
 * @example
 * ```ts
 * mapTable({ י: 10, כ: 20 }, (value) => value * value) // => { "י": 100, "כ": 400 }
 * ```
 */
export function mapTable<T>(
  table: Readonly<Record<string, T>>,
  change: (value: T, letter: string) => number,
): LetterTable {
  return Object.freeze(
    Object.fromEntries(Object.entries(table).map(([letter, value]) => [letter, change(value, letter)])),
  );
}

/**
 * A table or readings of the 22 letters, extended so that every final letter has what its base letter has.
 *
 * @example
 * ```ts
 * withFinalsAsBase({ כ: 20, מ: 40, נ: 50, פ: 80, צ: 90 })['ץ'] // => 90
 * ```
 */
export function withFinalsAsBase<T>(table: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  const finals = Object.entries(BASE_OF_FINAL).map(([final, base]) => [final, table[base] as T] as const);
  return Object.freeze({ ...table, ...Object.fromEntries(finals) });
}

const numeral = (place: number) => (((place - 1) % 9) + 1) * 10 ** Math.floor((place - 1) / 9);

/**
 * Mispar hechrachi: the alphabetic numerals of Hebrew coins and dates. Final letters have the value of their base
 * letter.
 */
export const HEBREW_STANDARD: LetterTable = withFinalsAsBase(tableByPlace(HEBREW_ALPHABET, numeral));

/** Mispar gadol: as in late Hebrew numerals, the final letters ך to ץ continue the numerals with 500 to 900. */
export const HEBREW_GADOL: LetterTable = tableByPlace(HEBREW_ALPHABET + HEBREW_FINALS, numeral);

/**
 * The Milesian (Ionic) numerals, 27 signs: units α–θ with ϛ 6, tens ι–ϟ with koppa 90, hundreds ρ–ϡ with sampi 900.
 * Isopsephy uses the same values.
 */
export const GREEK_STANDARD: LetterTable = tableByPlace(GREEK_NUMERALS, numeral);

/**
 * The standard value of a Hebrew text. Other signs, such as the space between two words, add nothing.
 *
 * @example
 * ```ts
 * standardValue('שלוש מאות') // => 1083
 * ```
 */
export function standardValue(text: string): number {
  return [...text].reduce((sum, letter) => sum + (HEBREW_STANDARD[letter] ?? 0), 0);
}

/**
 * The value without its zeros: mispar katan, and the pythmen, "root", of Greek numerals.
 *
 * @example
 * ```ts
 * withoutZeros(400) // => 4
 * ```
 */
export function withoutZeros(value: number): number {
  return Number(String(value).replaceAll('0', ''));
}
