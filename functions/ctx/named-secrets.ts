import { base64url } from 'jose';

/** One value of a setting that can have several, so that a new value can replace an old one. */
export interface NamedSecret {
  /** What is made with the value is marked with this name, so that the value can be found. '' for a value without a name. */
  readonly name: string;
  readonly value: string;
}

/** The values of a setting. The first one is in use, and the others are only accepted. */
export type NamedSecrets = readonly [first: NamedSecret, ...others: NamedSecret[]];

const PART = /^(?:([\w.-]+):)?([^:]+)$/;

/**
 * Reads a setting such as `new:value,old:value`. One value of a list may be without a name. A text without a colon is one
 * value, with all its characters.
 *
 * @param setting The name of the setting, for error messages.
 * @throws Error that explains what is wrong. It shows no part of the text, because a secret in a wrong form could be
 * taken for a name.
 */
export function readNamedSecrets(setting: string, text: string): NamedSecrets {
  if (text.trim() === '') throw new Error(`${setting} is not set`);
  if (!text.includes(':')) return [{ name: '', value: text }];
  const secrets = text.split(',').map((part, index) => {
    const [, name = '', value] = PART.exec(part.trim()) ?? [];
    if (value === undefined)
      throw new Error(
        `Part ${index + 1} of ${setting} must be name:value, with letters, digits, ".", "-" and "_" in the name`,
      );
    return { name, value };
  });
  const [first, ...others] = secrets;
  if (first === undefined || new Set(secrets.map(({ name }) => name)).size < secrets.length)
    throw new Error(`Two values of ${setting} have the same name, or no name`);
  return [first, ...others];
}

/** Keys by name, which is the `kid` of their tokens. The first one signs. There are two while a new key replaces an old one. */
export type TokenKeys = ReadonlyMap<string, Uint8Array>;

/**
 * Reads the setting AUTH_KEYS: `new:key,old:key`, each key 32 bytes or more in base64url.
 * @throws Error that explains what is wrong with the setting, without showing a key.
 */
export function readKeys(setting: string): TokenKeys {
  const keys = readNamedSecrets('AUTH_KEYS', setting).map(({ name, value }): [string, Uint8Array] => {
    if (name === '') throw new Error('A key of AUTH_KEYS has no name: it must be name:key');
    if (!/^[\w-]{43,}$/.test(value))
      throw new Error('A key of AUTH_KEYS is not 32 bytes or more in base64url');
    return [name, base64url.decode(value)];
  });
  return new Map(keys);
}

const SHORTEST_PEPPER = 16;

/**
 * Reads the setting PASSWORD_PEPPER: `new:value,old:value`, or a value without a name.
 * @throws Error that explains what is wrong with the setting, without showing a pepper.
 */
export function readPeppers(setting: string): NamedSecrets {
  const peppers = readNamedSecrets('PASSWORD_PEPPER', setting);
  if (peppers.some(({ value }) => value.length < SHORTEST_PEPPER))
    throw new Error(`A value of PASSWORD_PEPPER is shorter than ${SHORTEST_PEPPER} characters`);
  return peppers;
}

/**
 * The beginning of a text that was made with a secret: the secret's name and a colon, or nothing if it has no
 * name.
 */
export const markOf = ({ name }: NamedSecret): string => (name === '' ? '' : `${name}:`);

export function splitMarked(marked: string): { name: string; rest: string } {
  const colon = marked.indexOf(':');
  return { name: marked.slice(0, Math.max(0, colon)), rest: marked.slice(colon + 1) };
}
