import { markOf, type NamedSecrets, readNamedSecrets } from '../../named-secrets.ts';
import { CURRENT_HASH, type Passwords } from './passwords.ts';

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

export async function hashPassword(
  { hash }: Pick<Passwords, 'hash'>,
  password: string,
  [first]: NamedSecrets,
): Promise<string> {
  return markOf(first) + (await hash(password, first.value));
}

export const isCurrentHash = (stored: string, [first]: NamedSecrets): boolean =>
  stored.startsWith(markOf(first) + CURRENT_HASH);
