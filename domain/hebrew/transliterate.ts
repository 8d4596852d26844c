import { readQamats } from './qamats.ts';
import {
  HATAF_QAMATS,
  HIRIQ,
  HOLEM,
  isBare,
  isDoubled,
  isMaterYod,
  isStressed,
  isVocalShewa,
  isVowelVav,
  lettersOf,
  type PointedLetter,
  pointedLetters,
  QAMATS,
  QAMATS_QATAN,
  QUBUTS,
  vowelBefore,
} from './syllables.ts';

/**
 * Writes pointed Hebrew in Latin letters, close to the general-purpose style of the SBL Handbook of Style, 5.1.2,
 * with these choices: ב v, כ kh and פ f without dagesh; ג ד ת the same with and without; ח ch, צ ts, שׁ sh, שׂ s, ק
 * q, ו v, ט t. Vowels are a e i o u without length; a short qamats is o and a spoken shewa e. א and ע are an
 * apostrophe inside a word if they carry a sound, and otherwise nothing. A dagesh forte doubles single Latin letters.
 * ה at the end is h (torah, mosheh). The Name is always yhwh, as it is written, whatever its vowels. A word without
 * vowels (a ketiv) gives only its consonants.
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
/** The name יהוה with its usual prefixes. Its printed vowels belong to another word, so they are not transliterated. */
const NAME = /^([ושהכלבמ]{0,3})יהוה$/;

/**
 * True if the shewa at this place only closes the stressed syllable and is silent: laylah, not layelah. After a
 * qamats, the accent decides this in nouns. In verbs the ending does (־נוּ, ־נָה, and suffixes on ־ת), because their
 * accent can move back (Gesenius–Kautzsch–Cowley §§10 i, 29 a and e, 59 g).
 */
function isAfterStress(word: readonly PointedLetter[], at: number, morphology: string | undefined): boolean {
  const { letter } = word[at] as PointedLetter;
  const next = word[at + 1];
  const verb = morphology?.split('/').find((part) => /^[AH]?V/.test(part));
  if (verb === undefined) {
    if (word[at - 1]?.vowel !== QAMATS) return false;
    if (letter === 'י' && morphology !== undefined) return true;
    return isStressed(word, at - 1) && !(next?.letter === 'כ' && next.vowel === QAMATS);
  }
  if (verb.endsWith('1cp')) return next?.letter === 'נ' && at + 3 === word.length && isVowelVav(word, at + 2);
  if (/[23]fp$/.test(verb)) return next?.letter === 'נ' && at + 3 >= word.length;
  return letter === 'ת' && /V.[pq]3fs\/S/.test(morphology as string);
}

function vowelOf(word: readonly PointedLetter[], at: number, morphology: string | undefined): string {
  const { letter, vowel, shewa, dotted } = word[at] as PointedLetter;
  if (vowel.length > 1 && vowel.includes(HIRIQ)) return 'ayi'; // Jerusalem: the yod that is read, not written
  if (vowel !== '') return VOWELS[vowel[0] as string] as string;
  if (letter === 'ו' && dotted && !shewa && !isVowelVav(word, at + 1)) return 'u'; // קְוּצּוֹתָיו, a shureq for qubuts
  return shewa && isVocalShewa(word, at) && !isAfterStress(word, at, morphology) ? 'e' : '';
}

/**
 * True for a vav without a sound: after a holem or qubuts, even with a silent alef in between, or left over from a
 * ketiv.
 */
function isSilentVav(word: readonly PointedLetter[], at: number): boolean {
  const before = vowelBefore(word, at);
  if (before === HOLEM || before === QUBUTS) return true;
  if (at === word.length - 1 || before === '') return false;
  return before !== QAMATS && before !== '\u05B5';
}

