import { Problem } from '../http/errors.ts';

/**
 * A username in one case and form, by which accounts are told apart.
 *
 * @example
 * ```ts
 * usernameKey('Ｍiriam') // => "miriam"
 * ```
 */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();

/** Alphabets that a name may be written in. Those that one language writes together count as one. */
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
/** Letters of no alphabet of their own, as the sign that makes a Japanese vowel long. */
const OF_ANY = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether the letters of a name come from more than one alphabet. All that are not listed count as one. */
function mixesAlphabets(name: string): boolean {
  const letters = name.normalize('NFKC').match(/\p{L}/gu) ?? [];
  const alphabets = letters
    .filter((letter) => !OF_ANY.test(letter))
    .map((letter) => ALPHABETS.findIndex((alphabet) => alphabet.test(letter)));
  return new Set(alphabets).size > 1;
}

/**
 * What a name looks like at a glance: names of one look could be taken for each other.
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

/** Throws a 400 for a new name that mixes alphabets, or that looks like an administrator's by its word. */
export function checkNewName(name: string): void {
  if (mixesAlphabets(name)) throw refused('must not mix letters of different alphabets');
  checkLook(name, ADMIN_NAMES);
}

/** Throws a 400 for a new name that looks like one of these. */
export function checkLook(name: string, admins: readonly string[]): void {
  const look = lookOf(name);
  if (admins.some((admin) => lookOf(admin) === look)) throw refused('must not look like an administrator’s');
}
