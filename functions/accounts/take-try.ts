import type { InStatement } from '@libsql/client/web';
import type { AppContext } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import type { Fields } from '../http/statement.ts';
import { reserveTry, type Try, takeBackTry, takenFrom, tryKeys } from './guessing.ts';
import { logAccount } from './log-account.ts';
import { normalised, SHORTEST_PEPPER } from './passwords.ts';
import { inOneBatch } from './sessions.ts';
import { readKeys } from './tokens.ts';

/**
 * The address a request came from, as the edge saw it: the header that ADDRESS_HEADER names, which the edge lets no sender
 * set; no other is believed. Null where the setting names none, for there is no edge.
 */
export function addressOf(c: AppContext): string | null {
  const header = c.env.ADDRESS_HEADER ?? '';
  return header === '' ? null : (c.req.header(header) ?? 'unknown');
}

/** The secret that is not in the database. Throws where it is missing or short. */
export function pepperOf(c: AppContext): string {
  const pepper = c.env.PASSWORD_PEPPER ?? '';
  if (pepper.length < SHORTEST_PEPPER)
    throw new Error(`PASSWORD_PEPPER is not set, or shorter than ${SHORTEST_PEPPER} characters`);
  return pepper;
}

/** A try that has its places, and the account that it is about, if there is one. */
export interface Taken {
  readonly tries: Try;
  readonly account: Fields | undefined;
}

/**
 * Does what needs a try at the account of that name. Tries from one network take turns, so that right passwords do not
 * stand in each other's way. Throws a 429 `Problem` where no try is due; else the try is counted until it is released.
 * `whole` is what tries from all networks are counted by; the account, unless said otherwise. The account is read along,
 * so that nothing is counted where that fails.
 */
export async function withTry<T>(
  c: AppContext,
  key: string,
  work: (taken: Taken) => Promise<T>,
  whole?: string,
): Promise<T> {
  // What is missing is told before anything is written.
  readKeys(c.env.AUTH_KEYS);
  const keys = await tryKeys(pepperOf(c), key, addressOf(c), whole);
  const endTurn = await c.var.memory.turns.take(keys.account, c.var.deps);
  try {
    const [[account] = [], ...results] = await inOneBatch(c, [
      { sql: 'select * from users where username_key = ?', args: [key] },
      ...reserveTry(keys, c.var.deps.now()),
    ]);
    const tries = takenFrom(keys, results);
    if (typeof tries === 'number') throw tooMany(c, tries);
    return await work({ tries, account });
  } finally {
    endTurn();
  }
}

/** Whether a try's password is that of the hash. Throws where it cannot be computed; then the try is taken back. */
export const isRight = (c: AppContext, tries: Try, hash: string, password: string): Promise<boolean> =>
  hashed(
    c,
    takeBackTry(tries),
    c.var.deps.passwords.verify(hash, normalised(password), pepperOf(c), tries.isKnown),
  );

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
    // Where that fails too, the first error says why, and the try stays counted.
    await inOneBatch(c, takeBack).catch(() => undefined);
    throw error;
  }
}
