const TENS = 'ικλμνξοπϟ';
const UNITS = 'αβγδεϛζηθ';
const NUMERAL = new RegExp(`^(ρ?)([${TENS}]?)([${UNITS}]?)$`, 'u');

/**
 * The number of a Greek numeral from 1 to 199 (no chapter or verse has a higher number). Null for letters that are
 * not a numeral. The sign after it is optional. 6 is ϛ, ς, στ or ϝ; 90 is ϟ or ϙ. Letters with accents are read as
 * a word, not as a numeral.
 *
 * @example
 * ```ts
 * readGreekNumeral('κγ΄') // => 23
 * readGreekNumeral('ιστ΄') // => 16
 * readGreekNumeral('ροϛ') // => 176
 * readGreekNumeral('καί') // => null
 * ```
 */
export function readGreekNumeral(text: string): number | null {
  const letters = text
    .replace(/[΄´ʹ'’ʼ᾽′]+$/u, '')
    .toLowerCase()
    .replace(/στ|[ςϝ]/u, 'ϛ')
    .replace('ϙ', 'ϟ');
  const [whole, hundred, ten = '', unit = ''] = NUMERAL.exec(letters) ?? [];
  if (!whole) return null;
  const digit = (row: string, letter: string): number => (letter === '' ? 0 : row.indexOf(letter) + 1);
  return (hundred === '' ? 0 : 100) + 10 * digit(TENS, ten) + digit(UNITS, unit);
}
