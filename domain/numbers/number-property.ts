/**
 * The largest number for which a table of primes is made. A larger number is tested by division, which
 * `isQuick` reports as slow.
 */
const MAX_SIEVE = 2_000_000;

export type NumberProperty =
  | { readonly kind: 'prime' | 'square' | 'triangular' }
  | { readonly kind: 'multiple'; readonly of: number };

/**
 * The property of numbers with this name, such as `prime`. Null for any other name.
 *
 * @example
 * ```ts
 * parseNumberProperty('multiple-of-37') // => {"kind":"multiple","of":37}
 * parseNumberProperty('913') // => null
 * ```
 */
export function parseNumberProperty(name: string): NumberProperty | null {
  if (name === 'prime' || name === 'square' || name === 'triangular') return { kind: name };
  const of = Number(/^multiple-of-([1-9]\d*)$/.exec(name)?.[1]);
  return Number.isSafeInteger(of) ? { kind: 'multiple', of } : null;
}

/** True if a test of values up to `largest` is about as fast as a look-up in a table. */
export function isQuick({ kind }: NumberProperty, largest: number): boolean {
  return kind !== 'prime' || largest <= MAX_SIEVE;
}

/**
 * A test for whole numbers from 1 to `largest`.
 *
 * @example
 * ```ts
 * [1, 2, 9, 37, 91].filter(propertyTest({ kind: 'prime' }, 100)) // => [2, 37]
 * [1, 2, 9, 36, 2701].filter(propertyTest({ kind: 'triangular' }, 2701)) // => [1, 36, 2701]
 * ```
 */
export function propertyTest(property: NumberProperty, largest: number): (value: number) => boolean {
  switch (property.kind) {
    case 'multiple':
      return (value) => value % property.of === 0;
    case 'square':
      return isSquare;
    case 'triangular':
      // The value is n (n + 1) / 2 exactly if 8 value + 1 is the square of 2 n + 1.
      return (value) => isSquare(8 * value + 1);
    default:
      return primeTest(largest);
  }
}

function isSquare(value: number): boolean {
  const root = Math.round(Math.sqrt(value));
  return root * root === value;
}

function primeTest(largest: number): (value: number) => boolean {
  const isSmall = largest <= MAX_SIEVE;
  const composite = sieve(isSmall ? largest : Math.ceil(Math.sqrt(largest)) + 1);
  if (isSmall) return (value) => composite[value] === 0;
  const primes = [...composite.keys()].filter((n) => composite[n] === 0);
  return (value) => {
    if (value < 2) return false;
    for (const prime of primes) {
      if (prime * prime > value) return true;
      if (value % prime === 0) return false;
    }
    return true;
  };
}

/** A table of the numbers up to `largest`: 0 for a prime, 1 for any other number. */
function sieve(largest: number): Uint8Array {
  const composite = new Uint8Array(largest + 1);
  composite.fill(1, 0, 2);
  for (let n = 2; n * n <= largest; n++) {
    if (composite[n] === 1) continue;
    for (let multiple = n * n; multiple <= largest; multiple += n) composite[multiple] = 1;
  }
  return composite;
}
