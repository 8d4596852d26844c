import { and, eq, exists, ne, sql } from 'drizzle-orm';
import { build, change, sendBatch } from '../../../db/batch.ts';
import { insertIf, onConflictUpdate } from '../../../db/guarded-insert.ts';
import { secondFactors, sessions } from '../../../db/schema/index.ts';
import type { NewSecondFactor, RecoveryCodes, SecondFactorState } from '../../../domain/contract/index.ts';
import type { ReaderCtx } from '../../ctx/ctx.ts';
import { Problem } from '../../ctx/errors.ts';
import { type Account, askAsReader, signedOut } from '../../sessions/ask-as-reader.ts';
import { sessionIsAlive } from '../../sessions/sessions.ts';
import type { Caller } from '../caller.ts';
import { checkPassword, confirmPassword, withReaderTry } from '../confirm-password.ts';
import { logAccount } from '../log-account.ts';
import { releaseTry } from '../login-limits/counts.ts';
import { releaseAfterPassword } from '../login-limits/take-try.ts';
import type { HashingCtx } from '../passwords/passwords.ts';
import { digestOfCode, newRecoveryCodes } from './recovery-codes.ts';
import { seal } from './sealed-secret.ts';
import { checkCode, type SecondFactor, type Spent } from './spend-code.ts';
import { base32Of, newSecret, uriOf } from './totp.ts';

interface Proof {
  readonly password: string;
  readonly code: string;
}

interface OwnFactor {
  readonly account: Account;
  readonly factor: SecondFactor | undefined;
}

async function ownFactor(ctx: ReaderCtx): Promise<OwnFactor> {
  const { account, results } = await askAsReader(ctx, () => [
    build.select().from(secondFactors).where(eq(secondFactors.userId, ctx.reader.userId)),
  ]);
  if (!ctx.settings.adminIds.has(account.id))
    throw new Problem('forbidden', 'Only administrators can have a second factor.');
  const [[factor]] = results;
  return { account, factor };
}

async function factorInUse(ctx: ReaderCtx): Promise<OwnFactor & { readonly factor: SecondFactor }> {
  const { account, factor } = await ownFactor(ctx);
  if (!factor?.isOn) throw new Problem('conflict', 'You have no second factor.');
  return { account, factor };
}

const alreadyOn = (): Problem =>
  new Problem('conflict', 'You already have a second factor. Remove it before you set up another.');

export async function getSecondFactor(ctx: ReaderCtx): Promise<SecondFactorState> {
  const { factor } = await ownFactor(ctx);
  const isOn = factor?.isOn ?? false;
  return { isOn, recoveryCodes: factor?.recoveryCodes.length ?? 0 };
}

/**
 * Makes the secret of a new second factor. It is not in use until `turnOn` gets a code of it. A second call replaces the
 * secret of the first.
 * @throws Problem 403 for a wrong password; 409 if a second factor is in use.
 */
export async function setUp(
  ctx: HashingCtx<ReaderCtx>,
  { password }: Pick<Proof, 'password'>,
  caller: Caller,
): Promise<NewSecondFactor> {
  const { account, factor } = await ownFactor(ctx);
  if (factor?.isOn) throw alreadyOn();
  await confirmPassword(ctx, account, password, 'password', caller);
  const secret = newSecret();
  const sealed = await seal(ctx.settings.peppers, account.id, secret);
  const row = { userId: account.id, secret: sealed };
  const replaced = onConflictUpdate(secondFactors, [secondFactors.userId], { secret: sealed, lastStep: 0 });
  const [changed] = await sendBatch(ctx.db, 'write', [
    change(
      sql`${insertIf(secondFactors, row, sessionIsAlive(ctx))} ${replaced} where not ${secondFactors.isOn}`,
    ),
  ]);
  if (changed === 0) throw alreadyOn();
  return { secret: base32Of(secret), uri: uriOf(secret, account.username) };
}

/**
 * Puts the second factor into use after its first code. Ends the account's other sessions, because they began without a
 * code. Returns ten recovery codes, which nobody can read again.
 * @throws Problem 403 for a wrong code; 409 if no set-up was started, or if a second factor is in use.
 */
