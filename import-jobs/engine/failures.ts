import type { ChunkState } from './chunk-state.ts';
import { type ChunkMessage, type ImportContext, MAX_FAILURES } from './context.ts';
import { messageOf } from './errors.ts';
import { ACTIVE_STATUSES } from './job-states.ts';

/** `Chunk 12 of "World English Bible" (load {"book":"ruth"}): truncated JSON`: the place and the cause. */
function describe(state: ChunkState, error: unknown): string {
  const place = state.descriptor === null ? '' : ` ${JSON.stringify(state.descriptor)}`;
  return `Chunk ${state.chunkNo} of "${state.title}" (${state.jobPhase}${place}): ${messageOf(error)}`;
}

/**
 * Counts a failure of a chunk; the job fails with the failure's cause and place once there have been too many, or
 * at once when trying again cannot help. A chunk that is done in the meantime counts nothing.
 *
 * @returns the job's status now; null where there is no such job.
 */
export async function countFailure(
  ctx: ImportContext,
  state: ChunkState,
  error: unknown,
  isPermanent: boolean,
): Promise<string | null> {
  const limit = isPermanent ? 1 : MAX_FAILURES;
  const [, , job] = await ctx.db.batch(
    [
      {
        sql: `UPDATE import_chunks SET failures = failures + 1
          WHERE job_id = ? AND chunk_no = ? AND done_at IS NULL`,
        args: [state.jobId, state.chunkNo],
      },
      failJob(ctx, state.jobId, describe(state, error), {
        sql: `EXISTS (SELECT 1 FROM import_chunks WHERE job_id = ? AND chunk_no = ? AND done_at IS NULL
          AND failures >= ?)`,
        args: [state.jobId, state.chunkNo, limit],
      }),
      {
        sql: 'SELECT status FROM import_jobs WHERE id = ?',
        args: [state.jobId],
      },
    ],
    'write',
  );
  const status = job?.rows[0]?.status;
  return status === undefined ? null : String(status);
}

function failJob(
  ctx: ImportContext,
  jobId: string,
  message: string,
  condition: { sql: string; args: (string | number)[] },
) {
  const entry = JSON.stringify({ source: 'import', row: null, column: null, message });
  return {
    sql: `UPDATE import_jobs SET status = 'failed', finished_at = ?, errors = json_insert(errors, '$[#]', json(?))
      WHERE id = ? AND status IN ${ACTIVE_STATUSES} AND ${condition.sql}`,
    args: [ctx.now().toISOString(), entry, jobId, ...condition.args],
  };
}

/** A queue gave a message up: the job says so and waits to be resumed. A message of a finished chunk is nothing. */
export async function deadLetter(ctx: ImportContext, message: ChunkMessage): Promise<void> {
  await ctx.db.execute(
    failJob(ctx, message.jobId, `The queue gave up chunk ${message.chunkNo}; resume the job to try again`, {
      sql: 'EXISTS (SELECT 1 FROM import_chunks WHERE job_id = ? AND chunk_no = ? AND done_at IS NULL)',
      args: [message.jobId, message.chunkNo],
    }),
  );
}
