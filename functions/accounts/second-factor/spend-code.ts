import { and, eq, lt, type SQL } from 'drizzle-orm';
import { build, sendBatch } from '../../../db/batch.ts';
import { secondFactors } from '../../../db/schema/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Problem } from '../../ctx/errors.ts';
import { logAccount } from '../log-account.ts';
import { digestOfCode, plainCode, RECOVERY_CODE } from './recovery-codes.ts';
import { isSealedWithFirst, seal, unseal } from './sealed-secret.ts';
import { stepOfCode } from './totp.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

interface Spending {
  readonly change: Partial<SecondFactor>;
  readonly isUnused: SQL | undefined;
}

export interface Spent {
  readonly factor: SecondFactor;
  readonly secret: Uint8Array;
}

/**
 * Uses a code up: one of the authenticator app or a recovery code. Null if the code is wrong. Each code works once,
 * even if two requests bring it at the same time. A secret that an older pepper protects is encrypted again.
 */
async function spendCode(ctx: Ctx, factor: SecondFactor, typed: string): Promise<Spent | null> {
  const { userId } = factor;
  const peppers = ctx.settings.peppers;
  const secret = await unseal(peppers, userId, factor.secret);
  if (secret === null) {
    logAccount(ctx, 'second factor not readable', userId);
    return null;
  }
  const spending = await spendingOf(factor, secret, plainCode(typed), ctx.now());
  if (spending === null) return null;
  const isCurrent = isSealedWithFirst(peppers, factor.secret);
  const renewed = isCurrent ? {} : { secret: await seal(peppers, userId, secret) };
  const [[row]] = await sendBatch(ctx.db, 'write', [
    build
      .update(secondFactors)
      .set({ ...spending.change, ...renewed })
      .where(
        and(eq(secondFactors.userId, userId), eq(secondFactors.secret, factor.secret), spending.isUnused),
      )
      .returning(),
  ]);
  if (row === undefined) return null;
  if (spending.change.recoveryCodes !== undefined) logAccount(ctx, 'recovery code used', userId);
  return { factor: row, secret };
}

async function spendingOf(
  { recoveryCodes }: SecondFactor,
  secret: Uint8Array,
  code: string,
  now: number,
): Promise<Spending | null> {
  if (RECOVERY_CODE.test(code)) {
    const digest = await digestOfCode(secret, code);
    const others = recoveryCodes.filter((one) => one !== digest);
    if (others.length === recoveryCodes.length) return null;
    return { change: { recoveryCodes: others }, isUnused: eq(secondFactors.recoveryCodes, recoveryCodes) };
  }
  const step = stepOfCode(secret, code, now);
  return step === null ? null : { change: { lastStep: step }, isUnused: lt(secondFactors.lastStep, step) };
}

/**
 * Uses a code up, as `spendCode` does.
 * @throws Problem `wrong` for a wrong code, by default a 403.
 */
export async function checkCode(
  ctx: Ctx,
  factor: SecondFactor,
  code: string,
  wrong: Problem = wrongCode(),
): Promise<Spent> {
  const spent = await spendCode(ctx, factor, code);
  if (spent !== null) return spent;
  logAccount(ctx, 'code refused', factor.userId);
  throw wrong;
}

export const wrongCode = (): Problem =>
  new Problem('wrong_code', 'That code is not right. Each code works only once.', {
    fields: { code: 'is not right' },
  });
