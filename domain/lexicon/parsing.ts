import { greekParsing } from '../greek/index.ts';
import { parsingInBrief, parsingInWords } from '../hebrew/index.ts';

/**
 * A morphology code in words. A code of an unknown system is returned unchanged.
 *
 * @example
 * ```ts
 * parsingText('HVqp3ms') // => 'Verb, qal, perfect (qatal), 3rd person masculine singular'
 * parsingText('V-IAI-3S') // => 'Verb, imperfect active indicative, 3rd person singular'
 * parsingText('?') // => '?'
 * ```
 */
export function parsingText(code: string): string {
  const greek = greekParsing(code, false);
  return parsingInWords(code) ?? (greek && greek.charAt(0).toUpperCase() + greek.slice(1)) ?? code;
}

/**
 * A morphology code in a few words.
 *
 * @example
 * ```ts
 * briefParsing('HR/Ncfsc') // => 'preposition + noun, singular'
 * briefParsing('N-DSF') // => 'noun, dative singular'
 * ```
 */
export const briefParsing = (code: string): string =>
  parsingInBrief(code) ?? greekParsing(code, true) ?? code;
