/**
 * Hebrew text: its letters, its marks and its words.
 *
 * Only U+05D0–05EA are letters. Signs that stand for them, such as ﬡ and the digraph ײ, count as these letters
 * (`signsAsLetters`). Vowels, accents, maqaf, paseq, sof pasuq,
 * the inverted nun (U+05C6), the combining grapheme joiner (U+034F), the word joiner (U+2060) and section marks
 * such as {פ} are never letters. Final letters stay as they are written.
 */

import { LETTER_SIGNS, signsAsLetters } from '../basics/index.ts';

/** Section marks in digital texts: {פ} {ס} {פפ} {ססס} and the song layouts {ר} {ש} {ר0} … */
const SECTION_MARK = /\{\s*(?:פ{1,3}|ס{1,3}|[רש])\d?\s*\}/g;

const NOT_A_LETTER = /[^\u05D0-\u05EA]+/g;
const FINAL = /[ךםןףץ]/;
const EVERY_FINAL = /[ךםןףץ]/g;

const letterClass = `\\u05D0-\\u05EA\\u05EF${LETTER_SIGNS.hebrew}`;
const markClass =
  '\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\uFB1E\\u0300-\\u036F\\u00AD\\u200B-\\u200F\\u2060\\uFEFF';
/**
 * Geresh, gershayim, and the quotation marks that keyboards type for them. They belong to a word only between two
 * letters.
 */
const joinerClass = '\\u05F3\\u05F4\'"`\\u00B4\\u2018-\\u201F\\u2032\\u2033';
const WORD = /* @__PURE__ */ new RegExp(
  `[${letterClass}][${letterClass}${markClass}]*(?:[${joinerClass}]+[${letterClass}][${letterClass}${markClass}]*)*`,
  'gu',
);

export const BASE_OF_FINAL: Readonly<Record<string, string>> = Object.freeze({
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
});

/**
 * Replaces section marks with a space, so that the words on both sides are not joined. Other text in braces is not
 * changed.
 *
 * @example
 * ```ts
 * withoutSectionMarks('טוב{ס}ויאמר') // => 'טוב ויאמר'
 * withoutSectionMarks('{שלום}') // => '{שלום}'
 * ```
 */
export function withoutSectionMarks(text: string): string {
  return text.includes('{') ? text.replace(SECTION_MARK, ' ') : text;
}

/**
 * The Hebrew letters of a text in order, with final forms kept; '' if the text has no Hebrew letter.
 *
 * @example
 * ```ts
 * hebrewLetters('בְּרֵאשִׁ֖ית בָּרָ֣א') // => 'בראשיתברא'
 * hebrewLetters('שָׁל֑וֹם׃ {פ}') // => 'שלום'
 * hebrewLetters('logos') // => ''
 * ```
 */
export function hebrewLetters(text: string): string {
  return signsAsLetters(withoutSectionMarks(text), 'hebrew').replace(NOT_A_LETTER, '');
}

export function foldFinals(letters: string): string {
  if (!FINAL.test(letters)) return letters;
  return letters.replace(EVERY_FINAL, (final) => BASE_OF_FINAL[final] ?? final);
}

/**
 * The Hebrew words of a text as they are written, marks included. Maqaf, paseq, sof pasuq, the inverted nun and other
 * punctuation divide words. Section marks are left out. A quotation mark, geresh or gershayim between two letters
 * belongs to the word (ת״ן is one word). Runs without a Hebrew letter are not words.
 *
 * @example
 * ```ts
 * splitHebrewWords('אֶת־הָאָֽרֶץ׃ {ס}') // => ['אֶת', 'הָאָֽרֶץ']
 * splitHebrewWords('ת"ן') // => ['ת"ן']
 * ```
 */
export function splitHebrewWords(text: string): string[] {
  const words = withoutSectionMarks(text).match(WORD);
  if (words === null) return [];
  return words.filter((word) => hebrewLetters(word) !== '');
}
