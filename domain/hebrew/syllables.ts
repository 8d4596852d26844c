import { signsAsLetters } from '../basics/index.ts';
import { foldFinals } from './letters.ts';

/**
 * How a pointed Hebrew word divides into sounds: which shewa is spoken, which dagesh doubles its letter, which vav and
 * yod only lengthen a vowel. Every qamats must already be marked as long or short (qamats.ts).
 */

/**
 * `letter` is the base letter, also for a final form. `dotted` is true for a dagesh, a mappiq or the dot of a shureq.
 * `vowel` has the vowel signs except shewa, `accent` the meteg and accents, both as they are written; '' for none.
 */
export interface PointedLetter {
  readonly letter: string;
  readonly dotted: boolean;
  readonly sin: boolean;
  readonly shinDot: boolean;
  readonly shewa: boolean;
  readonly vowel: string;
  readonly accent: string;
}

export const QAMATS = '\u05B8';
export const QAMATS_QATAN = '\u05C7';
export const HATAF_QAMATS = '\u05B3';
export const HOLEM = '\u05B9';
export const HIRIQ = '\u05B4';
export const QUBUTS = '\u05BB';
const METEG = '\u05BD';
const VOWEL_SIGNS = '\u05B1\u05B2\u05B3\u05B4\u05B5\u05B6\u05B7\u05B8\u05B9\u05BA\u05BB\u05C7';
/**
 * Matches the accents yetiv, geresh muqdam, telisha gedola and dehi. They are written at the beginning of a word,
 * wherever its stress is.
 */
const BEFORE_THE_WORD = /[\u059A\u059D\u05A0\u05AD]/;
const DOTS: Readonly<Record<string, 'dotted' | 'sin' | 'shinDot' | 'shewa'>> = {
  '\u05BC': 'dotted',
  '\u05C2': 'sin',
  '\u05C1': 'shinDot',
  '\u05B0': 'shewa',
};
export const SPIRANTS = 'בגדכפת';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * The letters of a word with their points. Everything else is left out.
 *
 * @example
 * ```ts
 * pointedLetters('שָׁם').map(({ letter }) => letter) // => ['ש', 'מ']
 * ```
 */
export function pointedLetters(word: string): PointedLetter[] {
  const signs: Writable<PointedLetter>[] = [];
  let sign: Writable<PointedLetter> | undefined;
  for (const character of signsAsLetters(word, 'hebrew')) {
    if (character >= 'א' && character <= 'ת') {
      sign = {
        letter: foldFinals(character),
        dotted: false,
        sin: false,
        shinDot: false,
        shewa: false,
        vowel: '',
        accent: '',
      };
      signs.push(sign);
      continue;
    }
    if (sign !== undefined) addMark(sign, character);
  }
  return signs;
}

function addMark(sign: Writable<PointedLetter>, mark: string): void {
  const dot = DOTS[mark];
  if (dot !== undefined) sign[dot] = true;
  else if (VOWEL_SIGNS.includes(mark)) sign.vowel += mark;
  else if (mark === METEG || (mark >= '\u0591' && mark <= '\u05AE')) sign.accent += mark;
}

export function lettersOf(word: readonly PointedLetter[]): string {
  return word.map(({ letter }) => letter).join('');
}

/**
 * True if a letter has neither a vowel sign, a shewa nor a dot.
 *
 * @example
 * ```ts
 * isBare(pointedLetters('רֹאשׁ')[1]) // => true
 * isBare(pointedLetters('מְאֹד')[1]) // => false
 * ```
 */
export function isBare(sign: PointedLetter | undefined): boolean {
  return sign !== undefined && sign.vowel === '' && !sign.shewa && !sign.dotted;
}

/**
 * The vowel before the letter at this place. A silent alef in between is skipped: the vav of חַטֹּאות follows a
 * holem.
 *
 * @example
 * ```ts
 * vowelBefore(pointedLetters('רִאשׁוֹן'), 2) // => '\u05B4'
 * vowelBefore(pointedLetters('רִאשׁוֹן'), 3) // => ''
 * ```
 */
export function vowelBefore(word: readonly PointedLetter[], at: number): string {
  const before = word[at - 1];
  return (before?.letter === 'א' && isBare(before) ? word[at - 2]?.vowel : before?.vowel) ?? '';
}

/**
 * True if the vav at this place is a vowel: a shureq, or a holem on a vav after a letter without a vowel. Also a vav
 * at the end of a pointed word if its own point was left out after such a letter (לִבּו).
 *
 * @example
 * ```ts
 * isVowelVav(pointedLetters('שָׁלוֹם'), 2) // => true
 * isVowelVav(pointedLetters('מִצְוֹת'), 2) // => false
 * ```
 */
