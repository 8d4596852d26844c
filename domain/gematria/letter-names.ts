import { HEBREW_ALPHABET, withFinalsAsBase } from './letter-tables.ts';
import type { GematriaOptions, LetterReadings, MiluiSpelling, TavName } from './method-types.ts';

/**
 * The readings of the 22 letters (what each is replaced with), from texts in the order of the alphabet.
 *
 * @example
 * ```ts
 * readingsInOrder(['אלף', 'בית'])['ב'] // => 'בית'
 * ```
 */
export function readingsInOrder(texts: readonly string[]): LetterReadings {
  return Object.fromEntries(texts.map((text, index) => [HEBREW_ALPHABET.charAt(index), text]));
}

const NAMES = 'אלף בית גימל דלת הא וו זין חית טית יוד כף למד מם נון סמך עין פא צדי קוף ריש שין תו'.split(' ');

const spelled = (he: string, vav: string): LetterReadings =>
  withFinalsAsBase({ ...readingsInOrder(NAMES), ה: he, ו: vav });

/**
 * The names of the letters in five spellings: that of the dictionaries, and the four fillings of the divine name,
 * which differ only in ה and ו. With them, יהוה written out is 72 (av), 63 (sag), 45 (mah) or 52 (ben), and the
 * fillings are named after these numbers. Source: the Lurianic writings, Etz Chaim, gate 5 (Hayyim Vital).
 */
export const LETTER_NAMES = Object.freeze({
  standard: spelled('הא', 'וו'),
  av: spelled('הי', 'ויו'),
  sag: spelled('הי', 'ואו'),
  mah: spelled('הא', 'ואו'),
  ben: spelled('הה', 'וו'),
});

/**
 * The name of ת in three spellings. That of the dictionaries is the usual one. Books of gematria also write it out with א
 * or י.
 */
export const TAV_NAMES: Readonly<Record<TavName, string>> = Object.freeze({
  plain: 'תו',
  alef: 'תאו',
  yod: 'תיו',
});

const withEachTav = (names: LetterReadings): Record<TavName, LetterReadings> => {
  const withTav = (tav: TavName) => Object.freeze({ ...names, ת: TAV_NAMES[tav] });
  return { plain: withTav('plain'), alef: withTav('alef'), yod: withTav('yod') };
};

const NAMES_WITH_TAV: Record<MiluiSpelling, Record<TavName, LetterReadings>> = {
  standard: withEachTav(LETTER_NAMES.standard),
  av: withEachTav(LETTER_NAMES.av),
  sag: withEachTav(LETTER_NAMES.sag),
  mah: withEachTav(LETTER_NAMES.mah),
  ben: withEachTav(LETTER_NAMES.ben),
};

/**
 * The names of the letters in the spelling that the options choose.
 *
 * @example
 * ```ts
 * letterNames({ milui: 'av', tav: 'alef' })['ת'] // => 'תאו'
 * letterNames({})['ה'] // => 'הא'
 * ```
 */
export const letterNames = ({ milui = 'standard', tav = 'plain' }: GematriaOptions): LetterReadings =>
  NAMES_WITH_TAV[milui][tav];
