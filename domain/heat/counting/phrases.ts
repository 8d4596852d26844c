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

/** The places of the table of remainders. If there are more remainders, several have one place. */
const PLACES = 2 ** 16;

/**
 * A sum of words is a multiple if the running totals before and after it have the same remainder. So each end needs only
 * the number of starts before it that have its remainder, and a table has these numbers.
 */
function multipleCounter(
  firstWords: Uint32Array,
  { sums, once, isSquare }: RunningTotals,
  multipleOf: number,
): (verse: number) => number {
  const of = isSquare ? leastRoot(multipleOf) : multipleOf;
  const before = remainders(sums, 0, of);
  const after = once === 0 ? before : remainders(sums, once, of);
  const starts = new Uint16Array(PLACES);
  return (verse) => {
    const first = firstWords[verse] as number;
    const last = firstWords[verse + 1] as number;
    let found = 0;
    for (let start = first, end = first + LEAST_WORDS; end <= last; start++, end++) {
      const remainder = after[end] as number;
      starts[(before[start] as number) % PLACES]!++;
      const among = starts[remainder % PLACES] as number;
      found += of <= PLACES || among === 0 ? among : timesIn(before, first, start, remainder);
    }
    for (let start = first; start < last; start++) starts[(before[start] as number) % PLACES] = 0;
    return found;
  };
}

function timesIn(remainders: Uint32Array, first: number, last: number, remainder: number): number {
  let times = 0;
  for (let at = first; at <= last; at++) if (remainders[at] === remainder) times++;
  return times;
}

function remainders(sums: RunningTotals['sums'], added: number, of: number): Uint32Array {
  const rest = new Uint32Array(sums.length);
  for (let word = 0; word < sums.length; word++) {
    const sum = (sums[word] as number) + added;
    // Exact for whole numbers, and several times as fast as `%` for numbers beyond 31 bits.
    rest[word] = sum - of * Math.floor(sum / of);
  }
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
