import { foldFinals } from './hebrew.ts';

/**
 * How a pointed Hebrew word divides into sounds: which shewa is heard, which dagesh doubles, which qamats is short.
 * Only letters, vowels, dagesh and the dots of ש are looked at; accents and meteg never change an answer, so that
 * a word sounds alike in every copy. What only the accent could tell is settled by the rules named below.
 */

/** One letter with its points. */
export interface PointedLetter {
  /** The letter, a final form as its base. */
  readonly letter: string;
  /** Dagesh, mappiq, or the dot of a shureq. */
  readonly dotted: boolean;
  readonly sin: boolean;
  readonly shinDot: boolean;
  readonly shewa: boolean;
  /** The vowel signs except shewa, as they are written; '' for none. */
  readonly vowel: string;
}

export const QAMATS = '\u05B8';
export const QAMATS_QATAN = '\u05C7';
export const HATAF_QAMATS = '\u05B3';
export const HOLEM = '\u05B9';
const VOWEL_SIGNS = '\u05B1\u05B2\u05B3\u05B4\u05B5\u05B6\u05B7\u05B8\u05B9\u05BA\u05BB\u05C7';
const PRESENTATION_FORM = /[\uFB1D-\uFB4F]/;
const EVERY_PRESENTATION_FORM = /[\uFB1D-\uFB4F]/g;
const SPIRANTS = 'בגדכפת';

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * The letters of a word with their points; accents, meteg and everything else are left out.
 *
 * @example
 * ```ts
 * pointedLetters('שָׁם').map(({ letter }) => letter) // => ['ש', 'מ']
 * ```
 */
export function pointedLetters(word: string): PointedLetter[] {
  const plain = PRESENTATION_FORM.test(word)
    ? word.replace(EVERY_PRESENTATION_FORM, (form) => form.normalize('NFKD'))
    : word;
  const signs: Writable<PointedLetter>[] = [];
  let sign: Writable<PointedLetter> | undefined;
  for (let at = 0; at < plain.length; at++) {
    const character = plain[at] as string;
    if (character >= 'א' && character <= 'ת') {
      sign = {
        letter: foldFinals(character),
        dotted: false,
        sin: false,
        shinDot: false,
        shewa: false,
        vowel: '',
      };
      signs.push(sign);
      continue;
    }
    if (sign === undefined) continue;
    if (character === '\u05BC') sign.dotted = true;
    else if (character === '\u05C2') sign.sin = true;
    else if (character === '\u05C1') sign.shinDot = true;
    else if (character === '\u05B0') sign.shewa = true;
    else if (VOWEL_SIGNS.includes(character)) sign.vowel += character;
  }
  return signs;
}

function lettersOf(word: readonly PointedLetter[]): string {
  let letters = '';
  for (const { letter } of word) letters += letter;
  return letters;
}

/**
 * Whether a letter carries neither vowel, shewa nor dot.
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
 * Whether the vav at this place is a vowel: a shureq, or a holem on a vav after a letter without a vowel.
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
  return vav.vowel === HOLEM && !vav.dotted && before !== undefined && open;
}

/**
 * Whether a dagesh doubles its letter: after a full vowel, in a letter that has a sound after it.
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
 * A yod without points after hiriq, tsere or segol only lengthens the vowel.
 *
 * @example
 * ```ts
 * isMaterYod(pointedLetters('בֵּית'), 1) // => true
 * isMaterYod(pointedLetters('בַּיִת'), 1) // => false
 * ```
 */
export function isMaterYod(word: readonly PointedLetter[], at: number): boolean {
  const before = word[at - 1];
  if (word[at]?.letter !== 'י' || !isBare(word[at]) || before === undefined) return false;
  return before.vowel === '\u05B4' || before.vowel === '\u05B5' || before.vowel === '\u05B6';
}

/** Stems whose qamats is short although nothing in their letters shows it: ḥokhmah, qodsho, 'orlah and the like. */
const SHORT_STEMS = new Set(
  'חכמ קדש אזנ חפנ עמר עני חלי יפי אמנ ערל חדש שרש גרנ מתנ כתנ עתנ יקש יקט גלי חגל עפר תכנ גפר קרח קדק ארח חפש'.split(
    ' ',
  ),
);
/** Whole words, by letters with finals folded, and the place of the letter whose qamats is short. */
const SHORT_IN_WORD: Readonly<Record<string, number>> = Object.freeze({
  ירבעמ: 1,
  לאכלה: 1,
  בחזקה: 1,
  קטנתי: 0,
});
const SHORT_BEFORE_DOUBLED = new Set(['עז', 'רנ', 'חנ']);

/**
 * Whether a qamats is short (o). It is so where it is written U+05C7; in כל; before a hataf qamats; in a syllable
 * closed by a shewa, seen by a dagesh or another shewa in the next letter (but not in verb endings such as
 * ידעת); in the last syllable of forms such as ויקם; and in a list of common stems.
 *
 * @example
 * ```ts
 * isShortQamats(pointedLetters('חָכְמָה'), 0) // => true
 * isShortQamats(pointedLetters('זָכְרָה'), 0) // => false
 * ```
 */
export function isShortQamats(word: readonly PointedLetter[], at: number): boolean {
  const sign = word[at] as PointedLetter;
  if (sign.vowel === QAMATS_QATAN) return true;
  if (sign.vowel !== QAMATS) return false;
  const next = word[at + 1];
  if (next === undefined) return false;
  if (at <= 1 && word.length >= 5 && SHORT_IN_WORD[lettersOf(word)] === at) return true;
  if (at === word.length - 2 && isBare(next)) {
    if (sign.letter === 'כ' && next.letter === 'ל') return /^[והבכלמ]*כל$/.test(lettersOf(word));
    return (
      at === 2 &&
      word[1]?.vowel === QAMATS &&
      word[0]?.vowel === '\u05B7' &&
      /^ו[יתנ].[^אה]$/.test(lettersOf(word))
    );
  }
  if (next.vowel === HATAF_QAMATS) return !(at === 0 && /^(?:ה|[בכל][אחע])/.test(lettersOf(word)));
  const pair = sign.letter + next.letter;
  if (next.dotted && next.vowel !== '')
    return SHORT_BEFORE_DOUBLED.has(pair) && /[יהכמ]$/.test(lettersOf(word));
  if (!next.shewa) return false;
  const after = word[at + 2];
  if (after === undefined) return false;
  if (after.shewa && at + 2 < word.length - 1) return true;
  if (SPIRANTS.includes(after.letter) && after.dotted) {
    return !(after.letter === 'ת' && /ת[יהמנ]?$/.test(lettersOf(word)) && at + 4 >= word.length);
  }
  return SHORT_STEMS.has(pair + after.letter);
}

/** Whether the vowel before this place is long, so that a shewa here opens a syllable. */
function afterLongVowel(word: readonly PointedLetter[], at: number): boolean {
  if (isVowelVav(word, at - 1) || isMaterYod(word, at - 1)) return true;
  const before = word[at - 1];
  if (before === undefined) return false;
  if (isBare(before) && 'או'.includes(before.letter) && at >= 2) return afterLongVowel(word, at - 1);
  if (before.vowel === QAMATS) return !isShortQamats(word, at - 1);
  return before.vowel === '\u05B5' || before.vowel === HOLEM || before.vowel === '\u05BA';
}

/**
 * Whether the shewa at this place is heard: under the first letter, under a doubled one, under the second of two,
 * before the same letter again, and after a long vowel; never at the end of a word or before a hard spirant.
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
