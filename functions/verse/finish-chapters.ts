import { type Ctx, isOpen } from '../ctx/ctx.ts';
import { DatabaseUnavailable, Problem } from '../ctx/errors.ts';
import { composeAndStore } from '../http/scripture.ts';
import { type FinishedRead, forgetAllMade, isAllMade, missingIn, noteAllMade } from './missing-chapters.ts';

/** How much one run makes at most: its answers, and the milliseconds after which it begins no other. */
export interface Share {
  readonly answers: number;
  readonly ms: number;
}

/** A run stays far below the limits of an invocation: 30 s of processor and 1,000 calls of other services. */
const SHARE: Share = { answers: 240, ms: 30_000 };

/** Most of the time of a run is waiting for the database, so some answers are made side by side. */
const SIDE_BY_SIDE = 4;

/**
 * Makes answers about chapters before a reader asks for them: those that are missing, and those of older code or text.
 * The table alone says what is left. So any run continues where another one ended, and two at once do no harm. When
 * nothing is left, the rows that no reader can get any more are deleted.
 * @returns false if something failed; the next run tries again.
 */
export async function finishChapters(ctx: Ctx, share: Share = SHARE): Promise<boolean> {
  if (!isOpen(ctx)) return true;
  try {
    if (await isAllMade(ctx)) return true;
    const began = ctx.now();
    const missing = await missingIn(ctx);
    if (missing === null) return true;
    const { reads } = missing;
    if (missing.hasOldNote) await forgetAllMade(ctx);
    const failed: string[] = [];
    let at = 0;
    for (; at < reads.length && at < share.answers && ctx.now() - began < share.ms; at += SIDE_BY_SIDE) {
      const some = reads.slice(at, at + SIDE_BY_SIDE);
      failed.push(...(await Promise.all(some.map((read) => failureOf(ctx, read)))).flat());
    }
    if (at >= reads.length) await noteAllMade(ctx, missing);
    if (failed.length > 0) ctx.log('finished chapters', { failed: failed.length, error: failed[0] });
    return failed.length === 0;
  } catch (error) {
    ctx.log('finished chapters', { error: String(error) });
    return false;
  }
}

/**
 * Makes one answer. A chapter that cannot be composed stops no other: it is refused when a reader asks, too.
 * @throws DatabaseUnavailable if the others would fail as well.
 */
async function failureOf(ctx: Ctx, read: FinishedRead): Promise<string[]> {
  try {
    await composeAndStore(ctx, read);
    return [];
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    return error instanceof Problem ? [] : [`${read.finishedAt}: ${error}`];
  }
}
