import type { Ctx } from '../../ctx/ctx.ts';

/**
 * Hashes passwords with argon2id, in its encoded form. Node uses the native build of argon2, the Worker the
 * WebAssembly build.
 */
export interface Passwords {
  /** `pepper` is a secret that is not in the database. The hash does not name it (`peppers.ts`). */
  hash(password: string, pepper: string): Promise<string>;
  /** False for a wrong password and for text that is not a hash. */
  verify(hash: string, password: string, pepper: string): Promise<boolean>;
}

/** A context for functions that hash. The routes of accounts are made with `passwords`. */
export type HashingCtx<C extends Ctx = Ctx> = C & { readonly passwords: Passwords };

/** The cost of a hash, from OWASP's password storage cheat sheet: argon2id with 19 MiB. */
export const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

export const SALT_LENGTH = 16;

export const CURRENT_HASH = `$argon2id$v=19$m=${HASH_COST.memoryCost},t=${HASH_COST.timeCost},p=${HASH_COST.parallelism}$`;

/**
 * A hash with the current cost that no password matches. It is checked if there is no hash that can be checked, so that
 * the answer takes as long as for a wrong password.
 */
export const UNMATCHABLE_HASH = `${CURRENT_HASH}AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

/**
 * Gives a password in the Unicode form NFKC, because some characters can be typed in several forms (NIST SP
 * 800-63B, 3.1.1.2).
 */
export const normalised = (password: string): string => password.normalize('NFKC');
