import {
  HATAF_QAMATS,
  HOLEM,
  isBare,
  isDoubled,
  isMaterYod,
  isShortQamats,
  isVocalShewa,
  isVowelVav,
  type PointedLetter,
  pointedLetters,
  QAMATS,
  QAMATS_QATAN,
} from './hebrew-syllables.ts';

/**
 * Pointed Hebrew in Latin letters, near to the general-purpose style of the SBL Handbook of Style, 5.1.2, with
 * these choices: ב v, כ kh and פ f without dagesh; ג ד ת alike with and without; ח ch, צ ts, שׁ sh, שׂ s, ק q, ו v,
 * ט t. Vowels are a e i o u without length; a short qamats is o and a heard shewa e. א and ע are an apostrophe
 * inside a word where they carry a sound, and nothing elsewhere. A dagesh forte doubles single Latin letters.
 * ה at the end is h (torah, mosheh). The Name is yhwh, as it is written, whatever vowels are put to it. A word
 * without vowels (a ketiv) gives its consonants only.
 */

const HARD: Readonly<Record<string, string>> = Object.freeze({
  א: "'",
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'v',
  ז: 'z',
  ח: 'ch',
  ט: 't',
  י: 'y',
  כ: 'k',
  ל: 'l',
  מ: 'm',
  נ: 'n',
  ס: 's',
  ע: "'",
  פ: 'p',
  צ: 'ts',
  ק: 'q',
  ר: 'r',
  ש: 'sh',
  ת: 't',
});
const SOFT: Readonly<Record<string, string>> = Object.freeze({ ב: 'v', כ: 'kh', פ: 'f' });
const VOWELS: Readonly<Record<string, string>> = Object.freeze({
  '\u05B1': 'e',
  '\u05B2': 'a',
  [HATAF_QAMATS]: 'o',
  '\u05B4': 'i',
  '\u05B5': 'e',
  '\u05B6': 'e',
  '\u05B7': 'a',
  [QAMATS]: 'a',
  [HOLEM]: 'o',
  '\u05BA': 'o',
  '\u05BB': 'u',
  [QAMATS_QATAN]: 'o',
});
/** The Name with its usual prefixes; the qere vowels of the Name itself are not read. */
const NAME = /^([ושהכלבמ]{0,3})יהוה$/;

function vowelOf(word: readonly PointedLetter[], at: number): string {
  const { vowel, shewa } = word[at] as PointedLetter;
  if (vowel.length > 1 && vowel.includes('\u05B4')) return 'ayi'; // Jerusalem: the yod that is read, not written
  if (vowel !== '') return isShortQamats(word, at) ? 'o' : (VOWELS[vowel[0] as string] as string);
  return shewa && isVocalShewa(word, at) ? 'e' : '';
}

function isSilent(word: readonly PointedLetter[], at: number): boolean {
  const sign = word[at] as PointedLetter;
  if (!isBare(sign) || isVowelVav(word, at + 1)) return false;
  const before = word[at - 1]?.vowel ?? '';
  const last = at === word.length - 1;
  switch (sign.letter) {
    case 'א':
      return true;
    case 'ע':
      return last;
    case 'י':
      return (
        isMaterYod(word, at) || (before === QAMATS && at === word.length - 2 && word[at + 1]?.letter === 'ו')
      );
    case 'ו':
      return before === HOLEM || before === '\u05BB' || (before === '\u05B4' && word[at + 1]?.letter === 'א');
    case 'ש':
      return !sign.shinDot && !sign.sin && word[at - 1]?.sin === true; // Issachar's second sin
    default:
      return false;
  }
}

function consonantOf(word: readonly PointedLetter[], at: number): string {
  const sign = word[at] as PointedLetter;
  if ('אע'.includes(sign.letter)) return at === 0 ? '' : "'";
  const sound =
    sign.letter === 'ש' && sign.sin
      ? 's'
      : sign.dotted
        ? HARD[sign.letter]
        : (SOFT[sign.letter] ?? HARD[sign.letter]);
  return isDoubled(word, at) && sound?.length === 1 ? sound + sound : (sound as string);
}

/** A patah under ח, ע or הּ at the end, after a vowel, is heard before its letter: ruach. */
function isFurtive(word: readonly PointedLetter[], at: number): boolean {
  const sign = word[at] as PointedLetter;
  if (at === 0 || at !== word.length - 1 || sign.vowel !== '\u05B7') return false;
  return 'חע'.includes(sign.letter) || (sign.letter === 'ה' && sign.dotted);
}

function soundsOf(word: readonly PointedLetter[]): string {
  let latin = '';
  for (let at = 0; at < word.length; at++) {
    const sign = word[at] as PointedLetter;
    if (isVowelVav(word, at)) latin += sign.dotted ? 'u' : 'o';
    else if (isFurtive(word, at)) latin += `a${sign.letter === 'ע' ? '' : HARD[sign.letter]}`;
    else if (!isSilent(word, at)) latin += consonantOf(word, at) + vowelOf(word, at);
  }
  return latin;
}

/**
 * A Hebrew word, pointed or not, accented or not, in Latin letters by the rules above. Accents and meteg change
 * nothing. Characters that are not Hebrew are left out; '' when there is no letter.
 *
 * @example
 * ```ts
 * transliterateHebrew('בְּרֵאשִׁ֖ית') // => 'bereshit'
 * transliterateHebrew('רוּחַ') // => 'ruach'
 * transliterateHebrew('יְהוָ֥ה') // => 'yhwh'
 * transliterateHebrew('שלום') // => 'shlvm'
 * ```
 */
export function transliterateHebrew(word: string): string {
  const signs = pointedLetters(word);
  let letters = '';
  for (const { letter } of signs) letters += letter;
  if (letters.endsWith('יהוה')) {
    const prefix = NAME.exec(letters)?.[1];
    if (prefix === '') return 'yhwh';
    if (prefix !== undefined) return `${soundsOf(signs.slice(0, prefix.length))}-yhwh`;
  }
  return signs.some(hasVowel) ? soundsOf(signs) : signs.map(({ letter }) => HARD[letter]).join('');
}

/** Any vowel, shewa, or a vav that a dot makes a vowel; the dots of ש or a dagesh alone do not point a word. */
function hasVowel({ letter, vowel, shewa, dotted }: PointedLetter): boolean {
  return vowel !== '' || shewa || (letter === 'ו' && dotted);
}
