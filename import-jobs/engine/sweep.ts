import { inArray, sql } from 'drizzle-orm';
import { build, sendBatch } from '../../db/batch.ts';
import { importJobs } from '../../db/schema/index.ts';
import { ACTIVE_STATES, isActive } from '../../domain/job-states.ts';
import { readChunkState } from './chunk-state.ts';
import { cleanUpAfterJobs, editionsToCleanUp } from './clean-up.ts';
import type { ImportContext } from './context.ts';

/** Sends the first missing chunk of a job, if it is active and has one. */
export async function sendMissing(ctx: ImportContext, jobId: string): Promise<void> {
  const state = await readChunkState(ctx.db, { jobId, chunkNo: 0 });
  if (state === null) return;
  // Among the missing chunks, `next` puts this one, chunk 0, last.
  const chunkNo = state.isDone ? state.next : 0;
  if (chunkNo !== null && isActive(state.status)) await ctx.send({ jobId, chunkNo });
}

/**
 * Puts right what crashes and lost messages leave behind: sends each active job's next missing chunk, and finishes
 * tidying up after ended jobs. Run at start and by the clock; running it twice at once only repeats messages.
 */
export async function sweep(ctx: ImportContext): Promise<void> {
  const [jobs] = await sendBatch(ctx.db, 'read', [
    build
      .select({ id: importJobs.id })
      .from(importJobs)
      .where(inArray(importJobs.status, ACTIVE_STATES))
      .orderBy(sql`rowid`),
  ]);
  for (const { id } of jobs) await sendMissing(ctx, id);
  for (const editionId of await editionsToCleanUp(ctx.db)) await cleanUpAfterJobs(ctx, editionId);
}
