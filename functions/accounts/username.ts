import { Problem } from '../ctx/errors.ts';
import { FORMS } from './letter-forms.ts';
import { LOOKS } from './look-alikes.ts';

/**
 * Gives one key to all spellings of a username that differ only in case, Unicode form (NFKC) or spaces around
 * it. Two accounts cannot have the same key.
 *
 * @example
 * ```ts
 * usernameKey('Ｍiriam') // => "miriam"
 * ```
 */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();

/** The alphabets in which a name may be written. Alphabets that one language uses together are one entry. */
const ALPHABETS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Syriac}/u,
  /\p{Script=Ethiopic}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Tamil}/u,
  /\p{Script=Thai}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u,
];
/** Matches letters that belong to no single alphabet, such as the sign for a long vowel in Japanese. */
const OF_ANY = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** Matches numbers that are no digits, such as the Roman numeral ⅷ, which looks like four letters. */
const ODD_NUMBER = /[\p{Nl}\p{No}]/u;

/** True if a name has letters of more than one alphabet. All alphabets that are not listed count as one. */
function mixesAlphabets(name: string): boolean {
  const letters = name.normalize('NFKC').match(/\p{L}/gu) ?? [];
  const alphabets = letters
    .filter((letter) => !OF_ANY.test(letter))
    .map((letter) => ALPHABETS.findIndex((alphabet) => alphabet.test(letter)));
  return new Set(alphabets).size > 1;
}

/**
 * Turns a username into a text that is equal for names that look alike, such as those that could be
 * mistaken for each other.
 *
 * @example
 * ```ts
 * lookOf('Adm1n') === lookOf('AD-MIN') // => true
 * lookOf('ᴀᴅᴍᴉɴ') === lookOf('admin') // => true
 * ```
 */
const lookOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{L}/gu, lookOfLetter)
    .toLowerCase()
    .replace(/[1iıl|]/gu, 'l')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[034578]/g, (digit) => DIGITS[digit] ?? digit)
    .replaceAll('rn', 'm')
    .replaceAll('nn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd');

/** Digits that people write for letters. For 1 see `lookOf`. */
const DIGITS: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/** The letter of ASCII that a letter looks like, whatever its case, or the letter itself. */
function lookOfLetter(letter: string): string {
  const cases = [letter, letter.toLowerCase(), letter.toUpperCase()];
  const looks = [FORMS, LOOKS].flatMap((table) => cases.map((one) => table.get(one)));
  return looks.find((look) => look !== undefined) ?? letter;
}

/** Names that a reader would take for somebody who runs the site, also in languages of the texts and of many readers. */
const ADMIN_NAMES = [
  ...[
    'admin',
    'admins',
    'administrator',
    'administrators',
    'sysadmin',
    'root',
    'superuser',
    'webmaster',
    'postmaster',
  ],
  ...['support', 'helpdesk', 'staff', 'moderator', 'moderators', 'system', 'gematriaexplorer'],
  ...['админ', 'администратор', 'модератор', 'поддержка', 'διαχειριστής', 'מנהל', 'מנהלת', 'administrador'],
];

const refused = (reason: string): Problem =>
  new Problem('bad_request', `The username ${reason}.`, { fields: { username: reason } });

/**
 * Throws a 400 for a new name that mixes alphabets, has a number that is no digit, or looks like a word for somebody who
 * runs the site, such as "admin" or "support".
 */
export function checkNewName(name: string): void {
  if (ODD_NUMBER.test(name)) throw refused('must not have numbers other than digits');
  if (mixesAlphabets(name)) throw refused('must not mix letters of different alphabets');
  checkLook(name, ADMIN_NAMES);
}

/** Throws a 400 for a new name that looks like the name of one of these administrators. */
export function checkLook(name: string, admins: readonly string[]): void {
  const look = lookOf(name);
  if (admins.some((admin) => lookOf(admin) === look)) throw refused('must not look like an administrator’s');
}
