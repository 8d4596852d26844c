import { hebrewNumeral } from '../reference/index.ts';

const LARGEST_NUMBER = 9_999;

const isWritten = (number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= LARGEST_NUMBER;

/** Gershayim before the last letter of several, geresh after a single letter. */
function pointed(letters: string): string {
  const all = [...letters];
  return all.length === 1 ? `${letters}׳` : `${all.slice(0, -1).join('')}״${all.at(-1)}`;
}

/**
 * A number from 1 to 9,999 as Hebrew readers write it, with geresh and gershayim. Null for other numbers.
 *
 * @example
 * ```ts
 * hebrewNumeralOf(913) // => 'תתקי״ג'
 * hebrewNumeralOf(5) // => 'ה׳'
 * hebrewNumeralOf(1773) // => 'א׳תשע״ג'
 * hebrewNumeralOf(2000) // => 'ב׳ אלפים'
 * hebrewNumeralOf(10000) // => null
 * ```
 */
export function hebrewNumeralOf(number: number): string | null {
  if (!isWritten(number)) return null;
  const thousands = Math.floor(number / 1_000);
  const rest = number % 1_000;
  if (thousands === 0) return pointed(hebrewNumeral(rest));
  if (rest === 0) return thousands === 1 ? 'אלף' : `${hebrewNumeral(thousands)}׳ אלפים`;
  return `${hebrewNumeral(thousands)}׳${pointed(hebrewNumeral(rest))}`;
}

const ROWS = ['αβγδεϛζηθ', 'ικλμνξοπϟ', 'ρστυφχψωϡ'] as const;

/**
 * A number from 1 to 9,999 in Greek (Milesian) numerals. The stroke after it marks a number, the stroke before a letter
 * thousands. Null for other numbers.
 *
 * @example
 * ```ts
 * greekNumeralOf(913) // => 'ϡιγʹ'
 * greekNumeralOf(1773) // => '͵αψογʹ'
 * greekNumeralOf(6) // => 'ϛʹ'
 * greekNumeralOf(0) // => null
 * ```
 */
export function greekNumeralOf(number: number): string | null {
  if (!isWritten(number)) return null;
  const digits = [...String(number)].map(Number).reverse();
  const letters = digits.map((digit, place) => {
    if (digit === 0) return '';
    const row = ROWS[place];
    return row === undefined ? `͵${ROWS[0][digit - 1]}` : (row[digit - 1] ?? '');
  });
  return `${letters.reverse().join('')}ʹ`;
}
