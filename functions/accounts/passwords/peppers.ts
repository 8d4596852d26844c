import { markOf, type NamedSecrets } from '../../ctx/named-secrets.ts';
import { CURRENT_HASH, type Passwords } from './passwords.ts';

export async function hashPassword(
  { hash }: Pick<Passwords, 'hash'>,
  password: string,
  [first]: NamedSecrets,
): Promise<string> {
  return markOf(first) + (await hash(password, first.value));
}

export const isCurrentHash = (stored: string, [first]: NamedSecrets): boolean =>
  stored.startsWith(markOf(first) + CURRENT_HASH);