export function isVowelVav(word: readonly PointedLetter[], at: number): boolean {
  const vav = word[at];
  if (vav?.letter !== 'ו' || vav.shewa) return false;
  const before = word[at - 1];
  const open = before === undefined || (before.vowel === '' && !before.shewa && !isVowelVav(word, at - 1));
  if (vav.dotted && vav.vowel === '') return open;
  if (vav.dotted || before === undefined || !open) return false;
  return (
    vav.vowel === HOLEM || (vav.vowel === '' && at === word.length - 1 && !'אוי'.includes(before.letter))
  );
}

/**
 * True if a dagesh doubles its letter: after a full vowel, in a letter that is followed by a sound.
 *
 * @example
 * ```ts
 * isDoubled(pointedLetters('שַׁבָּת'), 1) // => true
 * isDoubled(pointedLetters('קָרְבָּן'), 2) // => false
 * ```
 */
export function isDoubled(word: readonly PointedLetter[], at: number): boolean {
  const sign = word[at];
  if (sign === undefined || !sign.dotted || 'אהחער'.includes(sign.letter) || isVowelVav(word, at))
    return false;
  if (at === word.length - 1 || (at === word.length - 2 && sign.shewa && isBare(word[at + 1]))) return false;
  const before = word[at - 1];
  if (before === undefined) return false;
  return isFullVowel(before.vowel) || isVowelVav(word, at - 1) || isMaterYod(word, at - 1);
}

function isFullVowel(vowel: string): boolean {
  return vowel !== '' && !'\u05B1\u05B2\u05B3'.includes(vowel);
}

/**
 * True if the yod at this place only lengthens the vowel: a yod without points after hiriq, tsere or segol. A silent
 * alef in between is skipped.
 *
 * @example
 * ```ts
 * isMaterYod(pointedLetters('בֵּית'), 1) // => true
 * isMaterYod(pointedLetters('בַּיִת'), 1) // => false
 * ```
 */
export function isMaterYod(word: readonly PointedLetter[], at: number): boolean {
  if (word[at]?.letter !== 'י' || !isBare(word[at])) return false;
  const before = vowelBefore(word, at);
  return before === HIRIQ || before === '\u05B5' || before === '\u05B6';
}

function afterLongVowel(word: readonly PointedLetter[], at: number): boolean {
  if (isVowelVav(word, at - 1) || isMaterYod(word, at - 1)) return true;
  const before = word[at - 1];
  if (before === undefined) return false;
  if (isBare(before) && 'או'.includes(before.letter) && at >= 2) return afterLongVowel(word, at - 1);
  return before.vowel !== '' && '\u05B5\u05B8\u05B9\u05BA'.includes(before.vowel);
}

/**
 * The meteg or accent that belongs to this letter's own syllable; '' for none.
 *
 * @example
 * ```ts
 * markOf(pointedLetters('הָֽיְתָה')[0]) // => '\u05BD'
 * ```
 */
export function markOf(sign: PointedLetter | undefined): string {
  const accent = sign?.accent ?? '';
  return accent === '' ? '' : accent.replace(BEFORE_THE_WORD, '');
}

/**
 * True if the stress of the word is on this letter, as far as accents show it: its accent is the last one of the
 * word, or the second one of a pair is at the end. False without accents.
 *
 * @example
 * ```ts
 * isStressed(pointedLetters('לָ֫יְלָה'), 0) // => true
 * isStressed(pointedLetters('הָֽיְתָ֥ה'), 0) // => false
 * ```
 */
export function isStressed(word: readonly PointedLetter[], at: number): boolean {
  const accent = markOf(word[at]);
  if (accent === '') return false;
  for (let later = at + 1; later < word.length; later++) {
    const other = markOf(word[later]);
    if (other !== '' && (other !== accent || other === METEG)) return false;
  }
  return true;
}

/**
 * True if the shewa at this place is spoken: under the first letter, under a doubled one, under the second of two,
 * before the same letter again, and after a long vowel. Never at the end of a word or before a hard spirant.
 *
 * @example
 * ```ts
 * isVocalShewa(pointedLetters('שֹׁמְרִים'), 1) // => true
 * isVocalShewa(pointedLetters('מִדְבָּר'), 1) // => false
 * ```
 */
export function isVocalShewa(word: readonly PointedLetter[], at: number): boolean {
  const last = word.length - 1;
  if (at === last || (at === last - 1 && (word[last]?.shewa || isBare(word[last])))) return false;
  if (at === 0 || isDoubled(word, at)) return true;
  const before = word[at - 1] as PointedLetter;
  const next = word[at + 1] as PointedLetter;
  if (before.shewa) return true;
  if (next.shewa) return false;
  if (next.letter === word[at]?.letter && (next.vowel !== '' || isVowelVav(word, at + 2))) return true;
  if (next.dotted && SPIRANTS.includes(next.letter)) return false;
  return afterLongVowel(word, at);
}
