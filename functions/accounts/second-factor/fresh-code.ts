import { and, eq } from 'drizzle-orm';
import { build, sendBatch } from '../../../db/batch.ts';
import { secondFactors, sessions } from '../../../db/schema/index.ts';
import type { ReaderCtx } from '../../ctx/ctx.ts';
import { Problem } from '../../ctx/errors.ts';

/** How long a session counts as confirmed after a right second-factor code, in milliseconds. */
const CONFIRMED_MS = 10 * 60_000;

/**
 * Lets a deletion go on if the session was confirmed with a code in the last ten minutes. It also goes on for readers who
 * are no administrators, and for administrators without a second factor.
 * @throws Problem 403 `second_factor_required` if the administrator must first confirm a code.
 */
export async function requireFreshCode(ctx: ReaderCtx): Promise<void> {
  const { userId, sessionId } = ctx.reader;
  if (!ctx.settings.adminIds.has(userId)) return;
  const [[found]] = await sendBatch(ctx.db, 'read', [
    build
      .select({ confirmedAt: sessions.confirmedAt })
      .from(secondFactors)
      .innerJoin(sessions, eq(sessions.userId, secondFactors.userId))
      .where(and(eq(sessions.id, sessionId), eq(secondFactors.userId, userId), eq(secondFactors.isOn, true))),
  ]);
  if (found === undefined || found.confirmedAt > ctx.now() - CONFIRMED_MS) return;
  throw new Problem('second_factor_required', 'Confirm with a code that it is you, then try again.');
}
