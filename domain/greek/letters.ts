/**
 * Greek text: its letters without accents, and its words.
 *
 * Letters come from the text's canonical decomposition (NFD) without combining marks. They are folded with
 * `toLowerCase` only, because `toUpperCase` would turn ῇ into ΗΙ and so add a letter. Final ς is σ. Signs that stand for
 * letters, such as ϑ, lunate ϲ and 𝛌, count as these letters (`signsAsLetters`). Three signs are used only as numerals
 * and have one form each: ϛ (stigma, also written as digamma ϝ), ϟ (koppa, also ϙ) and ϡ (sampi, also ͳ).
 */

import { LETTER_SIGNS, signsAsLetters } from '../basics/index.ts';

const MARKS = /[\u0300-\u036F]+/g;
const MARK = /[\u0300-\u036F]/;
const IOTA_SUBSCRIPT = /\u0345/g;
const PLAIN = /^[\u03B1-\u03C1\u03C3-\u03C9]*$/;
const VARIANT = /[ςϝϙͳ]/g;
const NOT_A_LETTER = /[^\u03B1-\u03C1\u03C3-\u03C9ϛϟϡ]+/g;

const PLAIN_FORM: Readonly<Record<string, string>> = Object.freeze({
  ς: 'σ',
  ϝ: 'ϛ',
  ϙ: 'ϟ',
  ͳ: 'ϡ',
});

export type IotaSubscript = 'ignored' | 'counted';

const letterClass =
  '\\u0370-\\u0373\\u0376\\u0377\\u037B-\\u037D\\u037F\\u0386\\u0388-\\u03FF\\u1F00-\\u1FBC\\u1FBE\\u1FC2-\\u1FCC' +
  '\\u1FD0-\\u1FDB\\u1FE0-\\u1FEC\\u1FF2-\\u1FFC' +
  LETTER_SIGNS.greek;
const markClass = '\\u0300-\\u036F\\u00AD\\u200B-\\u200D\\u2060\\uFEFF';
/** Signs of elision and quotation marks. Between two letters they do not divide a word. */
const joinerClass = '\'"`\\u00B4\\u02BC\\u1FBD\\u1FBF\\u2018-\\u201F\\u2032\\u2033';
const WORD = /* @__PURE__ */ new RegExp(
  `(['\\u2018\\u201B]?)([${letterClass}][${letterClass}${markClass}]*` +
    `(?:[${joinerClass}]+[${letterClass}][${letterClass}${markClass}]*)*)(['\\u2019\\u02BC\\u1FBD]?)`,
  'gu',
);

/**
 * The Greek letters of a text in order, small and without marks; '' if the text has no Greek letter. With
 * `'counted'`, each iota subscript follows its vowel as a letter ι. Indexes and searches use this bare form too.
 *
 * @example
 * ```ts
 * greekLetters('Ἰησοῦς') // => 'ιησουσ'
 * greekLetters('ἀρχῇ') // => 'αρχη'
 * greekLetters('ἀρχῇ', 'counted') // => 'αρχηι'
 * greekLetters('peace') // => ''
 * ```
 */
export function greekLetters(text: string, iotaSubscript: IotaSubscript = 'ignored'): string {
  if (PLAIN.test(text)) return text;
  let decomposed = signsAsLetters(text.normalize('NFD'), 'greek');
  if (iotaSubscript === 'counted') decomposed = decomposed.replace(IOTA_SUBSCRIPT, 'ι');
  const letters = MARK.test(decomposed) ? decomposed.replace(MARKS, '') : decomposed;
  return letters
    .toLowerCase()
    .replace(VARIANT, (letter) => PLAIN_FORM[letter] ?? letter)
    .replace(NOT_A_LETTER, '');
}

/**
 * Bare letters as they are written, with ς at the end of each word.
 *
 * @example
 * ```ts
 * withFinalSigma('λογοσ θεου') // => 'λογος θεου'
 * withFinalSigma('σ') // => 'σ'
 * ```
 */
export const withFinalSigma = (letters: string): string => letters.replace(/(?<=\p{L})σ(?!\p{L})/gu, 'ς');

/**
 * The number of iota subscripts in a text, precomposed or combining. An iota adscript (αι, ᾼ written as Αι) is a
 * letter and does not count here.
 *
 * @example
 * ```ts
 * countIotaSubscripts('ἐν τῇ ἀρχῇ') // => 2
 * countIotaSubscripts('λόγος') // => 0
 * ```
 */
export function countIotaSubscripts(text: string): number {
  return text.normalize('NFD').match(IOTA_SUBSCRIPT)?.length ?? 0;
}

/**
 * The Greek words of a text as they are written, accents included. Spaces, dashes and punctuation divide words. An
 * apostrophe of elision belongs to its word (ἀλλ’). A quotation mark between two letters does not divide the word,
 * and quotation marks around a word are left out. Runs without a letter are not words.
 *
 * @example
 * ```ts
 * splitGreekWords('ἀλλ’ ὁ λόγος—ὁ θεός.') // => ['ἀλλ’', 'ὁ', 'λόγος', 'ὁ', 'θεός']
 * ```
 */
export function splitGreekWords(text: string): string[] {
  const words: string[] = [];
  for (const [, opening, word = '', closing] of text.matchAll(WORD)) {
    if (greekLetters(word) === '') continue;
    words.push(opening === '' ? word + closing : word);
  }
  return words;
}
