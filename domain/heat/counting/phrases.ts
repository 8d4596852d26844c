import { type LettersFile, type RunningTotals, verseSegments, walkSpans } from '../../number-index/index.ts';
import type { AskedValues } from '../heat-question.ts';

export const LEAST_WORDS = 2;

/** Counts the phrases of a verse, of two or more words, whose value is one of those that are asked for. */
export function phraseCounter(
  file: LettersFile,
  totals: RunningTotals,
  asked: AskedValues,
): (verse: number) => number {
  const { firstWords, verses } = file;
  if ('multipleOf' in asked) return multipleCounter(firstWords, totals, asked.multipleOf);
  const found = new Uint16Array(verses.length);
  const segments = verseSegments(file, [{ first: 0, end: verses.length }]);
  const search = { ...asked, minWords: LEAST_WORDS, maxWords: Number.POSITIVE_INFINITY };
  let verse = 0;
  walkSpans(totals, segments, search, (start, from, to) => {
    while ((firstWords[verse + 1] as number) <= start) verse++;
    found[verse] = (found[verse] as number) + to - from;
  });
  return (verse) => found[verse] as number;
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