function isSilent(word: readonly PointedLetter[], at: number): boolean {
  const sign = word[at] as PointedLetter;
  if (sign.letter === 'ו' && sign.dotted && sign.vowel === '' && word[at - 1]?.vowel === QUBUTS) return true;
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
      return isSilentVav(word, at);
    case 'ש':
      return !sign.shinDot && !sign.sin && word[at - 1]?.sin === true; // Issachar's second sin
    default:
      return false;
  }
}

/** True for a yod that is read as i although its hiriq is missing, as in פְּלִשְׁתּים. */
function isVowelYod(word: readonly PointedLetter[], at: number): boolean {
  const before = word[at - 1];
  if (word[at]?.letter !== 'י' || !isBare(word[at]) || isVowelVav(word, at + 1)) return false;
  return before !== undefined && before.vowel === '' && !before.shewa && !'אוי'.includes(before.letter);
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

/** True for a patah under ח, ע or הּ at the end of a word. It is pronounced before its letter, as in ruach. */
function isFurtive(word: readonly PointedLetter[], at: number): boolean {
  const sign = word[at] as PointedLetter;
  if (at === 0 || at !== word.length - 1 || sign.vowel !== '\u05B7') return false;
  return 'חע'.includes(sign.letter) || (sign.letter === 'ה' && sign.dotted);
}

function soundsOf(signs: readonly PointedLetter[], morphology?: string): string {
  const word = readQamats(signs, morphology);
  let latin = '';
  for (let at = 0; at < word.length; at++) {
    const sign = word[at] as PointedLetter;
    if (isVowelVav(word, at)) latin += sign.dotted || isVerbEnding(sign, morphology) ? 'u' : 'o';
    else if (isVowelYod(word, at)) latin += 'i';
    else if (isFurtive(word, at)) latin += `a${sign.letter === 'ע' ? '' : HARD[sign.letter]}`;
    else if (!isSilent(word, at)) latin += consonantOf(word, at) + vowelOf(word, at, morphology);
  }
  return latin;
}

/** True if a vav without a point ends a verb. It is read as u at the end of a verb, and as o at the end of a noun. */
function isVerbEnding(vav: PointedLetter, morphology: string | undefined): boolean {
  return vav.vowel === '' && morphology !== undefined && /V[^/]*$/.test(morphology);
}

/**
 * A Hebrew word, with or without points and accents, in Latin letters by the rules above. Accents and meteg only
 * decide whether a qamats is long and whether a shewa after it is spoken. Characters that are not Hebrew are left
 * out. '' if there is no letter.
 *
 * @param morphology The word's code of the Open Scriptures Hebrew Bible, which shows the short qamats in verbs and
 * nouns. Without it only the common ones are known (qamats.ts).
 *
 * @example
 * ```ts
 * transliterateHebrew('בְּרֵאשִׁ֖ית') // => 'bereshit'
 * transliterateHebrew('רוּחַ') // => 'ruach'
 * transliterateHebrew('זָכְרָה') // => 'zakherah'
 * transliterateHebrew('זָכְרָה', 'HVqv2ms/Sh') // => 'zokhrah'
 * transliterateHebrew('יְהוָ֥ה') // => 'yhwh'
 * transliterateHebrew('שלום') // => 'shlvm'
 * ```
 */
export function transliterateHebrew(word: string, morphology?: string): string {
  const signs = pointedLetters(word);
  const letters = lettersOf(signs);
  if (letters.endsWith('יהוה')) {
    const prefix = NAME.exec(letters)?.[1];
    if (prefix === '') return 'yhwh';
    if (prefix !== undefined) return `${soundsOf(signs.slice(0, prefix.length))}-yhwh`;
  }
  return signs.some(hasVowel)
    ? soundsOf(signs, morphology)
    : signs.map(({ letter }) => HARD[letter]).join('');
}

/**
 * True if a letter has a vowel or shewa, or is a vav that a dot makes a vowel. A word with no other dots than those of
 * ש or a dagesh is not pointed.
 */
function hasVowel({ letter, vowel, shewa, dotted }: PointedLetter): boolean {
  return vowel !== '' || shewa || (letter === 'ו' && dotted);
}
