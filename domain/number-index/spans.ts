import type { RunningTotals } from './running-totals.ts';

/** Words in a row: `start` is the first word's number, `end` the number after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Which spans are looked for. Values are whole numbers, bounds inclusive. */
export interface SpanSearch {
  readonly low: number;
  readonly high: number;
  /** Words of a span, both at least 1; `maxWords` may be Infinity. */
  readonly minWords: number;
  readonly maxWords: number;
}

/** The ends of spans from one first word: from `from` up to and without `to`; none where `to` is not above `from`. */
export interface Ends {
  from: number;
  to: number;
}

/** Takes away the ends by which a further condition does not hold. First words are told in ascending order. */
export type Narrowing = (start: number, ends: Ends) => void;

/**
 * Bounds on the plain sum that put a span's value within `low` and `high`; null where no whole sum does.
 *
 * @example
 * ```ts
 * sumBounds({ sums: new Float64Array(1), once: 0, isSquare: true }, 600, 700) // => {"low":25,"high":26}
 * ```
 */
export function sumBounds(
  { once, isSquare }: RunningTotals,
  low: number,
  high: number,
): { low: number; high: number } | null {
  const bounds = isSquare
    ? { low: Math.ceil(Math.sqrt(Math.max(0, low))), high: Math.floor(Math.sqrt(Math.max(0, high))) }
    : { low: low - once, high: high - once };
  return bounds.low > bounds.high || bounds.high < 1 ? null : bounds;
}

/**
 * A walk over all spans of a search, within segments that no span leaves (verses, or books), in reading order.
 * Running totals never fall, so for each first word the last words that fit are one range, whose ends only move on:
 * counting is linear in the words, however many spans there are. `visit` is told each first word with its range of
 * ends, from `from` up to and without `to`, and may return false to stop. Further conditions each leave one range of
 * ends too, so that what holds by all of them stays linear.
 */
export function walkSpans(
  totals: RunningTotals,
  segments: Iterable<Span>,
  search: SpanSearch,
  visit: (start: number, from: number, to: number) => boolean | undefined,
  narrowings: readonly Narrowing[] = [],
): void {
  const bounds = sumBounds(totals, search.low, search.high);
  if (bounds === null) return;
  const { sums } = totals;
  const { low, high } = bounds;
  const { minWords } = search;
  // A whole number, so that the loop's sums stay whole numbers too.
  const maxWords = Math.min(search.maxWords, sums.length);
  const ends: Ends = { from: 0, to: 0 };
  for (const { start: first, end: last } of segments) {
    let from = first + 1;
    let to = first + 1;
    for (let start = first; start + minWords <= last; start++) {
      const base = sums[start] as number;
      if (from <= start) from = start + 1;
      while (from <= last && (sums[from] as number) - base < low) from++;
      // No later first word reaches the value within the segment either.
      if (from > last) break;
      if (to < from) to = from;
      while (to <= last && (sums[to] as number) - base <= high) to++;
      ends.from = Math.max(from, start + minWords);
      ends.to = Math.min(to, start + maxWords + 1);
      if (ends.from >= ends.to) continue;
      for (const narrow of narrowings) narrow(start, ends);
      if (ends.from < ends.to && visit(start, ends.from, ends.to) === false) return;
    }
  }
}

/**
 * How many spans there are.
 *
 * @example
 * ```ts
 * const totals = { sums: Float64Array.of(0, 913, 1116, 1202), once: 0, isSquare: false }
 * countSpans(totals, [{ start: 0, end: 3 }], { low: 200, high: 300, minWords: 1, maxWords: 3 }) // => 2
 * ```
 */
export function countSpans(totals: RunningTotals, segments: Iterable<Span>, search: SpanSearch): number {
  let count = 0;
  walkSpans(totals, segments, search, (_, from, to) => {
    count += to - from;
    return undefined;
  });
  return count;
}

/** The value of one span. */
export function spanValue({ sums, once, isSquare }: RunningTotals, { start, end }: Span): number {
  const sum = (sums[end] as number) - (sums[start] as number) + once;
  return isSquare ? sum * sum : sum;
}
