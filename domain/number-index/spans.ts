import type { RunningTotals } from './running-totals.ts';

/** Consecutive words: `start` is the number of the first word, `end` the number after the last one. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The spans to find. All limits are inclusive. Values are whole numbers. The numbers of words are at least 1, and
 * `maxWords` can be Infinity.
 */
export interface SpanSearch {
  readonly low: number;
  readonly high: number;
  readonly minWords: number;
  readonly maxWords: number;
}

/**
 * The possible ends of the spans that begin at one word: from `from` up to, but not including, `to`. If `to` is not
 * above `from`, there are no ends.
 */
interface Ends {
  from: number;
  to: number;
}

/**
 * Narrows `ends` to the spans that satisfy one more condition. Calls come with ascending first words, so an
 * implementation can keep its place.
 */
export type Narrowing = (start: number, ends: Ends) => void;

/**
 * Bounds on the plain sum that keep a span's value between `low` and `high`. Null if no whole sum does.
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
 * Walks over all spans of a search in reading order, within segments that no span leaves (verses or books). Running
 * totals never fall. So for each first word the possible last words form one range, and the ends of the range only
 * move forward: the time grows with the words, however many spans there are. `visit` gets each first word with its
 * range of ends, from `from` up to, but not including, `to`. Each further condition also
 * leaves one range of ends, so the time still grows only with the words.
 */
export function walkSpans(
  totals: RunningTotals,
  segments: Iterable<Span>,
  search: SpanSearch,
  visit: (start: number, from: number, to: number) => void,
  narrowings: readonly Narrowing[] = [],
): void {
  const bounds = sumBounds(totals, search.low, search.high);
  if (bounds === null) return;
  // `Infinity` becomes a whole number here, so that the sums in the loop are whole numbers.
  const maxWords = Math.min(search.maxWords, totals.sums.length);
  const limits = { ...bounds, minWords: search.minWords, maxWords };
  for (const segment of segments) walkSegment(totals.sums, segment, limits, visit, narrowings);
}

function walkSegment(
  sums: RunningTotals['sums'],
  { start: first, end: last }: Span,
  { low, high, minWords, maxWords }: SpanSearch,
  visit: (start: number, from: number, to: number) => void,
  narrowings: readonly Narrowing[],
): void {
  const ends: Ends = { from: 0, to: 0 };
  let from = first + 1;
  let to = first + 1;
  for (let start = first; start + minWords <= last; start++) {
    const base = sums[start] as number;
    if (from <= start) from = start + 1;
    while (from <= last && (sums[from] as number) - base < low) from++;
    // No span that begins at this word or a later word of the segment reaches the value.
    if (from > last) break;
    if (to < from) to = from;
    while (to <= last && (sums[to] as number) - base <= high) to++;
    ends.from = Math.max(from, start + minWords);
    ends.to = Math.min(to, start + maxWords + 1);
    if (ends.from >= ends.to) continue;
    for (const narrow of narrowings) narrow(start, ends);
    if (ends.from < ends.to) visit(start, ends.from, ends.to);
  }
}

export function countSpans(totals: RunningTotals, segments: Iterable<Span>, search: SpanSearch): number {
  let count = 0;
  walkSpans(totals, segments, search, (_, from, to) => {
    count += to - from;
  });
  return count;
}

export function spanValue({ sums, once, isSquare }: RunningTotals, { start, end }: Span): number {
  const sum = (sums[end] as number) - (sums[start] as number) + once;
  return isSquare ? sum * sum : sum;
}
