import { and, eq, gt, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { build, type Sendable, sendBatch } from '../../db/batch.ts';
import { importChunks, importJobEditions, importJobs } from '../../db/schema/index.ts';
import { ACTIVE_STATES, FINAL_STATES, type JobState } from '../../domain/job-states.ts';
import type { ImportContext } from '../context.ts';
import { cleanUpAfterJobs } from './clean-up.ts';
import { sendMissing } from './sweep.ts';

/** `changed` is false where the job was not in a state that allows it; `status` is what it is now (null: no job). */
export interface Changed {
  changed: boolean;
  status: JobState | null;
}

/** A job's new values, and the states or circumstances in which it takes them. */
interface Change {
  set: { status: JobState; finishedAt?: string | null };
  where: SQL | undefined;
}

async function changeJob(
  ctx: ImportContext,
  jobId: string,
  { set, where }: Change,
  ...others: Sendable[]
): Promise<Changed & { editionIds: string[] }> {
  const [update, [job], filled] = await sendBatch(ctx.db, 'write', [
    build
      .update(importJobs)
      .set(set)
      .where(and(eq(importJobs.id, jobId), where)),
    build.select({ status: importJobs.status }).from(importJobs).where(eq(importJobs.id, jobId)),
    build
      .select({ id: importJobEditions.editionId })
      .from(importJobEditions)
      .where(eq(importJobEditions.jobId, jobId)),
    ...others,
  ]);
  return {
    changed: update.rowsAffected === 1,
    status: job?.status ?? null,
    editionIds: filled.map(({ id }) => id),
  };
}

/** Holds a job after the chunk it is at. */
export async function pauseJob(ctx: ImportContext, jobId: string): Promise<Changed> {
  const { changed, status } = await changeJob(ctx, jobId, {
    set: { status: 'paused' },
    where: inArray(importJobs.status, ACTIVE_STATES),
  });
  return { changed, status };
}

/**
 * Lets a paused job go on, or a failed one try again: only its missing chunks run. A failed job cannot be resumed
 * once a newer one has begun on its target or on one of its editions, because that one takes its draft away.
 */
export async function resumeJob(ctx: ImportContext, jobId: string): Promise<Changed> {
  const newer = alias(importJobs, 'newer');
  const [own, other] = [alias(importJobEditions, 'own'), alias(importJobEditions, 'other')];
  const isNewest = sql`not exists (select 1 from ${importJobs} ${newer}
    where ${newer.sequence} > ${importJobs.sequence} and (${newer.target} = ${importJobs.target}
      or exists (select 1 from ${importJobEditions} ${own}
        join ${importJobEditions} ${other} on ${other.editionId} = ${own.editionId}
        where ${own.jobId} = ${importJobs.id} and ${other.jobId} = ${newer.id})))`;
  const isRunning = sql`exists (select 1 from ${importJobs} where ${importJobs.id} = ${jobId}
    and ${importJobs.status} = 'running')`;
  const { changed, status } = await changeJob(
    ctx,
    jobId,
    {
      set: { status: 'running', finishedAt: null },
      where: and(inArray(importJobs.status, ['paused', 'failed']), isNewest),
    },
    build
      .update(importChunks)
      .set({ failures: 0 })
      .where(
        and(
          eq(importChunks.jobId, jobId),
          isNull(importChunks.doneAt),
          gt(importChunks.failures, 0),
          isRunning,
        ),
      ),
  );
  if (status === 'running') await sendMissing(ctx, jobId);
  return { changed, status };
}

/** Ends a job for good and removes what it wrote; readers never saw any of it. */
export async function cancelJob(ctx: ImportContext, jobId: string): Promise<Changed> {
  const { changed, status, editionIds } = await changeJob(ctx, jobId, {
    set: { status: 'cancelled', finishedAt: ctx.now().toISOString() },
    where: not(inArray(importJobs.status, FINAL_STATES)),
  });
  if (changed) {
    try {
      for (const editionId of editionIds) await cleanUpAfterJobs(ctx, editionId);
    } catch {
      // The job is cancelled whatever happens here; the sweeper removes what is left of its draft.
    }
  }
  return { changed, status };
}
