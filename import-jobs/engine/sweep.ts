import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { build, sendBatch } from '../../db/batch.ts';
import { importChunks, importJobs } from '../../db/schema/index.ts';
import { ACTIVE_STATES } from '../../domain/imports/index.ts';
import { type ChunkMessage, type ImportContext, LEASE_SECONDS, MAX_WAIT_SECONDS } from '../context.ts';
import { isUnfinished } from './chunk-state.ts';
import { cleanUpAfterJobs, editionsToCleanUp } from './clean-up.ts';

const firstMissing = (jobId: string) =>
  build
    .select({ chunkNo: importChunks.chunkNo, notBefore: importChunks.notBefore, kind: importJobs.kind })
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

const timeFrom = (ctx: ImportContext, seconds: number): string =>
  new Date(ctx.now().getTime() + seconds * 1000).toISOString();

/**
 * Reads the first missing chunk of a job. Returns null if the job is not active, if no chunk is missing, if another
 * process works on jobs of its kind, or if the chunk's time is later than `latest`. A time that is later than any wait
 * was written before the clock moved back, and does not count.
 */
async function missingChunk(
  ctx: ImportContext,
  jobId: string,
  latest?: string,
): Promise<{ message: ChunkMessage; notBefore: string | null } | null> {
  const [[missing]] = await sendBatch(ctx.db, 'read', [firstMissing(jobId)]);
  if (missing === undefined || !ctx.knows(missing.kind)) return null;
  const { chunkNo, notBefore } = missing;
  // Later chunks wait for this one too, because they ask the same server.
  const isWaiting = notBefore !== null && notBefore <= timeFrom(ctx, MAX_WAIT_SECONDS);
  if (latest !== undefined && isWaiting && notBefore > latest) return null;
  return { message: { jobId, chunkNo }, notBefore };
}

export async function sendMissing(ctx: ImportContext, jobId: string, latest?: string): Promise<void> {
  const missing = await missingChunk(ctx, jobId, latest);
  if (missing !== null) await ctx.send(missing.message);
}

/**
 * Sends the first missing chunk of a job again, unless the chunk's time is later than `latest`. First it writes the
 * time of sending. So two sweeps send one message, and a database that takes no writes gets no messages either.
 */
async function sendAgain(ctx: ImportContext, jobId: string, latest: string): Promise<void> {
  const missing = await missingChunk(ctx, jobId, latest);
  if (missing === null) return;
  const { message, notBefore } = missing;
  const [taken] = await sendBatch(ctx.db, 'write', [
    build
      .update(importChunks)
      .set({ notBefore: ctx.now().toISOString() })
      .where(and(isUnfinished(message), sql`${importChunks.notBefore} is ${notBefore}`)),
  ]);
  if (taken.rowsAffected === 1) await ctx.send(message);
}

/**
 * Stores a sign of life, so that sweeps see that a chunk is at work. The consumer calls it at regular times while a
 * chunk takes long.
 */
export async function keepLease(ctx: ImportContext, message: ChunkMessage): Promise<void> {
  const now = ctx.now().toISOString();
  await sendBatch(ctx.db, 'write', [
    build
      .update(importChunks)
      .set({ notBefore: now })
      .where(and(isUnfinished(message), or(isNull(importChunks.notBefore), lt(importChunks.notBefore, now)))),
  ]);
}

/**
 * Repairs the effects of crashes and lost messages. Sends the first missing chunk of each active job of a
 * kind that this process works on, if the job has shown no sign of life lately, and cleans up after ended jobs. It runs
 * at start and at regular times. Each of these is a sign of life: a chunk was
 * written, is at work or waits, or a sweep has sent it again.
 *
 * @param leaseSeconds how long a job may be silent. 0 if nobody can be at work, because the process has just begun.
 */
export async function sweep(ctx: ImportContext, leaseSeconds = LEASE_SECONDS): Promise<void> {
  const silentSince = timeFrom(ctx, -leaseSeconds);
  const lastSign = sql`coalesce(${importJobs.changedAt}, ${importJobs.startedAt})`;
  const [jobs] = await sendBatch(ctx.db, 'read', [
    build
      .select({ id: importJobs.id })
      .from(importJobs)
      .where(
        and(
          inArray(importJobs.status, ACTIVE_STATES),
          // A sign of life that lies in the future was written before the clock moved back.
          or(lte(lastSign, silentSince), gt(lastSign, timeFrom(ctx, LEASE_SECONDS))),
        ),
      )
      .orderBy(importJobs.sequence),
  ]);
  for (const { id } of jobs) await sendAgain(ctx, id, silentSince);
  for (const editionId of await editionsToCleanUp(ctx.db)) await cleanUpAfterJobs(ctx, editionId);
}
