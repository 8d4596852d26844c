import type { InStatement } from '@libsql/client';
import { cleanUpAfterJobs } from './clean-up.ts';
import type { ImportContext } from './context.ts';
import { ACTIVE_STATUSES, OPEN_STATUSES } from './job-states.ts';
import { sendMissing } from './sweep.ts';

/** `changed` is false where the job was not in a state that allows it; `status` is what it is now (null: no job). */
export interface Changed {
  changed: boolean;
  status: string | null;
}

async function change(ctx: ImportContext, jobId: string, statements: InStatement[]): Promise<Changed> {
  const results = await ctx.db.batch(
    [...statements, { sql: 'SELECT status FROM import_jobs WHERE id = ?', args: [jobId] }],
    'write',
  );
  const status = results.at(-1)?.rows[0]?.status;
  return { changed: results[0]?.rowsAffected === 1, status: status === undefined ? null : String(status) };
}

/** Holds a job after the chunk it is at. */
export function pauseJob(ctx: ImportContext, jobId: string): Promise<Changed> {
  return change(ctx, jobId, [
    {
      sql: `UPDATE import_jobs SET status = 'paused' WHERE id = ? AND status IN ${ACTIVE_STATUSES}`,
      args: [jobId],
    },
  ]);
}

/**
 * Lets a paused job go on, or a failed one try again: only its missing chunks run. A failed job cannot be resumed
 * once a newer one has begun on its edition, which has taken its draft away.
 */
export async function resumeJob(ctx: ImportContext, jobId: string): Promise<Changed> {
  const result = await change(ctx, jobId, [
    {
      sql: `UPDATE import_jobs SET status = 'running', finished_at = NULL
        WHERE id = ? AND status IN ('paused', 'failed')
          AND NOT EXISTS (SELECT 1 FROM import_jobs l WHERE l.edition_id = import_jobs.edition_id
            AND l.rowid > import_jobs.rowid)`,
      args: [jobId],
    },
    {
      sql: `UPDATE import_chunks SET failures = 0 WHERE job_id = ? AND done_at IS NULL AND failures > 0
        AND EXISTS (SELECT 1 FROM import_jobs WHERE id = ? AND status = 'running')`,
      args: [jobId, jobId],
    },
  ]);
  if (result.status === 'running') await sendMissing(ctx, jobId);
  return result;
}

/** Ends a job for good and removes what it wrote; readers never saw any of it. */
export async function cancelJob(ctx: ImportContext, jobId: string): Promise<Changed> {
  const result = await change(ctx, jobId, [
    {
      sql: `UPDATE import_jobs SET status = 'cancelled', finished_at = ?
        WHERE id = ? AND (status IN ${OPEN_STATUSES} OR status = 'failed')`,
      args: [ctx.now().toISOString(), jobId],
    },
  ]);
  if (!result.changed) return result;
  try {
    const job = await ctx.db.execute({
      sql: 'SELECT edition_id FROM import_jobs WHERE id = ?',
      args: [jobId],
    });
    await cleanUpAfterJobs(ctx, String(job.rows[0]?.edition_id));
  } catch {
    // The job is cancelled whatever happens here; the sweeper removes what is left of its draft.
  }
  return result;
}
