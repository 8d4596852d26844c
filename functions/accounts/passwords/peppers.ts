import { type NamedSecret, type NamedSecrets, readNamedSecrets } from '../../named-secrets.ts';
import { CURRENT_HASH, type Passwords } from './passwords.ts';

/** The smallest number of characters of a pepper. */
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

/** What a stored hash begins with: the name of its pepper and a colon, or nothing if the pepper has no name. */
const markOf = ({ name }: NamedSecret): string => (name === '' ? '' : `${name}:`);

/** Hashes a password with the first pepper. Returns the text for the database (docs/decisions/0129-changing-secrets.md). */
export async function hashPassword(
  { hash }: Pick<Passwords, 'hash'>,
  password: string,
  [first]: NamedSecrets,
): Promise<string> {
  return markOf(first) + (await hash(password, first.value));
}

/** True if the stored hash has the current cost and was made with the first pepper. */
export const isCurrentHash = (stored: string, [first]: NamedSecrets): boolean =>
  stored.startsWith(markOf(first) + CURRENT_HASH);

/** The name of a stored hash's pepper, and the hash as argon2 encodes it. */
export function partsOfHash(stored: string): { pepperName: string; hash: string } {
  const colon = stored.indexOf(':');
  return { pepperName: stored.slice(0, Math.max(0, colon)), hash: stored.slice(colon + 1) };
}
