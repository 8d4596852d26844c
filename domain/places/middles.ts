import type { AskedNumber } from './place-types.ts';

/**
 * The numbers that are asked for among `count`: the middle of an even count is two.
 *
 * @example
 * ```ts
 * askedNumbers('middle', 5853) // => [2927]
 * askedNumbers('middle', 304850) // => [152425, 152426]
 * askedNumbers('last', 5853) // => [5853]
 * askedNumbers('middle', 0) // => []
 * askedNumbers(9, 5853) // => [9]
 * ```
 */
export function askedNumbers(n: AskedNumber, count: number): number[] {
  if (typeof n === 'number') return [n];
  if (count === 0) return [];
  if (n === 'last') return [count];
  return count % 2 === 1 ? [(count + 1) / 2] : [count / 2, count / 2 + 1];
}
