import { inArray, lte } from 'drizzle-orm';
import { build, sendBatch } from '../../../db/batch.ts';
import { loginTries } from '../../../db/schema/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/**
 * The most rows that one call deletes, so that no transaction takes long. The timer calls every minute. In a minute at
 * most 1,412 rows are forgotten: 912 of a minute at both limits, and 500 of the moment when all places were taken at
 * once.
 */
export const MOST_FORGOTTEN = 2_000;

/** Deletes counts of tries that are forgotten. Returns false if it failed; the next call tries again. */
export async function forgetTries(ctx: Ctx): Promise<boolean> {
  const forgotten = build
    .select({ key: loginTries.key })
    .from(loginTries)
    .where(lte(loginTries.until, ctx.now()))
    .limit(MOST_FORGOTTEN);
  try {
    await sendBatch(ctx.db, 'write', [build.delete(loginTries).where(inArray(loginTries.key, forgotten))]);
    return true;
  } catch (error) {
    ctx.log('account', { what: 'tries not forgotten', error: String(error) });
    return false;
  }
}
