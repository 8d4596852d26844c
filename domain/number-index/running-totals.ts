import type { LetterTable, MethodId } from '../gematria/index.ts';
import { methodById } from '../gematria/index.ts';
import { FIRST_LETTER, type LettersFile } from './letters-file.ts';

const MAX_UINT32 = 2 ** 32 - 1;

/**
 * The value of a span is the sum of its words plus `once` (the kolel of the whole), squared if `isSquare`.
 */
export interface RunningTotals {
  /**
   * At the index of each word: the sum of all words before it. The last entry, after the last word, is the sum of all
   * words. All sums are exact whole numbers.
   */
  readonly sums: Float64Array | Uint32Array;
  readonly once: number;
  readonly isSquare: boolean;
}

/** The values of the letters by their code in a letters file. 0 if the method does not count the letter. */
export function valuesByCode(file: LettersFile, table: LetterTable): Float64Array {
  const values = new Float64Array(256);
  for (const [letter, value] of Object.entries(table)) {
    const code = letter.charCodeAt(0) - FIRST_LETTER[file.script];
    if (code >= 0 && code < 256) values[code] = value;
  }
  return values;
}

export interface SumRule extends Omit<RunningTotals, 'sums'> {
  readonly values: Float64Array;
  readonly eachWord: number;
}

/**
 * The rule by which a method makes the value of a span from its letters and words. Only additive methods, and those
 * derived from the total that are not a digital root, have one. Throws RangeError for any other method, and for a
 * method of another script.
 */
export function sumRule(file: LettersFile, method: MethodId): SumRule {
  const { rule, script, spans } = methodById(method);
  if (!spans) throw new RangeError(`Spans cannot be searched by ${method}`);
  if (script !== file.script) throw new RangeError(`${method} counts no ${file.script} letters`);
  const added = rule.kind === 'totals' ? rule.spans : null;
  const { eachLetter = 0, eachWord = 0, once = 0, isSquare = false } = added ?? {};
  const values = valuesByCode(file, rule.tableFor({})).map((value) => value + eachLetter);
  return { values, eachWord, once, isSquare };
}

/** The running total over all words. Throws RangeError like `sumRule`. */
export function runningTotals(file: LettersFile, method: MethodId): RunningTotals {
  const { values, eachWord, once, isSquare } = sumRule(file, method);
  return { sums: sumsOf(file, values, eachWord), once, isSquare };
}

/**
 * Computes the sums. The array has 32-bit numbers, which need half the memory, if the total of the edition fits into 32
 * bits. It does for all methods but squares and cubes.
 */
function sumsOf(
  { wordLengths, letters }: LettersFile,
  values: Float64Array,
  eachWord: number,
): RunningTotals['sums'] {
  let total = eachWord * wordLengths.length;
  for (const letter of letters) total += values[letter] as number;
  const sums = new (total <= MAX_UINT32 ? Uint32Array : Float64Array)(wordLengths.length + 1);
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
