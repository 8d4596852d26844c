import { and, eq, inArray, isNull } from 'drizzle-orm';
import { build, sendBatch } from '../../db/batch.ts';
import { importChunks, importJobs } from '../../db/schema/index.ts';
import { ACTIVE_STATES } from '../../domain/job-states.ts';
import type { ImportContext } from '../context.ts';
import { cleanUpAfterJobs, editionsToCleanUp } from './clean-up.ts';

/** Selects the first missing chunk of a job. Returns no row if the job is not active or no chunk is missing. */
const firstMissing = (jobId: string) =>
  build
    .select({ chunkNo: importChunks.chunkNo, kind: importJobs.kind })
    .from(importChunks)
    .innerJoin(importJobs, eq(importJobs.id, importChunks.jobId))
    .where(
      and(
        eq(importChunks.jobId, jobId),
        isNull(importChunks.doneAt),
        inArray(importJobs.status, ACTIVE_STATES),
      ),
    )
    .orderBy(importChunks.chunkNo)
    .limit(1);

/** Sends the first missing chunk of a job, if the job is active and this process works on jobs of its kind. */
export async function sendMissing(ctx: ImportContext, jobId: string): Promise<void> {
  const [[missing]] = await sendBatch(ctx.db, 'read', [firstMissing(jobId)]);
  if (missing !== undefined && ctx.knows(missing.kind)) await ctx.send({ jobId, chunkNo: missing.chunkNo });
}

/**
 * Repairs the effects of crashes and lost messages. Sends the first missing chunk of each active job of a
 * kind that this process works on, and cleans up after ended jobs. It runs at start and at regular times. Two
 * runs at the same time only repeat messages.
 */
export async function sweep(ctx: ImportContext): Promise<void> {
  const [jobs] = await sendBatch(ctx.db, 'read', [
    build
      .select({ id: importJobs.id })
      .from(importJobs)
      .where(inArray(importJobs.status, ACTIVE_STATES))
      .orderBy(importJobs.sequence),
  ]);
  for (const { id } of jobs) await sendMissing(ctx, id);
  for (const editionId of await editionsToCleanUp(ctx.db)) await cleanUpAfterJobs(ctx, editionId);
}
