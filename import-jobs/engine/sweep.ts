import { chunkState, chunkStateStatement } from './chunk-state.ts';
import { cleanUpAfterJobs, editionsToCleanUp } from './clean-up.ts';
import type { ImportContext } from './context.ts';
import { ACTIVE_STATUSES } from './job-states.ts';

/** Sends the first missing chunk of a job, if it is active and has one. */
export async function sendMissing(ctx: ImportContext, jobId: string): Promise<void> {
  const state = chunkState((await ctx.db.execute(chunkStateStatement(jobId, 0))).rows[0]);
  if (state === null) return;
  // Chunk 0 sorts itself last among the missing ones.
  const chunkNo = state.isDone ? state.next : 0;
  if (chunkNo !== null && (state.status === 'queued' || state.status === 'running')) {
    await ctx.send({ jobId, chunkNo });
  }
}

/**
 * Puts right what crashes and lost messages leave behind: sends each active job's next missing chunk, and finishes
 * tidying up after ended jobs. Run at start and by the clock; running it twice at once only repeats messages.
 */
export async function sweep(ctx: ImportContext): Promise<void> {
  const jobs = await ctx.db.execute(
    `SELECT id FROM import_jobs WHERE status IN ${ACTIVE_STATUSES} ORDER BY rowid`,
  );
  for (const job of jobs.rows) await sendMissing(ctx, String(job.id));
  for (const editionId of await editionsToCleanUp(ctx.db)) {
    await cleanUpAfterJobs(ctx, editionId);
  }
}
