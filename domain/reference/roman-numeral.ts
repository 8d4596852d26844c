const NUMERAL = /^(c?)(x[lc]|l?x{0,3})(i[vx]|v?i{0,3})$/u;
const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/**
 * The number of a Roman numeral from 1 to 199 in any case (no chapter has a higher number). Null for letters that are no
 * numeral, and for forms such as `iiii`.
 *
 * @example
 * ```ts
 * readRomanNumeral('liii') // => 53
 * readRomanNumeral('CXIX') // => 119
 * readRomanNumeral('mix') // => null
 * ```
 */
export function readRomanNumeral(text: string): number | null {
  const letters = text.toLowerCase();
  if (letters === '' || !NUMERAL.test(letters)) return null;
  const values = [...letters].map((letter) => VALUES[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
