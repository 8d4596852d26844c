import { and, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { build, sendBatch } from '../../db/batch.ts';
import { importChunks, importJobs } from '../../db/schema/index.ts';
import {
  ACTIVE_STATES,
  JOB_ITSELF,
  type JobState,
  phaseOfChunk,
  placeInPhase,
} from '../../domain/imports/index.ts';
import { type ChunkMessage, type ImportContext, MAX_FAILURES, MAX_WAIT_SECONDS } from '../context.ts';
import { type ChunkState, isUnfinished, readChunkState } from './chunk-state.ts';
import { messageOf, nextStep, PermanentError, UnreachableError, WaitRequestedError } from './errors.ts';

function placeOf(descriptor: unknown): string {
  const { book, chapter, part, table, from, chunk }: Record<string, unknown> = { ...Object(descriptor) };
  const { row: csvRow, first }: Record<string, unknown> = { ...Object(chunk) };
  const row = typeof from === 'number' ? from + 1 : (csvRow ?? first);
  return [
    typeof book === 'string' ? `${book} ${chapter}` : (table ?? part),
    typeof row === 'number' ? `row ${row}` : undefined,
  ]
    .filter((name) => typeof name === 'string')
    .map((name) => `, ${name}`)
    .join('');
}

/**
 * Names the cause, the place and the next step. People read the cause first: `truncated JSON (load, chunk 12, row 501).
 * Resume the job …`.
 */
function describe(state: ChunkState, error: unknown, isTooLong: boolean): string {
  const place = `${state.phase}, chunk ${placeInPhase(state.chunkNo)}${placeOf(state.descriptor)}`;
  const sentences = [`${messageOf(error)} (${place})`, isTooLong ? WAITED_TOO_LONG : null, nextStep(error)];
  return `${sentences.filter((sentence) => sentence !== null).join('. ')}.`;
}

const WAITED_TOO_LONG = `The server has asked to wait for ${MAX_WAIT_SECONDS / 60} minutes in all`;

/**
 * Counts a failure of a chunk and keeps the time of its next try. The job fails after too many failures, or at once if
 * a retry cannot help. Its error names the place and the cause. A wait that a server asked for is no failure, but the
 * job fails if the waits of a chunk become too long in all.
 *
 * If another delivery of the message has done the chunk or counted a failure meanwhile, nothing is counted.
 *
 * @returns the job's status now, null if the job does not exist; and whether the failure was counted.
 */
export async function countFailure(
  ctx: ImportContext,
  state: ChunkState,
  error: unknown,
  delaySeconds: number,
): Promise<{ status: JobState | null; isCounted: boolean }> {
  const isPermanent = error instanceof PermanentError;
  const isWaitRequested = error instanceof WaitRequestedError;
  const failures = state.failures + (isWaitRequested ? 0 : 1);
  const waited = state.waited + (isWaitRequested ? Math.ceil(delaySeconds) : 0);
  const isTooLong = waited >= MAX_WAIT_SECONDS;
  const most = error instanceof UnreachableError ? error.mostFailures : MAX_FAILURES;
  const isLast = isPermanent || isTooLong || failures >= most;
  const next = new Date(ctx.now().getTime() + delaySeconds * 1000).toISOString();
  const message = describe(state, error, isTooLong);
  const {
    counted,
    jobs: [job],
  } = await sendBatch(ctx.db, 'write', {
    counted: build
      .update(importChunks)
      // The last failure sets no time of a next try, so that the job goes on at once if an administrator resumes it.
      .set({ failures, waited, notBefore: isLast ? null : next })
      .where(
        and(
          isUnfinished(state),
          eq(importChunks.failures, state.failures),
          eq(importChunks.waited, state.waited),
        ),
      ),
    failed: failJob(
      ctx,
      state,
      message,
      isPermanent
        ? undefined
        : or(gte(importChunks.failures, most), gte(importChunks.waited, MAX_WAIT_SECONDS)),
    ),
    jobs: build.select({ status: importJobs.status }).from(importJobs).where(eq(importJobs.id, state.jobId)),
  });
  return { status: job?.status ?? null, isCounted: counted.rowsAffected === 1 };
}

function failJob(ctx: ImportContext, chunk: ChunkMessage, message: string, condition?: SQL) {
  const entry = JSON.stringify({ source: JOB_ITSELF, row: null, column: null, message });
  return build
    .update(importJobs)
    .set({
      status: 'failed',
      finishedAt: ctx.now().toISOString(),
      errors: sql`json_insert(${importJobs.errors}, '$[#]', json(${entry}))`,
    })
    .where(
      and(
        eq(importJobs.id, chunk.jobId),
        inArray(importJobs.status, ACTIVE_STATES),
        sql`exists (select 1 from ${importChunks} where ${and(isUnfinished(chunk), condition)})`,
      ),
    );
}

/**
 * Makes a job fail because the queue gave up one of its messages, for example because each delivery was killed at the
 * limit of CPU time or memory. Its error names the place. Does nothing if the message's chunk is finished.
 */
export async function deadLetter(ctx: ImportContext, message: ChunkMessage): Promise<void> {
  // If the state of the chunk cannot be read, the error names no place. If the database does not answer, the write
  // below throws.
  const state = await readChunkState(ctx.db, message).catch(() => null);
  const place = state === null ? '' : placeOf(state.descriptor);
  const chunk = `chunk ${placeInPhase(message.chunkNo)} (${phaseOfChunk(message.chunkNo)}${place})`;
  await sendBatch(ctx.db, 'write', [
    failJob(
      ctx,
      message,
      `The queue gave up ${chunk}. The server’s log has the cause. Resume the job to try again.`,
    ),
  ]);
}
