import type { RunningTotals } from './running-totals.ts';
import { type Narrowing, sumBounds } from './spans.ts';

const none: Narrowing = (start, ends) => {
  ends.to = start;
};

/**
 * Keeps the spans whose value by these running totals is from `low` to `high`, both included.
 *
 * @example
 * ```ts
 * const totals = { sums: Float64Array.of(0, 913, 1116, 1202), once: 0, isSquare: false }
 * const ends = { from: 1, to: 4 }
 * withValue(totals, 1116, 1200)(0, ends)
 * ends // => {"from":2,"to":3}
 * ```
 */
export function withValue(totals: RunningTotals, low: number, high: number): Narrowing {
  const bounds = sumBounds(totals, low, high);
  if (bounds === null) return none;
  const { sums } = totals;
  // The first words of the calls ascend and the totals never decrease, so both pointers only move forward.
  let from = 1;
  let to = 1;
  return (start, ends) => {
    const base = sums[start] as number;
    if (from <= start) from = start + 1;
    while (from < sums.length && (sums[from] as number) - base < bounds.low) from++;
    if (to < from) to = from;
    while (to < sums.length && (sums[to] as number) - base <= bounds.high) to++;
    if (ends.from < from) ends.from = from;
    if (ends.to > to) ends.to = to;
  };
}

/**
 * Keeps the spans that contain at least one of these words. `words` are word numbers, ascending.
 *
 * @example
 * ```ts
 * const ends = { from: 3, to: 9 }
 * holdingWord(Uint32Array.of(1, 5))(2, ends)
 * ends // => {"from":6,"to":9}
 * ```
 */
export function holdingWord(words: Uint32Array): Narrowing {
  let next = 0;
  return (start, ends) => {
    while (next < words.length && (words[next] as number) < start) next++;
    if (next === words.length) ends.to = start;
    else if (ends.from <= (words[next] as number)) ends.from = (words[next] as number) + 1;
  };
}