export async function turnOn(
  ctx: ReaderCtx,
  { code }: Pick<Proof, 'code'>,
  caller: Caller,
): Promise<RecoveryCodes> {
  const { account, factor } = await ownFactor(ctx);
  if (factor === undefined) throw new Problem('conflict', 'Start to set up the second factor first.');
  if (factor.isOn) throw alreadyOn();
  return withReaderTry(ctx, account, caller, async (taken) => {
    const spent = await checkCode(ctx, factor, code);
    const { recoveryCodes, digests } = await recoveryCodesOf(spent);
    const isOn = build.select({ userId: secondFactors.userId }).from(secondFactors).where(isSame(spent));
    const [changed] = await sendBatch(ctx.db, 'write', [
      build
        .update(secondFactors)
        .set({ isOn: true, recoveryCodes: digests })
        .where(and(isSame(spent), eq(secondFactors.isOn, false), sessionIsAlive(ctx)))
        .returning({ userId: secondFactors.userId }),
      build
        .delete(sessions)
        .where(and(eq(sessions.userId, account.id), ne(sessions.id, ctx.reader.sessionId), exists(isOn))),
      releaseAfterPassword(taken),
    ]);
    if (changed.length === 0) throw signedOut();
    logAccount(ctx, 'second factor turned on', account.id);
    return { recoveryCodes };
  });
}

export const renewRecoveryCodes = (
  ctx: HashingCtx<ReaderCtx>,
  proof: Proof,
  caller: Caller,
): Promise<RecoveryCodes> =>
  withProof(ctx, proof, caller, async (spent) => {
    const { recoveryCodes, digests } = await recoveryCodesOf(spent);
    const [changed] = await sendBatch(ctx.db, 'write', [
      build
        .update(secondFactors)
        .set({ recoveryCodes: digests })
        .where(and(isSame(spent), sessionIsAlive(ctx)))
        .returning({ userId: secondFactors.userId }),
    ]);
    if (changed.length === 0) throw signedOut();
    logAccount(ctx, 'recovery codes renewed', spent.factor.userId);
    return { recoveryCodes };
  });

export const removeSecondFactor = (ctx: HashingCtx<ReaderCtx>, proof: Proof, caller: Caller): Promise<void> =>
  withProof(ctx, proof, caller, async (spent) => {
    const [removed] = await sendBatch(ctx.db, 'write', [
      build
        .delete(secondFactors)
        .where(and(isSame(spent), sessionIsAlive(ctx)))
        .returning({ userId: secondFactors.userId }),
    ]);
    if (removed.length === 0) throw signedOut();
    logAccount(ctx, 'second factor removed', spent.factor.userId);
  });

/** Confirms the session for the next deletions (`requireFreshCode`). Throws a 403 `Problem` for a wrong code. */
export async function confirmSession(
  ctx: ReaderCtx,
  { code }: Pick<Proof, 'code'>,
  caller: Caller,
): Promise<void> {
  const { account, factor } = await factorInUse(ctx);
  await withReaderTry(ctx, account, caller, async (taken) => {
    await checkCode(ctx, factor, code);
    await sendBatch(ctx.db, 'write', [
      build
        .update(sessions)
        .set({ confirmedAt: ctx.now() })
        .where(and(eq(sessions.id, ctx.reader.sessionId), sessionIsAlive(ctx))),
      releaseAfterPassword(taken),
    ]);
  });
}

async function withProof<T>(
  ctx: HashingCtx<ReaderCtx>,
  { password, code }: Proof,
  caller: Caller,
  work: (spent: Spent) => Promise<T>,
): Promise<T> {
  const { account, factor } = await factorInUse(ctx);
  return withReaderTry(ctx, account, caller, async ({ tries }) => {
    await checkPassword(ctx, tries, account, password, 'password');
    const result = await work(await checkCode(ctx, factor, code));
    await sendBatch(ctx.db, 'write', [releaseTry(tries)]);
    return result;
  });
}

/** True for the row of this second factor, unless another secret has taken its place. */
const isSame = ({ factor: { userId, secret } }: Spent) =>
  and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret));

async function recoveryCodesOf({ secret }: Spent) {
  const recoveryCodes = newRecoveryCodes();
  return { recoveryCodes, digests: await Promise.all(recoveryCodes.map((one) => digestOfCode(secret, one))) };
}
