import { Problem } from '../http/errors.ts';
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
 * ```
 */
const lookOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{L}/gu, (letter) => LOOKS.get(letter) ?? LOOKS.get(letter.toLowerCase()) ?? letter)
    .toLowerCase()
    .replace(/[1iıl|]/gu, 'l')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('0', 'o')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

const ADMIN_NAMES = ['admin', 'administrator'];

const refused = (reason: string): Problem =>
  new Problem('bad_request', `The username ${reason}.`, { fields: { username: reason } });

/**
 * Throws a 400 for a new name that mixes alphabets, has a number that is no digit, or looks like the word "admin" or
 * "administrator".
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
