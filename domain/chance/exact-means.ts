import type { MethodId } from '../gematria/index.ts';
import type { LettersFile } from '../number-index/index.ts';
import { firstLetters, sumRule, type VerseRange } from '../number-index/index.ts';
import { powerSeries } from './fourier.ts';

export interface SpanLimits {
  readonly minWords: number;
  readonly maxWords: number;
}

export function spanShapes(
  file: LettersFile,
  verses: Iterable<VerseRange>,
  limits: SpanLimits,
): Float64Array {
  const { firstWords, wordLengths } = file;
  const shapes: number[] = [0];
  for (const [start, end] of wordsOfVerses(verses, firstWords)) {
    for (let from = start; from < end; from++) {
      let letters = 0;
      for (let to = from; to < end && to - from < limits.maxWords; to++) {
        letters += wordLengths[to] as number;
        if (to - from + 1 < limits.minWords) continue;
        while (shapes.length <= letters) shapes.push(0);
        shapes[letters] = (shapes[letters] as number) + 1;
      }
    }
  }
  return Float64Array.from(shapes);
}

export function* wordsOfVerses(
  verses: Iterable<VerseRange>,
  firstWords: Uint32Array,
): Generator<readonly [start: number, end: number]> {
  for (const { first, end } of verses)
    for (let verse = first; verse < end; verse++)
      yield [firstWords[verse] as number, firstWords[verse + 1] as number];
}

/** For each letter value, the probability that a letter drawn from some verses has this value. */
export type LetterShares = ReadonlyMap<number, number>;

/**
 * The distribution of the values of the letters in some verses. Null for a method that adds more than the letters'
 * values to a span (a kolel), because `exactMeans` uses only letters. Throws RangeError for a method that cannot
 * search by spans.
 */
export function letterShares(
  file: LettersFile,
  verses: Iterable<VerseRange>,
  method: MethodId,
): LetterShares | null {
  const { values, eachWord, once, isSquare } = sumRule(file, method);
  if (eachWord !== 0 || once !== 0 || isSquare) return null;
  const counts = new Int32Array(256);
  const starts = firstLetters(file);
  for (const { first, end } of verses) {
    for (let at = starts[first] as number; at < (starts[end] as number); at++) {
      const code = file.letters[at] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  }
  const all = counts.reduce((sum, count) => sum + count, 0);
  const shares = new Map<number, number>();
  for (const [code, count] of counts.entries()) {
    const value = values[code] as number;
    if (count > 0) shares.set(value, (shares.get(value) ?? 0) + count / all);
  }
  return shares;
}

export interface ValueRange {
  readonly from: number;
  readonly count: number;
}

/** Sums are computed up to this many standard deviations above the mean of the longest span. */
const FURTHEST = 5;

/**
 * Powers below this number are left out. They would be multiplied by numbers of spans, which are at most a few
 * million.
 */
const NEGLIGIBLE = 1e-13;

/**
 * The number of spans of each value that chance gives on average. For each length k it multiplies the number of
 * spans of k letters by the probability that k drawn letters add up to the value, and adds up the products.
 * Averages add up even where counts depend on each other, so no shuffling is needed. Letters are drawn with
 * replacement; in a text of thousands of letters the difference is too small to see.
 *
 * The sum over k is a power series in the letters' generating function. The code evaluates it at the roots of unity,
 * where most powers vanish after a few terms, and transforms it back only for the requested values. So the time is a
 * few milliseconds for any value.
 *
 * @example
 * ```ts
 * // One word of two letters, and letters of which half are worth 1, half 2.
 * const means = exactMeans(new Map([[1, 0.5], [2, 0.5]]), Float64Array.of(0, 0, 1), { from: 2, count: 3 })
 * means.map((mean) => Math.round(mean * 1e6) / 1e6).join() // => '0.25,0.5,0.25'
 * ```
 */
export function exactMeans(
  shares: LetterShares,
  shapes: Float64Array,
  { from, count }: ValueRange,
): Float64Array {
  const longest = shapes.length - 1;
  const means = new Float64Array(count);
  if (from > longest * Math.max(0, ...shares.keys())) return means;
  const size = transformSize(shares, longest, from + count);
  const { cosines, sines } = circle(size);
  const values = Int32Array.from(shares.keys());
  const weights = Float64Array.from(shares.values());
  for (let root = 0; root <= size >> 1; root++) {
    let re = 0;
    let im = 0;
    for (let which = 0; which < values.length; which++) {
      const at = (root * (values[which] as number)) % size;
      re += (weights[which] as number) * (cosines[at] as number);
      im -= (weights[which] as number) * (sines[at] as number);
    }
    const sum = powerSeries(shapes, termsThatCount(Math.hypot(re, im), longest), { re, im });
    // The roots come in conjugate pairs. Only 1 has no partner, because the size is odd.
    const share = (root === 0 ? 1 : 2) / size;
    let at = (root * from) % size;
    for (let value = 0; value < count; value++) {
      means[value] =
        (means[value] as number) +
        share * (sum.re * (cosines[at] as number) - sum.im * (sines[at] as number));
      at = (at + root) % size;
    }
  }
  return means.map((mean) => Math.max(0, mean));
}

function termsThatCount(magnitude: number, longest: number): number {
  if (magnitude > 1 - NEGLIGIBLE) return longest;
  return Math.min(longest, Math.ceil(Math.log(NEGLIGIBLE) / Math.log(magnitude)));
}

/** An odd size above every likely or requested value, so that no value wraps around into another one. */
function transformSize(shares: LetterShares, longest: number, end: number): number {
  let mean = 0;
  let square = 0;
  for (const [value, share] of shares) {
    mean += value * share;
    square += value * value * share;
  }
  const deviation = Math.sqrt(Math.max(0, square - mean * mean));
  const likely = Math.ceil(longest * mean + FURTHEST * deviation * Math.sqrt(longest));
  const possible = longest * Math.max(0, ...shares.keys()) + 1;
  return Math.max(Math.min(likely, possible), end) | 1;
}

function circle(size: number): { cosines: Float64Array; sines: Float64Array } {
  const cosines = new Float64Array(size);
  const sines = new Float64Array(size);
  for (let at = 0; at < size; at++) {
    cosines[at] = Math.cos((2 * Math.PI * at) / size);
    sines[at] = Math.sin((2 * Math.PI * at) / size);
  }
  return { cosines, sines };
}
