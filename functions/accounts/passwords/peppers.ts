import { type NamedSecret, readNamedSecrets } from '../../named-secrets.ts';
import { CURRENT_HASH, type Passwords } from './passwords.ts';

/** The peppers, the newest first. New hashes are made with the newest one. */
export type Peppers = readonly [newest: NamedSecret, ...older: NamedSecret[]];

/** The smallest number of characters of a pepper. */
const SHORTEST_PEPPER = 16;

/**
 * Reads the setting PASSWORD_PEPPER: `new:value,old:value`, or a value without a name.
 * @throws Error that explains what is wrong with the setting, without showing a pepper.
 */
export function readPeppers(setting: string): Peppers {
  const [newest, ...older] = readNamedSecrets('PASSWORD_PEPPER', setting);
  if (newest === undefined) throw new Error('PASSWORD_PEPPER is not set');
  if ([newest, ...older].some(({ value }) => value.length < SHORTEST_PEPPER))
    throw new Error(`A value of PASSWORD_PEPPER is shorter than ${SHORTEST_PEPPER} characters`);
  return [newest, ...older];
}

/** What a stored hash begins with: the name of its pepper and a colon, or nothing if the pepper has no name. */
const markOf = ({ name }: NamedSecret): string => (name === '' ? '' : `${name}:`);

/** Hashes a password with the newest pepper. Returns the text for the database (docs/decisions/0129-changing-secrets.md). */
export async function hashPassword(
  { hash }: Pick<Passwords, 'hash'>,
  password: string,
  [newest]: Peppers,
): Promise<string> {
  return markOf(newest) + (await hash(password, newest.value));
}

/** True if the stored hash has the current cost and was made with the newest pepper. */
export const isCurrentHash = (stored: string, [newest]: Peppers): boolean =>
  stored.startsWith(markOf(newest) + CURRENT_HASH);

/** The name of a stored hash's pepper, and the hash as argon2 encodes it. */
export function partsOfHash(stored: string): { pepperName: string; hash: string } {
  const colon = stored.indexOf(':');
  return { pepperName: stored.slice(0, Math.max(0, colon)), hash: stored.slice(colon + 1) };
}
