import { and, count, eq, exists, inArray, type SQL } from 'drizzle-orm';
import { build, change, sendBatch, together } from '../../../db/batch.ts';
import { insertIf } from '../../../db/guarded-insert.ts';
import { knownNetworks, recoveryCodes, sessions, users } from '../../../db/schema/index.ts';
import type { PasswordResetBody, RecoveryCodeState, RecoveryCodes } from '../../../domain/contract/index.ts';
import type { ReaderCtx } from '../../ctx/ctx.ts';
import { Problem } from '../../ctx/errors.ts';
import { accountOf, askAsReader, signedOut } from '../../sessions/ask-as-reader.ts';
import { sessionIsAlive } from '../../sessions/sessions.ts';
import { userWith } from '../account.ts';
import type { Caller } from '../caller.ts';
import { confirmPassword } from '../confirm-password.ts';
import { logAccount } from '../log-account.ts';
import { releaseTry, takeBackTry } from '../login-limits/counts.ts';
import { hashOrTakeBack, withTry } from '../login-limits/take-try.ts';
import { acceptedPassword } from '../passwords/new-password.ts';
import type { HashingCtx } from '../passwords/passwords.ts';
import { hashPassword } from '../passwords/peppers.ts';
import { requireCode } from '../second-factor/require-code.ts';
import { usernameKey } from '../username.ts';
import { digestOf, newCodes } from './codes.ts';

const WRONG = 'Invalid username or recovery code';
/** The message for a failed reset with a second-factor code. It does not say which of the three is wrong. */
const WRONG_WITH_CODE = 'Invalid username, recovery code or code from your app';

/** The id that no account has. It stands for the account of an unknown name, so that both cost the same work. */
const NOBODY = 0;

export async function getRecoveryCodes(ctx: ReaderCtx): Promise<RecoveryCodeState> {
  const { results } = await askAsReader(ctx, () => [
    build.select({ unused: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, ctx.reader.userId)),
  ]);
  const [[state]] = results;
  return { unused: state?.unused ?? 0 };
}

/**
 * Makes ten recovery codes, which nobody can read again. The old ones no longer work.
 * @throws Problem 403 for a wrong password.
 */
export async function makeRecoveryCodes(
  ctx: HashingCtx<ReaderCtx>,
  password: string,
  caller: Caller,
): Promise<RecoveryCodes> {
  const { userId } = ctx.reader;
  const account = await accountOf(ctx);
  await confirmPassword(ctx, account, password, 'password', caller);
  const [pepper] = ctx.settings.peppers;
  const codes = newCodes();
  const digests = await Promise.all(codes.map((code) => digestOf(pepper, userId, code)));
  const mayChange = and(sessionIsAlive(ctx), exists(userWith(userId, account.password))) as SQL;
  const { made } = await sendBatch(ctx.db, 'write', {
    old: build.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), mayChange)),
    made: together(digests.map((digest) => change(insertIf(recoveryCodes, { userId, digest }, mayChange)))),
  });
  if (made.includes(0)) throw signedOut();
  logAccount(ctx, 'recovery codes made', userId);
  return { recoveryCodes: codes };
}

/**
 * Sets a new password for a reader who has forgotten the old one, and uses a recovery code up. It ends every session of
 * the account. It counts as a try to sign in, and an unknown name costs the same work as a wrong code.
 * @throws Problem 400 for a password that is refused; 401 for a wrong name or code, and `second_factor_required` if only
 * the code of the second factor is missing; 429 after too many tries.
 */
export async function resetPassword(
  ctx: HashingCtx,
  { username, code, password, secondFactorCode }: PasswordResetBody,
  { address }: Caller,
): Promise<void> {
  const { peppers } = ctx.settings;
  await withTry(ctx, { name: usernameKey(username), address }, async (taken) => {
    const { tries, account } = taken;
    const userId = account?.id ?? NOBODY;
    const accepting = acceptedPassword(ctx, password, username, 'password');
    const accepted = await hashOrTakeBack(ctx, takeBackTry(tries), accepting);
    // The new password is hashed before the code is looked up, so the time of a refusal tells nothing.
    const hashing = hashPassword(ctx.passwords, accepted, peppers);
    const hash = await hashOrTakeBack(ctx, takeBackTry(tries), hashing);
    const digests = await Promise.all(peppers.map((pepper) => digestOf(pepper, userId, code)));
    const isCode = and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.digest, digests));
    const found = build.select({ digest: recoveryCodes.digest }).from(recoveryCodes).where(isCode);
    const wrong = new Problem('signed_out', secondFactorCode === undefined ? WRONG : WRONG_WITH_CODE);
    const [codes] = await sendBatch(ctx.db, 'read', [found]);
    if (codes.length === 0) {
      logAccount(ctx, 'reset refused');
      throw wrong;
    }
    await requireCode(ctx, taken, secondFactorCode, wrong);
    const isChanged = exists(userWith(userId, hash));
    // The update requires the unused code, so of several requests with one code only one succeeds.
    const [changed] = await sendBatch(ctx.db, 'write', [
      build
        .update(users)
        .set({ password: hash })
        .where(and(eq(users.id, userId), exists(found)))
        .returning({ id: users.id }),
      build.delete(recoveryCodes).where(and(isCode, isChanged)),
      build.delete(sessions).where(and(eq(sessions.userId, userId), isChanged)),
      build.delete(knownNetworks).where(and(eq(knownNetworks.userId, userId), isChanged)),
    ]);
    if (changed.length === 0) throw wrong;
    await sendBatch(ctx.db, 'write', [releaseTry(tries)]);
    logAccount(ctx, 'password reset', userId);
  });
}
