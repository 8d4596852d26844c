import { inArray, lte } from 'drizzle-orm';
import { build, sendBatch } from '../../../db/batch.ts';
import { loginTries } from '../../../db/schema/index.ts';
import type { Ctx } from '../../ctx.ts';

/**
 * The most rows that one call deletes, so that no transaction takes long. The timer calls every minute, and a minute of
 * tries and registrations at the limit leaves 915 rows.
 */
export const MOST_FORGOTTEN = 5_000;

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
