/**
 * The one or two numbers in the middle of a count.
 *
 * @example
 * ```ts
 * middlesOf(5853) // => [2927]
 * middlesOf(304850) // => [152425, 152426]
 * middlesOf(0) // => []
 * ```
 */
export function middlesOf(count: number): number[] {
  if (count === 0) return [];
  return count % 2 === 1 ? [(count + 1) / 2] : [count / 2, count / 2 + 1];
}
