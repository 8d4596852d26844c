/** Facts about a number that readers of gematria look for. */
import { numberFactsText as say } from '../text/index.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * The value of the name יהוה. Multiples of 26 are named separately, because prime factors do not show them at a glance.
 */
const NAME = 26;

/** A power as it is written above a number: 2 as ². */
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

/** The whole number nearest to `root` if it is above 1 and `f` returns the value for it; otherwise undefined. */
function inverse(value: number, root: number, f: (n: number) => number): number | undefined {
  const n = Math.round(root);
  return n > 1 && f(n) === value ? n : undefined;
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
  const square = inverse(value, Math.sqrt(value), (n) => n * n);
  const cube = inverse(value, Math.cbrt(value), (n) => n ** 3);
  const triangle = inverse(value, (Math.sqrt(8 * value + 1) - 1) / 2, (n) => (n * (n + 1)) / 2);
  const star = inverse(value, (1 + Math.sqrt(1 + (2 * (value - 1)) / 3)) / 2, (n) => 6 * n * (n - 1) + 1);
  return [
    isPrime
      ? say.prime
      : factors.map(([prime, power]) => (power === 1 ? prime : `${prime}${superscript(power)}`)).join(' × '),
    ...(square === undefined ? [] : [say.square(square)]),
    ...(cube === undefined ? [] : [say.cube(cube)]),
    ...(triangle === undefined ? [] : [say.triangle(triangle)]),
    ...(star === undefined ? [] : [say.star(star)]),
    ...(value % NAME === 0 && value > NAME ? [say.ofTheName(`${NAME} × ${value / NAME}`)] : []),
  ];
}
