import { PASSWORD_LENGTH } from '../../domain/contract/index.ts';
import { isCommonPassword } from './common-passwords.ts';

/** How passwords are kept: argon2id in its encoded form. The native build does it in Node, the WebAssembly one in a Worker. */
export interface Passwords {
  /** `pepper` is a secret that is not in the database. */
  hash(password: string, pepper: string): Promise<string>;
  /** False for another password, and for what is no hash. */
  verify(hash: string, password: string, pepper: string): Promise<boolean>;
}

/** Cost of a hash: OWASP's password storage cheat sheet, argon2id with 19 MiB. */
export const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** Bytes of salt. */
export const SALT_LENGTH = 16;

/** How a hash of today's cost begins; another is made anew at the next login. */
export const CURRENT_HASH = `$argon2id$v=19$m=${HASH_COST.memoryCost},t=${HASH_COST.timeCost},p=${HASH_COST.parallelism}$`;

/** One form of what can be typed in several (NIST SP 800-63B, 3.1.1.2). */
export const normalised = (password: string): string => password.normalize('NFKC');

/**
 * Why a new password will not do, in words for its field; null where it will. Length and guessability count, kinds of
 * characters do not (NIST SP 800-63B-4, 3.1.1.2).
 */
export async function weakness(password: string, username: string): Promise<string | null> {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return `must be at least ${PASSWORD_LENGTH.min} characters`;
  if (length > PASSWORD_LENGTH.max) return `must be at most ${PASSWORD_LENGTH.max} characters`;
  const plain = password.toLowerCase();
  if (new Set(plain).size < 4) return 'must hold more than three different characters';
  const name = username.toLowerCase();
  if (name.length >= 4 && plain.includes(name) && plain.length - name.length <= 3)
    return 'must not be the username with a few characters more';
  if (await isCommonPassword(plain)) return 'is among the passwords that are guessed first';
  return null;
}
