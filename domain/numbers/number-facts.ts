import { numberFactsText as words } from '../text/index.ts';
import { sidesOf } from './number-figures.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * The value of the name יהוה. Multiples of 26 are named separately, because prime factors do not show them at a glance.
 */
const NAME = 26;

export const superscript = (power: number): string =>
  [...String(power)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');

/**
 * The prime factors of a number with their powers, smallest first. Empty below 2.
 *
 * @example
 * ```ts
 * primeFactors(2701) // => [[37, 1], [73, 1]]
 * primeFactors(360) // => [[2, 3], [3, 2], [5, 1]]
 * ```
 */
export function primeFactors(value: number): readonly (readonly [prime: number, power: number])[] {
  const factors: [number, number][] = [];
  let rest = value;
  for (let prime = 2; rest > 1; prime += 1) {
    // No number up to the root divides the rest, so the rest is prime.
    if (prime * prime > rest) prime = rest;
    let power = 0;
    for (; rest % prime === 0; rest /= prime) power += 1;
    if (power > 0) factors.push([prime, power]);
  }
  return factors;
}

/**
 * What is remarkable about a value: its prime factors, figurate numbers, a multiple of 26. There are no facts about
 * 0, 1, fractions and numbers above ten million.
 *
 * @example
 * ```ts
 * numberFacts(2701) // => ['37 × 73', '73rd triangular number']
 * numberFacts(37) // => ['prime', '3rd star number']
 * numberFacts(676) // => ['2² × 13²', '26 squared', '26 × 26, a multiple of the value of the Name']
 * numberFacts(1) // => []
 * ```
 */
export function numberFacts(value: number): readonly string[] {
  if (!Number.isInteger(value) || value < 2 || value > 10_000_000) return [];
  const factors = primeFactors(value);
  const [first] = factors;
  const isPrime = factors.length === 1 && first?.[1] === 1;
  const sides = sidesOf(value);
  return [
    isPrime
      ? words.prime
      : factors.map(([prime, power]) => (power === 1 ? prime : `${prime}${superscript(power)}`)).join(' × '),
    ...(['square', 'cube', 'triangle', 'star'] as const).flatMap((kind) => {
      const side = sides[kind];
      return side === undefined ? [] : [words[kind](side)];
    }),
    ...(value % NAME === 0 && value > NAME ? [words.ofTheName(`${NAME} × ${value / NAME}`)] : []),
  ];
}
