/**
 * The marks on Hebrew letters. They have their own file, because the first script of the site needs only this part of
 * the Hebrew code.
 */

import { signsAsLetters } from '../basics/index.ts';

/** Cantillation, meteg (silluq), and the invisible joiners that only position them. */
const ACCENTS = /[\u0591-\u05AF\u05BD\u2060]|\u034F/g;
const POINTS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u2060\uFB1E]|\u034F/g;

/**
 * The pointed text without cantillation: U+0591–05AF, the joiners that only place marks, and U+05BD, which is
 * meteg inside a word and the accent silluq at a verse's end. Vowels, dagesh, shin dots, the scribes' dots over
 * letters and the punctuation (maqaf, paseq, sof pasuq) stay.
 *
 * @example
 * ```ts
 * stripAccents('בְּרֵאשִׁ֖ית') // => 'בְּרֵאשִׁית'
 * ```
 */
export function stripAccents(text: string): string {
  return text.replace(ACCENTS, '');
}

/**
 * The text without marks on its letters: no vowels, accents, dagesh, shin dots or dots of the scribes. Signs
 * that stand for letters become these letters. Punctuation, spaces and other scripts stay.
 *
 * @example
 * ```ts
 * stripPoints('אֶל־הָאָֽרֶץ׃') // => 'אל־הארץ׃'
 * ```
 */
export function stripPoints(text: string): string {
  return signsAsLetters(text, 'hebrew').replace(POINTS, '');
}
