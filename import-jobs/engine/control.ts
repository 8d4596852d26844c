import { and, eq, gt, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { build, type Sendable, sendBatch, together } from '../../db/batch.ts';
import { importChunks, importJobEditions, importJobs } from '../../db/schema/index.ts';
import { ACTIVE_STATES, FINAL_STATES, type JobState } from '../../domain/imports/index.ts';
import type { ImportContext } from '../context.ts';
import { cleanUpAfterJobs } from './clean-up.ts';
import { sendMissing } from './sweep.ts';

/**
 * The result of pausing, resuming or cancelling a job. `changed` is false if the job's state did not allow it. `status`
 * is the job's status now; null if there is no job.
 */
export interface Changed {
  changed: boolean;
  status: JobState | null;
}

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
  const {
    update,
    jobs: [job],
    filled,
  } = await sendBatch(ctx.db, 'write', {
    update: build
      .update(importJobs)
      .set(set)
      .where(and(eq(importJobs.id, jobId), where)),
    jobs: build.select({ status: importJobs.status }).from(importJobs).where(eq(importJobs.id, jobId)),
    filled: build
      .select({ id: importJobEditions.editionId })
      .from(importJobEditions)
      .where(eq(importJobEditions.jobId, jobId)),
    others: together(others),
  });
  return {
    changed: update.rowsAffected === 1,
    status: job?.status ?? null,
    editionIds: filled.map(({ id }) => id),
  };
}

/**
 * Pauses a job at once. A chunk that is being prepared is not written; it is prepared again when the job is
 * resumed.
 */
export async function pauseJob(ctx: ImportContext, jobId: string): Promise<Changed> {
  const where = inArray(importJobs.status, ACTIVE_STATES);
  const { changed, status } = await changeJob(ctx, jobId, { set: { status: 'paused' }, where });
  return { changed, status };
}

/**
 * Resumes a paused or failed job. Only its missing chunks run. A failed job cannot be resumed after a newer job has
 * begun on its target or on one of its editions, because the newer job removes its draft.
 */
export async function resumeJob(ctx: ImportContext, jobId: string): Promise<Changed> {
  const newer = alias(importJobs, 'newer');
  const own = alias(importJobEditions, 'own');
  const other = alias(importJobEditions, 'other');
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
      .set({ failures: 0, waited: 0 })
      .where(
        and(
          eq(importChunks.jobId, jobId),
          isNull(importChunks.doneAt),
          or(gt(importChunks.failures, 0), gt(importChunks.waited, 0)),
          isRunning,
        ),
      ),
  );
  if (status === 'running') {
    try {
      // A paused job may still have to wait. `sweep` sends its message afterwards.
      await sendMissing(ctx, jobId, ctx.now().toISOString());
    } catch {
      // The job is resumed, so this error does not matter: `sweep` sends the message later.
    }
  }
  return { changed, status };
}

/** Cancels a job, which cannot be resumed afterwards, and removes its draft, which readers never saw. */
export async function cancelJob(ctx: ImportContext, jobId: string): Promise<Changed> {
  const { changed, status, editionIds } = await changeJob(ctx, jobId, {
    set: { status: 'cancelled', finishedAt: ctx.now().toISOString() },
    where: not(inArray(importJobs.status, FINAL_STATES)),
  });
  if (changed) {
    try {
      for (const editionId of editionIds) await cleanUpAfterJobs(ctx, editionId);
    } catch {
      // This error does not matter: the job is cancelled, and `sweep` removes the rest of its draft.
    }
  }
  return { changed, status };
}
