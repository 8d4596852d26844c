import type { AskedNumber } from './place-types.ts';

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

/**
 * The numbers that are asked for among `count`: of the middle there can be two.
 *
 * @example
 * ```ts
 * askedNumbers('middle', 6) // => [3, 4]
 * askedNumbers('last', 6) // => [6]
 * askedNumbers('last', 0) // => []
 * askedNumbers(9, 6) // => [9]
 * ```
 */
export function askedNumbers(n: AskedNumber, count: number): number[] {
  if (n === 'middle') return middlesOf(count);
  if (n !== 'last') return [n];
  return count === 0 ? [] : [count];
}
