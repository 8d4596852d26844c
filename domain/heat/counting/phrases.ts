import { type LettersFile, type RunningTotals, sumBounds } from '../../number-index/index.ts';
import type { AskedValues } from '../heat-question.ts';

export const LEAST_WORDS = 2;

/** Counts the phrases of a verse, of two or more words, whose value is one of those that are asked for. */
export function phraseCounter(
  { firstWords }: LettersFile,
  totals: RunningTotals,
  asked: AskedValues,
): (verse: number) => number {
  if ('multipleOf' in asked) return multipleCounter(firstWords, totals, asked.multipleOf);
  const bounds = sumBounds(totals, asked.low, asked.high);
  if (bounds === null) return () => 0;
  const { sums } = totals;
  return (verse) => {
    let found = 0;
    const first = firstWords[verse] as number;
    const last = firstWords[verse + 1] as number;
    // Running totals never fall, so the ends of the phrases of a value only move forward with their first words.
    let from = first + LEAST_WORDS;
    let to = from;
    for (let start = first; start + LEAST_WORDS <= last; start++) {
      const base = sums[start] as number;
      from = Math.max(from, start + LEAST_WORDS);
      while (from <= last && (sums[from] as number) - base < bounds.low) from++;
      if (from > last) break;
      to = Math.max(from, to);
      while (to <= last && (sums[to] as number) - base <= bounds.high) to++;
      found += to - from;
    }
    return found;
  };
}

/** A sum of words is a multiple if the running totals before and after it have the same remainder. */
function multipleCounter(
  firstWords: Uint32Array,
  { sums, once, isSquare }: RunningTotals,
  multipleOf: number,
): (verse: number) => number {
  const of = isSquare ? leastRoot(multipleOf) : multipleOf;
  const before = remainders(sums, 0, of);
  const after = once === 0 ? before : remainders(sums, once, of);
  return (verse) => {
    let found = 0;
    const last = firstWords[verse + 1] as number;
    for (let start = firstWords[verse] as number; start < last; start++) {
      const remainder = before[start];
      for (let end = start + LEAST_WORDS; end <= last; end++) if (after[end] === remainder) found++;
    }
    return found;
  };
}

function remainders(sums: RunningTotals['sums'], added: number, of: number): Uint32Array {
  const rest = new Uint32Array(sums.length);
  for (let word = 0; word < sums.length; word++) rest[word] = ((sums[word] as number) + added) % of;
  return rest;
}

/** The smallest number whose square is a multiple of `of`. */
function leastRoot(of: number): number {
  let root = of;
  let rest = of;
  for (let factor = 2; factor * factor <= rest; factor++) {
    while (rest % (factor * factor) === 0) {
      rest /= factor * factor;
      root /= factor;
    }
  }
  return root;
}
