/** The counts from which a method that is derived from the total computes its value. */
export interface Counted {
  readonly total: number;
  readonly words: number;
  readonly letters: number;
}

/**
 * Returns the value. If a JavaScript number cannot hold it exactly, throws a RangeError. No value in the Bible
 * reaches this limit, not even the square of the total of the whole Tanakh.
 *
 * @example
 * ```ts
 * exact(2701) // => 2701
 * ```
 */
export function exact(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError('The value is too large to be exact.');
  return value;
}

/**
 * The digital root of a positive total: digits are added up until one digit is left.
 *
 * @example
 * ```ts
 * digitalRoot({ total: 2701, words: 7, letters: 28 }) // => 1
 * digitalRoot({ total: 376, words: 1, letters: 4 }) // => 7
 * ```
 */
export function digitalRoot({ total }: Counted): number {
  return ((total - 1) % 9) + 1;
}

/**
 * The total plus one for each letter.
 *
 * @example
 * ```ts
 * withLetters({ total: 376, words: 1, letters: 4 }) // => 380
 * ```
 */
export function withLetters({ total, letters }: Counted): number {
  return exact(total + letters);
}

/**
 * The total plus one for each word.
 *
 * @example
 * ```ts
 * withWords({ total: 2701, words: 7, letters: 28 }) // => 2708
 * ```
 */
export function withWords({ total, words }: Counted): number {
  return exact(total + words);
}

/**
 * The total plus one.
 *
 * @example
 * ```ts
 * withOne({ total: 2701, words: 7, letters: 28 }) // => 2702
 * ```
 */
export function withOne({ total }: Counted): number {
  return exact(total + 1);
}

/**
 * The square of the total.
 *
 * @example
 * ```ts
 * squared({ total: 26, words: 1, letters: 4 }) // => 676
 * ```
 */
export function squared({ total }: Counted): number {
  return exact(total * total);
}
