import type { MethodId } from '../gematria/index.ts';
import { methodById, type PlaceRule } from '../gematria/index.ts';
import type { LettersFile } from './letters-file.ts';
import { valuesByCode } from './running-totals.ts';

/**
 * Computes the value of every word, or of every verse, by a method of the file's script. NaN if the word or verse
 * has no letter that the method counts. Throws RangeError for a method of another script.
 */
export function unitValues(file: LettersFile, method: MethodId, unit: 'word' | 'verse'): Float64Array {
  if (!method.startsWith(file.script.toUpperCase())) {
    throw new RangeError(`${method} counts no ${file.script} letters`);
  }
  const { rule } = methodById(method);
  const values = valuesByCode(file, rule.tableFor({}));
  const firstWords = unit === 'verse' ? file.firstWords : upTo(file.wordLengths.length);
  return rule.kind === 'positions'
    ? placeValues(file, firstWords, values, rule)
    : summedValues(file, firstWords, values, rule.kind === 'totals' ? rule.derive : null);
}

function upTo(last: number): Uint32Array {
  const numbers = new Uint32Array(last + 1);
  for (let at = 0; at <= last; at++) numbers[at] = at;
  return numbers;
}

type Derive = ((counted: { total: number; words: number; letters: number }) => number) | null;

/**
 * `firstWords` is the number of the first word of each unit (word or verse). Its last entry is the number of
 * all words.
 */
function summedValues(
  { wordLengths, letters }: LettersFile,
  firstWords: Uint32Array,
  values: Float64Array,
  derive: Derive,
): Float64Array {
  const units = firstWords.length - 1;
  const result = new Float64Array(units);
  let at = 0;
  for (let i = 0; i < units; i++) {
    const end = firstWords[i + 1] as number;
    let total = 0;
    let words = 0;
    let counted = 0;
    for (let word = firstWords[i] as number; word < end; word++) {
      const before = counted;
      for (const last = at + (wordLengths[word] as number); at < last; at++) {
        const value = values[letters[at] as number] as number;
        total += value;
        if (value !== 0) counted++;
      }
      if (counted > before) words++;
    }
    if (counted === 0) result[i] = Number.NaN;
    else result[i] = derive === null ? total : derive({ total, words, letters: counted });
  }
  return result;
}

function placeValues(
  { wordLengths, letters }: LettersFile,
  firstWords: Uint32Array,
  values: Float64Array,
  { perWord, share }: PlaceRule,
): Float64Array {
  const units = firstWords.length - 1;
  const result = new Float64Array(units);
  let at = 0;
  for (let i = 0; i < units; i++) {
    const end = firstWords[i + 1] as number;
    let total = 0;
    let running = 0;
    let place = 0;
    for (let word = firstWords[i] as number; word < end; word++) {
      if (perWord) {
        running = 0;
        place = 0;
      }
      for (const last = at + (wordLengths[word] as number); at < last; at++) {
        const value = values[letters[at] as number] as number;
        if (value === 0) continue;
        place++;
        running += value;
        total += share === 'running-sum' ? running : value * place;
      }
    }
    result[i] = total === 0 ? Number.NaN : total;
  }
  return result;
}
