import { sendBatch } from '../../db/batch.ts';
import type { ReaderCtx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import type { Account } from '../sessions/ask-as-reader.ts';
import type { Caller } from './caller.ts';
import { logAccount } from './log-account.ts';
import { releaseTry, type Try } from './login-limits/counts.ts';
import { isRight, releaseAfterPassword, type Taken, withTry } from './login-limits/take-try.ts';
import type { HashingCtx } from './passwords/passwords.ts';
import { requireCode } from './second-factor/require-code.ts';
import { wrongCode } from './second-factor/spend-code.ts';
import { usernameKey } from './username.ts';

/**
 * Counts a try of a signed-in reader and calls `work` if a try is allowed now. The count over all networks is for the
 * session, not for the account, so that guesses at sign-in from other networks cannot keep the reader out.
 * @throws Problem 429 if the reader must wait.
 */
export const withReaderTry = <T>(
  ctx: ReaderCtx,
  { username }: Account,
  { address }: Caller,
  work: (taken: Taken) => Promise<T>,
): Promise<T> =>
  withTry(ctx, { name: usernameKey(username), address, whole: `session ${ctx.reader.sessionId}` }, work);

export async function checkPassword(
  ctx: HashingCtx<ReaderCtx>,
  tries: Try,
  account: Account,
  password: string,
  field: string,
): Promise<void> {
  if (await isRight(ctx, tries, account, password)) return;
  logAccount(ctx, 'password refused', account.id);
  throw new Problem('wrong_password', 'That is not your password.', { fields: { [field]: 'is not right' } });
}

/**
 * Checks the password of a signed-in reader and returns the key of their network.
 * @throws Problem 429 if the reader must wait; 403 for a wrong password.
 */
export function confirmPassword(
  ctx: HashingCtx<ReaderCtx>,
  account: Account,
  password: string,
  field: string,
  caller: Caller,
): Promise<string> {
  return withReaderTry(ctx, account, caller, async (taken) => {
    await checkPassword(ctx, taken.tries, account, password, field);
    await sendBatch(ctx.db, 'write', [releaseAfterPassword(taken)]);
    return taken.tries.network;
  });
}

/**
 * Checks the password of a signed-in reader and, if the account has a second factor, a code of it. Returns the key of
 * their network.
 * @throws Problem 429 if the reader must wait; 403 for a wrong password or code, and `second_factor_required` if only
 * the code is missing.
 */
export function confirmPasswordAndCode(
  ctx: HashingCtx<ReaderCtx>,
  account: Account,
  password: string,
  code: string | undefined,
  caller: Caller,
): Promise<string> {
  return withReaderTry(ctx, account, caller, async (taken) => {
    const { tries } = taken;
    await checkPassword(ctx, tries, account, password, 'currentPassword');
    await requireCode(ctx, taken, code, wrongCode());
    await sendBatch(ctx.db, 'write', [releaseTry(tries)]);
    return tries.network;
  });
}
