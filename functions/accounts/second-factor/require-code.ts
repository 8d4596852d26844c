import { sendBatch } from '../../../db/batch.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Problem } from '../../ctx/errors.ts';
import { logAccount } from '../log-account.ts';
import { releaseAfterPassword, type Taken } from '../login-limits/take-try.ts';
import { checkCode } from './spend-code.ts';

/**
 * Uses up a code of the second factor, if the account of a try has one. Everything else of the try is right. If the code
 * is missing, the try is taken back, because only the form did not ask for the code yet.
 * @throws Problem `second_factor_required` if the code is missing; `wrong` if it is wrong. Both have the status of `wrong`.
 */
export async function requireCode(
  ctx: Ctx,
  taken: Taken,
  code: string | undefined,
  wrong: Problem,
): Promise<void> {
  const { factor } = taken;
  if (factor === undefined) return;
  if (code === undefined) {
    await sendBatch(ctx.db, 'write', [releaseAfterPassword(taken)]);
    logAccount(ctx, 'code needed', factor.userId);
    throw new Problem('second_factor_required', 'Enter the code from your authenticator app.', {
      status: wrong.status,
    });
  }
  await checkCode(ctx, factor, code, wrong);
}
