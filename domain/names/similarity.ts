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
 * The similarity as a text: the percentage, or “Perfect match” if both values are 0.
 *
 * @example
 * ```ts
 * similarityInWords(380, 376) // => '99% similar'
 * similarityInWords(0, 0) // => 'Perfect match'
 * ```
 */
export function similarityInWords(a: number, b: number): string {
  return a === 0 && b === 0 ? 'Perfect match' : `${similarity(a, b)}% similar`;
}
