import type { MethodId } from '../gematria/index.ts';
import type { LettersFile } from '../number-index/index.ts';
import { sumRule } from '../number-index/index.ts';

export interface Histograms {
  readonly word: Int32Array;
  /** For each value (the index), the number of spans of one word or more within a verse. */
  readonly any: Int32Array;
}

/**
 * Counts every word and every span within a verse of a letters file by value. It adds up each verse's spans
 * directly. Words and spans without a counted letter have no value and are left out. Throws RangeError for a method
 * that cannot search by spans, or whose values are squares. `room` is memory that is overwritten. Pass the same
 * memory (`roomFor`) to repeated calls, because the megabytes of each new one would be freed late.
 */
export function countValues(file: LettersFile, method: MethodId, room = roomFor(file)): Histograms {
  const { values, eachWord, once, isSquare } = sumRule(file, method);
  if (isSquare) throw new RangeError(`${method} is not counted by value`);
  const { firstWords } = file;
  const sums = runningSums(file, Int32Array.from(values), eachWord, room);
  const size = largestVerse(firstWords, sums) + once + 1;
  const word = new Int32Array(size);
  const any = new Int32Array(size);
  for (let verse = 0; verse + 1 < firstWords.length; verse++) {
    const last = firstWords[verse + 1] as number;
    for (let start = firstWords[verse] as number; start < last; start++) {
      const base = (sums[start] as number) - once;
      const alone = (sums[start + 1] as number) - base;
      word[alone] = (word[alone] as number) + 1;
      for (let end = start + 1; end <= last; end++) {
        const value = (sums[end] as number) - base;
        any[value] = (any[value] as number) + 1;
      }
    }
  }
  word[0] = 0;
  any[0] = 0;
  return { word, any };
}

export const roomFor = (file: LettersFile): Int32Array => new Int32Array(file.wordLengths.length + 1);

/**
 * The same as `runningTotals`, but as 32-bit whole numbers, because their differences index the histograms.
 */
function runningSums(
  { wordLengths, letters }: LettersFile,
  values: Int32Array,
  eachWord: number,
  sums: Int32Array,
): Int32Array {
  let sum = 0;
  let at = 0;
  for (let word = 0; word < wordLengths.length; word++) {
    const end = at + (wordLengths[word] as number);
    for (; at < end; at++) sum += values[letters[at] as number] as number;
    sum += eachWord;
    sums[word + 1] = sum;
  }
  return sums;
}

function largestVerse(firstWords: Uint32Array, sums: Int32Array): number {
  let largest = 0;
  for (let verse = 0; verse + 1 < firstWords.length; verse++) {
    const value =
      (sums[firstWords[verse + 1] as number] as number) - (sums[firstWords[verse] as number] as number);
    if (value > largest) largest = value;
  }
  return largest;
}
