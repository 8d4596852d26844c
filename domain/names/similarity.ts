import { similarityText as words } from '../text/index.ts';

/**
 * The similarity of two values in percent: round((1 − |a − b| / max(a, b)) × 100), and 100 if both are 0. Values are
 * never negative.
 *
 * @example
 * ```ts
 * similarity(376, 376) // => 100
 * similarity(380, 376) // => 99
 * similarity(0, 376) // => 0
 * similarity(0, 0) // => 100
 * ```
 */
export function similarity(a: number, b: number): number {
  const larger = Math.max(a, b);
  return larger === 0 ? 100 : Math.round((1 - Math.abs(a - b) / larger) * 100);
}

/**
 * The similarity of two values in words, with their distance: 401 and 400 are 100 % similar after rounding,
 * but not equal.
 *
 * @example
 * ```ts
 * similarityInWords(380, 376) // => '99% · off by 4'
 * similarityInWords(401, 400) // => '100% · off by 1'
 * similarityInWords(376, 376) // => '100% · the same value'
 * similarityInWords(0, 0) // => 'Perfect match'
 * ```
 */
export function similarityInWords(a: number, b: number): string {
  if (a === 0 && b === 0) return words.bothZero;
  const distance = Math.abs(a - b);
  const percent = similarity(a, b);
  return distance === 0 ? words.same(percent) : words.off(percent, distance);
}
