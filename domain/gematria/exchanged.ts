import { BASE_OF_FINAL } from '../hebrew/index.ts';
import type { MethodId } from './method-types.ts';
import { letterReadings, methodById } from './methods.ts';
import { bareWords } from './value.ts';

const FINALS = Object.fromEntries(Object.entries(BASE_OF_FINAL).map(([final, base]) => [base, final]));

/**
 * What a text becomes by a method that exchanges letters. The last letter of a word is written in its final form. Null if
 * the method exchanges no letters, or none of the text's.
 *
 * @example
 * ```ts
 * exchanged('HEBREW_ATBASH', 'שֵׁשַׁךְ') // => 'בבל'
 * exchanged('HEBREW_ALBAM', 'טבאל') // => 'רמלא'
 * exchanged('HEBREW_STANDARD', 'ששך') // => null
 * ```
 */
export function exchanged(method: MethodId, text: string): string | null {
  const readings = methodById(method).rule.kind === 'substitutions' ? letterReadings(method) : null;
  if (readings === null) return null;
  const words = bareWords('hebrew', text).map((word) =>
    Array.from(word, (letter) => readings[letter] ?? letter)
      .join('')
      .replace(/.$/u, (last) => FINALS[last] ?? last),
  );
  return words.length === 0 ? null : words.join(' ');
}
