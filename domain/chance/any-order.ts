import type { MethodId } from '../gematria/index.ts';
import type { LettersFile } from '../number-index/index.ts';
import { type RunningTotals, sumRule, type VerseRange } from '../number-index/index.ts';
import { type SpanLimits, wordsOfVerses } from './exact-means.ts';
import { inverseTransform, powerSeries, transform } from './fourier.ts';

export interface AnyOrder {
  /**
   * The number of spans (phrases) of each value. The value is the index. Values beyond the end of the array
   * are larger than any verse.
   */
  readonly found: Uint32Array;
  readonly means: Float64Array;
}

export interface ExpectedInAnyOrder {
  readonly mean: number;
  readonly sd: number;
}

/**
 * The largest value of a verse for which a table is made. The table and its transform take some 50 bytes for each value.
 * Only squared and cubed letters exceed it: other methods reach 101,254.
 */
const MAX_VALUE = 1_000_000;

/**
 * Counts the spans of some verses by value, and computes how many the same words would give in any other
 * order. `totals` are the running totals of the letters file by the method. The lengths of the verses stay;
 * only the order of the words changes. Null for a method whose span values are squares, or whose verses have values
 * above `MAX_VALUE`. Throws RangeError for a method that cannot search by spans.
 */
export function anyOrder(
  file: LettersFile,
  verses: readonly VerseRange[],
  method: MethodId,
  totals: RunningTotals,
  { minWords, maxWords }: SpanLimits,
): AnyOrder | null {
  const { once, isSquare } = sumRule(file, method);
  if (isSquare) return null;
  const { firstWords } = file;
  const { sums } = totals;
  let largest = 0;
  for (const [start, end] of wordsOfVerses(verses, firstWords))
    largest = Math.max(largest, (sums[end] as number) - (sums[start] as number));
  if (largest > MAX_VALUE) return null;
  const found = new Uint32Array(largest + once + 1);
  const words = new Float64Array(largest + 1);
  const spans: number[] = [];
  for (const [start, end] of wordsOfVerses(verses, firstWords)) {
    for (let from = start; from < end; from++) {
      const base = sums[from] as number;
      const alone = (sums[from + 1] as number) - base;
      words[alone] = (words[alone] as number) + 1;
      const last = Math.min(end, from + maxWords);
      for (let to = from + minWords; to <= last; to++) {
        const value = (sums[to] as number) - base + once;
        found[value] = (found[value] as number) + 1;
      }
    }
    for (let length = minWords; length <= Math.min(end - start, maxWords); length++)
      spans[length] = (spans[length] ?? 0) + end - start - length + 1;
  }
  const means = meansInAnyOrder(
    words,
    Float64Array.from(spans, (count) => count ?? 0),
  );
  const shifted = new Float64Array(found.length);
  shifted.set(means, once);
  return { found, means: shifted };
}

/**
 * The Fourier transform cannot tell a sum from larger ones that wrap around onto it. Such a larger sum counts
 * with this factor.
 */
const WEIGHT_OF_LARGER_SUMS = 1e-9;

/** Smaller averages are rounding errors of the Fourier transform. */
const SMALLEST_MEAN = 1e-4;

/**
 * The average number of spans of each value over all orders of some words. `words` holds, for each value, the number of
 * words with it; `spans` holds, for each length, the number of spans of so many words. The answer is as long as `words`.
 *
 * For each length it multiplies the number of spans by the probability that so many words, drawn at random, add up to
 * the value. Averages add up even where counts depend on each other, so no shuffling is needed. All lengths together are
 * one power series in the words' generating function. A fast Fourier transform evaluates it on a circle a little smaller
 * than the unit circle, so that larger sums do not disturb. Words are drawn with replacement; in a text of hundreds of
 * words the difference is too small to see.
 *
 * @public because the tests run its example.
 * @example
 * ```ts
 * // Half of the words are worth 1, half 2. There is one span of two words.
 * const means = meansInAnyOrder(Float64Array.of(0, 1, 1, 0, 0), Float64Array.of(0, 0, 1))
 * [...means].map((mean) => Math.round(mean * 1e6) / 1e6).join() // => '0,0,0.25,0.5,0.25'
 * ```
 */
export function meansInAnyOrder(words: Float64Array, spans: Float64Array): Float64Array {
  const all = words.reduce((sum, count) => sum + count, 0);
  if (all === 0) return new Float64Array(words.length);
  let size = 2;
  while (size < 2 * words.length) size *= 2;
  const shrink = WEIGHT_OF_LARGER_SUMS ** (1 / size);
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (const [value, count] of words.entries()) re[value] = (count / all) * shrink ** value;
  transform(re, im);
  // The input is real, so the second half of the points mirrors the first.
  for (let at = 0; at <= size / 2; at++) {
    const sum = powerSeries(spans, spans.length - 1, { re: re[at] as number, im: im[at] as number });
    const mirrored = (size - at) % size;
    re[at] = re[mirrored] = sum.re;
    im[mirrored] = -sum.im;
    im[at] = sum.im;
  }
  inverseTransform(re, im);
  return words.map((_, value) => {
    const mean = (re[value] as number) * shrink ** -value;
    return mean < SMALLEST_MEAN ? 0 : mean;
  });
}

const NEIGHBOURS = 100;

/**
 * The count that any other order of the words would give for the values from `low` to `high`.
 *
 * A text repeats its phrases, so its counts vary more than independent events would. The variance of a count is its
 * mean times D: the average of (found − mean)² / mean over 200 neighbouring values, at least 1.
 */
export function expectedInAnyOrder(
  { found, means }: AnyOrder,
  low: number,
  high: number,
): ExpectedInAnyOrder {
  let mean = 0;
  let variance = 0;
  for (let value = low; value <= high; value++) {
    const average = means[value] ?? 0;
    if (average === 0) continue;
    mean += average;
    variance += average * dispersion({ found, means }, value);
  }
  return { mean, sd: Math.sqrt(variance) };
}

function dispersion({ found, means }: AnyOrder, value: number): number {
  let sum = 0;
  let neighbours = 0;
  for (let other = Math.max(1, value - NEIGHBOURS); other <= value + NEIGHBOURS; other++) {
    const mean = means[other] ?? 0;
    if (mean === 0 || other === value) continue;
    sum += ((found[other] as number) - mean) ** 2 / mean;
    neighbours++;
  }
  return neighbours === 0 ? 1 : Math.max(1, sum / neighbours);
}
