import type { InStatement } from '@libsql/client/web';
import type { AppContext } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import type { Fields } from '../http/statement.ts';
import { reserveTry, type Try, takenFrom, tryKeys } from './guessing.ts';
import { logAccount } from './log-account.ts';
import { inOneBatch } from './sessions.ts';
import { readKeys } from './tokens.ts';

/**
 * The address a request came from, as the edge network saw it, which lets no sender set this header; no other is
 * believed. On this machine there is no edge, and everybody on it is trusted.
 */
export const addressOf = (c: AppContext): string => c.req.header('CF-Connecting-IP') ?? 'unknown';

/** The secret that is not in the database. Throws where it is missing or short. */
export function pepperOf(c: AppContext): string {
  const pepper = c.env.PASSWORD_PEPPER ?? '';
  if (pepper.length < 16) throw new Error('PASSWORD_PEPPER is not set, or shorter than 16 characters');
  return pepper;
}

/**
 * Throws a 429 `Problem` where no try is due; else the try is counted until it is released. `whole` is what tries from
 * all networks are counted by; the account, unless said otherwise. The account is read along, so that nothing is counted
 * where that fails.
 */
export async function takeTry(
  c: AppContext,
  key: string,
  whole?: string,
): Promise<{ tries: Try; account: Fields | undefined }> {
  // What is missing is told before anything is written.
  readKeys(c.env.AUTH_KEYS);
  const keys = await tryKeys(pepperOf(c), key, addressOf(c), whole);
  const [[account] = [], ...results] = await inOneBatch(c, [
    { sql: 'select * from users where username_key = ?', args: [key] },
    ...reserveTry(keys, c.var.deps.now()),
  ]);
  const tries = takenFrom(keys, results);
  if (typeof tries === 'number') throw tooMany(c, tries);
  return { tries, account };
}

/** The 429 of who has to wait, logged. */
export function tooMany(c: AppContext, ms: number): Problem {
  logAccount(c, 'too many tries');
  return new Problem('too_many', 'Too many tries. Please wait a little and try again.', {
    retryAfter: Math.max(1, Math.ceil(ms / 1000)),
  });
}

/** What has to be hashed for a try. Where that fails, as where too many are due, the try is taken back. */
export async function hashed<T>(c: AppContext, takeBack: InStatement[], work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await inOneBatch(c, takeBack);
    throw error;
  }
}
