import { BASE_OF_FINAL } from '../hebrew/index.ts';
import type { LetterTable } from './method-types.ts';

/** The 22 Hebrew letters in the order of the alphabet (Psalm 119). */
export const HEBREW_ALPHABET = 'אבגדהוזחטיכלמנסעפצקרשת';

/** The five final letters, in the order in which they follow ת if they count as separate letters. */
export const HEBREW_FINALS = 'ךםןףץ';

/** The 24 letters of the Greek alphabet. */
export const GREEK_ALPHABET = 'αβγδεζηθικλμνξοπρστυφχψω';

/** The 27 signs of the Greek numerals: the alphabet with stigma (6), koppa (90) and sampi (900) in their places. */
export const GREEK_NUMERALS = 'αβγδεϛζηθικλμνξοπϟρστυφχψωϡ';

/**
 * Makes a frozen table from letters and their values, which are in the order of the letters. If the numbers of
 * letters and values differ, the table's source has a mistake, and a RangeError is thrown when the module loads.
 *
 * @example
 * ```ts
 * tableOf('אב', [1, 2]) // => { "א": 1, "ב": 2 }
 * ```
 */
export function tableOf(letters: string, values: readonly number[]): LetterTable {
  const keys = [...letters];
  if (keys.length !== values.length) throw new RangeError(`${keys.length} letters, ${values.length} values`);
  return Object.freeze(Object.fromEntries(keys.map((letter, place) => [letter, values[place] as number])));
}

/**
 * A frozen table that gives each letter of another table a new value.
 *
 * @example
 * ```ts
 * mapTable(tableOf('יכ', [10, 20]), (value) => value * value) // => { "י": 100, "כ": 400 }
 * ```
 */
export function mapTable(table: LetterTable, change: (value: number, letter: string) => number): LetterTable {
  return Object.freeze(
    Object.fromEntries(Object.entries(table).map(([letter, value]) => [letter, change(value, letter)])),
  );
}

/**
 * A table of the 22 letters, extended so that every final letter has the value of its base letter.
 *
 * @example
 * ```ts
 * withFinalsAsBase(tableOf('כמנפצ', [20, 40, 50, 80, 90]))['ץ'] // => 90
 * ```
 */
export function withFinalsAsBase(table: LetterTable): LetterTable {
  const finals = [...HEBREW_FINALS].map((final) => [final, table[BASE_OF_FINAL[final] as string] as number]);
  return Object.freeze({ ...table, ...Object.fromEntries(finals) });
}
