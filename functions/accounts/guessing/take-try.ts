import { eq } from 'drizzle-orm';
import { build, type Sendable, sendBatch } from '../../../db/batch.ts';
import { users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../ctx.ts';
import { Problem } from '../../http/errors.ts';
import { logAccount } from '../log-account.ts';
import { normalised } from '../passwords/passwords.ts';
import type { Account } from '../sessions/ask-as-reader.ts';
import { reserveTry, type Try, takeBackTry } from './counts.ts';
import { tryKeys } from './keys.ts';

/** Whose password is tried, and from where. */
export interface TryAt {
  /** The account's name, as `usernameKey` gives it. */
  readonly name: string;
  readonly address: string | null;
  /** What tries from all networks are counted by; the account, unless said otherwise. */
  readonly whole?: string;
}

/** A try that may go on, and the account that it is about, if there is one. */
export interface Taken {
  readonly tries: Try;
  readonly account: Account | undefined;
}

/**
 * Does what needs a try at the account of that name. Tries from one network take turns, so that right passwords do not
 * block each other. Throws a 429 `Problem` where no try is due; else the try is counted until it is released. The account
 * is read in the same transaction, so that nothing is counted where that fails.
 */
export async function withTry<T>(
  ctx: Ctx,
  { name, address, whole }: TryAt,
  work: (taken: Taken) => Promise<T>,
): Promise<T> {
  const keys = await tryKeys(ctx.settings.passwordPepper, name, address, whole);
  const endTurn = await ctx.memory.turns.take(keys.account, ctx);
  try {
    const [[account], tries] = await sendBatch(ctx.db, 'write', [
      build.select().from(users).where(eq(users.usernameKey, name)),
      reserveTry(keys, ctx.now()),
    ]);
    if (typeof tries === 'number') throw tooMany(ctx, tries);
    return await work({ tries, account });
  } finally {
    endTurn();
  }
}

/** Whether a try's password is that of the hash. Throws where it cannot be computed; then the try is taken back. */
export const isRight = (ctx: Ctx, tries: Try, hash: string, password: string): Promise<boolean> =>
  orTakeBack(
    ctx,
    takeBackTry(tries),
    ctx.passwords.verify(hash, normalised(password), ctx.settings.passwordPepper, tries.isKnown),
  );

/** The 429 of a caller who has to wait, logged. */
export function tooMany(ctx: Ctx, ms: number): Problem {
  logAccount(ctx, 'too many tries');
  return new Problem('too_many', 'Too many tries. Please wait a little and try again.', {
    retryAfter: Math.max(1, Math.ceil(ms / 1000)),
  });
}

/** The result of a hash. Where that fails, as where too many are due, `takeBack` is sent before the error is thrown. */
export async function orTakeBack<T>(ctx: Ctx, takeBack: Sendable, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // Where that fails too, the first error says why, and the try stays counted.
    await sendBatch(ctx.db, 'write', [takeBack]).catch(() => undefined);
    throw error;
  }
}
