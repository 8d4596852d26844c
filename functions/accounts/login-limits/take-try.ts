import { and, eq, getTableColumns } from 'drizzle-orm';
import { build, type Sendable, sendBatch } from '../../../db/batch.ts';
import { secondFactors, users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Problem } from '../../ctx/errors.ts';
import { splitMarked } from '../../ctx/named-secrets.ts';
import type { Account } from '../../sessions/ask-as-reader.ts';
import { logAccount } from '../log-account.ts';
import { type HashingCtx, normalised, UNMATCHABLE_HASH } from '../passwords/passwords.ts';
import type { SecondFactor } from '../second-factor/spend-code.ts';
import { releaseTry, reserveTry, type Try, takeBackTry } from './counts.ts';
import { senderOf, tryKeys } from './keys.ts';
import { EDGE_WINDOW_MS } from './limits.ts';

interface TryAt {
  readonly name: string;
  readonly address: string | null;
  readonly whole?: string;
}

export interface Taken {
  readonly tries: Try;
  readonly account: Account | undefined;
  /** The second factor that the account asks for. Undefined if the account has none, or is no administrator's. */
  readonly factor: SecondFactor | undefined;
}

const factorNamed = (name: string) =>
  build
    .select(getTableColumns(secondFactors))
    .from(secondFactors)
    .innerJoin(users, eq(users.id, secondFactors.userId))
    .where(and(eq(users.usernameKey, name), eq(secondFactors.isOn, true)));

/**
 * Counts a try and calls `work` if the account may be tried now. The try stays counted until it is released.
 * The account is read in the transaction that counts, so a failed read counts nothing. In one isolate, tries
 * at one account from one network take turns (`Turns`), so that right passwords do not block each other.
 * @throws Problem 429 if the caller must wait.
 */
export async function withTry<T>(
  ctx: Ctx,
  { name, address, whole }: TryAt,
  work: (taken: Taken) => Promise<T>,
): Promise<T> {
  await checkEdgeLimit(ctx, address);
  const keys = await tryKeys(ctx.settings.peppers[0].value, name, address, whole);
  const endTurn = await ctx.memory.turns.take(keys.account, ctx);
  try {
    const { accounts, factors, tries } = await sendBatch(ctx.db, 'write', {
      accounts: build.select().from(users).where(eq(users.usernameKey, name)),
      factors: factorNamed(name),
      tries: reserveTry(keys, ctx.now()),
    });
    if (typeof tries === 'number') throw tooMany(ctx, tries);
    const factor = factors.find(({ userId }) => ctx.settings.adminIds.has(userId));
    return await work({ tries, account: accounts[0], factor });
  } finally {
    endTurn();
  }
}

/**
 * True if the password is the account's. False without an account, and if the setting lacks the pepper of its hash;
 * the log then names that pepper. If the hash cannot be computed, subtracts the try from its counts and throws.
 */
export function isRight(
  ctx: HashingCtx,
  tries: Try,
  account: Pick<Account, 'id' | 'password'> | undefined,
  password: string,
): Promise<boolean> {
  const { hash, pepper } = hashToCheck(ctx, account);
  const verified = ctx.passwords.verify(hash, normalised(password), pepper);
  return hashOrTakeBack(ctx, takeBackTry(tries), verified);
}

/** The account's hash and its pepper. If one of them is missing, a hash of the same cost that no password matches. */
function hashToCheck(
  ctx: Ctx,
  account: Pick<Account, 'id' | 'password'> | undefined,
): { hash: string; pepper: string } {
  const { peppers } = ctx.settings;
  const unmatchable = { hash: UNMATCHABLE_HASH, pepper: peppers[0].value };
  if (account === undefined) return unmatchable;
  const { name, rest: hash } = splitMarked(account.password);
  const pepper = peppers.find((one) => one.name === name);
  if (pepper !== undefined) return { hash, pepper: pepper.value };
  ctx.log('account', { what: 'pepper missing', pepper: name, userId: account.id });
  return unmatchable;
}

/**
 * Takes a try with a right password off its counts. If the account also asks for a code, earlier failures stay. Otherwise
 * a person who knows only the password could give it again and again, and guess codes without an end.
 */
export const releaseAfterPassword = ({ tries, factor }: Taken) =>
  factor === undefined ? releaseTry(tries) : takeBackTry(tries);

/**
 * Counts a request in the limit of Cloudflare's edge, if SIGN_INS is bound. Without it, one sender with very many
 * networks could use up the limit over all tries. It counts roughly, and each location of Cloudflare for itself. If it
 * fails, the request continues, because the database has the exact limits.
 * @throws Problem 429 if the caller must wait.
 */
export async function checkEdgeLimit(ctx: Ctx, address: string | null): Promise<void> {
  if (ctx.signIns === undefined || address === null) return;
  const { success } = await ctx.signIns.limit({ key: senderOf(address) }).catch(() => ({ success: true }));
  if (!success) throw tooMany(ctx, EDGE_WINDOW_MS);
}

export function tooMany(ctx: Ctx, ms: number): Problem {
  logAccount(ctx, 'too many tries');
  return new Problem('too_many', 'Too many attempts. Please wait a moment and try again.', {
    retryAfter: Math.max(1, Math.ceil(ms / 1000)),
  });
}

/** Waits for a hash. If it fails, for example because too many are waiting, sends `takeBack` and throws the error. */
export async function hashOrTakeBack<T>(ctx: Ctx, takeBack: Sendable, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // If this batch fails too, the error of the hash is thrown, and the try stays counted.
    await sendBatch(ctx.db, 'write', [takeBack]).catch(() => undefined);
    throw error;
  }
}
