import type { MethodId } from '../gematria/index.ts';
import { type PlaceRule, RULES } from '../gematria/index.ts';
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
  const rule = RULES[method];
  const values = valuesByCode(file, rule.kind === 'spelled' ? rule.tableFor({}) : rule.table);
  return rule.kind === 'place'
    ? placeValues(file, rule, values, unit)
    : summedValues(file, rule.kind === 'total' ? rule.derive : null, values, unit);
}

type Derive = ((counted: { total: number; words: number; letters: number }) => number) | null;

function summedValues(
  { firstWords, wordLengths, letters }: LettersFile,
  derive: Derive,
  values: Float64Array,
  unit: 'word' | 'verse',
): Float64Array {
  const units = unit === 'word' ? wordLengths.length : firstWords.length - 1;
  const result = new Float64Array(units);
  let at = 0;
  for (let i = 0; i < units; i++) {
    const first = unit === 'word' ? i : (firstWords[i] as number);
    const end = unit === 'word' ? i + 1 : (firstWords[i + 1] as number);
    let [total, words, counted] = [0, 0, 0];
    for (let word = first; word < end; word++) {
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
  { firstWords, wordLengths, letters }: LettersFile,
  { perWord, share }: PlaceRule,
  values: Float64Array,
  unit: 'word' | 'verse',
): Float64Array {
  const units = unit === 'word' ? wordLengths.length : firstWords.length - 1;
  const result = new Float64Array(units);
  let at = 0;
  for (let i = 0; i < units; i++) {
    const first = unit === 'word' ? i : (firstWords[i] as number);
    const end = unit === 'word' ? i + 1 : (firstWords[i + 1] as number);
    let [total, running, place] = [0, 0, 0];
    for (let word = first; word < end; word++) {
      if (perWord) [running, place] = [0, 0];
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
