import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { build, sendBatch } from '../db/batch.ts';
import { editions, importJobs } from '../db/schema/index.ts';
import { isFinal } from '../domain/job-states.ts';
import type { BlobStore, ChunkMessage, Database, ImportContext } from './engine/context.ts';
import { cancelJob, resumeJob } from './engine/control.ts';
import { PermanentError } from './engine/errors.ts';
import { inputFingerprint } from './engine/input-fingerprint.ts';
import { processChunk } from './engine/process-chunk.ts';
import { startJob } from './engine/start-job.ts';
import { sendMissing, sweep } from './engine/sweep.ts';
import { JobQueue } from './job-queue.ts';
import type { EditionSource } from './records.ts';

/** Where an import stands: rows of a text, done and in all. */
export interface RunProgress {
  title: string;
  phase: string;
  done: number;
  total: number;
}

export interface RunOptions {
  db: Database;
  blobs: BlobStore;
  onProgress?(progress: RunProgress): void;
  /** Stops between two chunks; the next run goes on from there. */
  signal?: AbortSignal;
}

export interface EditionRun {
  editionId: string;
  outcome: 'up-to-date' | 'imported' | 'failed' | 'paused' | 'cancelled' | 'stopped';
  /** Why it failed, for people. */
  message: string | null;
}

/** Retries of one message in a row before the run gives up: the database is away or refuses to write. */
const MOST_RETRIES = 10;

const KIND = 'edition';

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * Imports, in this process, each source whose published revision was not made from it, one after another. Killed at
 * any moment, the next call completes what is missing and changes nothing else.
 *
 * Throws when the database stays away; a source that fails is reported and the others go on.
 */
export async function runJobs(options: RunOptions, sources: readonly EditionSource[]): Promise<EditionRun[]> {
  const byEdition = new Map(sources.map((source) => [source.edition.id, source]));
  const queue = new JobQueue();
  const ctx: ImportContext = {
    db: options.db,
    blobs: options.blobs,
    async send(message) {
      queue.offer(message);
    },
    async openSource({ editionId }) {
      const source = byEdition.get(editionId);
      if (source === undefined) throw new PermanentError(`No source for the edition ${editionId}`);
      return source;
    },
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  };
  const runs: EditionRun[] = [];
  for (const source of sources) {
    const editionId = source.edition.id;
    queue.clear();
    const plan = await planRun(ctx, source);
    if (plan.outcome !== 'run') {
      runs.push({ editionId, outcome: plan.outcome, message: null });
      continue;
    }
    await drain(ctx, queue, plan.jobId, options);
    runs.push(await outcomeOf(ctx, editionId, plan.jobId));
  }
  queue.clear();
  return runs;
}

/** Starts, resumes or leaves alone: whatever brings the edition to its source. */
async function planRun(
  ctx: ImportContext,
  source: EditionSource,
): Promise<{ outcome: 'up-to-date' | 'paused' } | { outcome: 'run'; jobId: string }> {
  const editionId = source.edition.id;
  const fingerprint = await inputFingerprint(source);
  const [[edition], [job]] = await sendBatch(ctx.db, 'read', [
    build.select({ fingerprint: editions.fingerprint }).from(editions).where(eq(editions.id, editionId)),
    build
      .select({
        id: importJobs.id,
        status: importJobs.status,
        fingerprint: importJobs.fingerprint,
        kind: importJobs.kind,
      })
      .from(importJobs)
      .where(eq(importJobs.editionId, editionId))
      .orderBy(desc(sql`rowid`))
      .limit(1),
  ]);
  if (job !== undefined && !isFinal(job.status)) {
    if (job.fingerprint !== fingerprint || job.kind !== KIND) await cancelJob(ctx, job.id);
    else if (job.status === 'paused') return { outcome: 'paused' };
    else {
      if (job.status === 'failed') await resumeJob(ctx, job.id);
      else await sweep(ctx);
      return { outcome: 'run', jobId: job.id };
    }
  }
  if (edition?.fingerprint === fingerprint) {
    await sweep(ctx);
    return { outcome: 'up-to-date' };
  }
  const { jobId } = await startJob(ctx, source, { kind: KIND });
  return { outcome: 'run', jobId };
}

/** Works the queue off until nothing is left of this job, or the caller asks to stop. */
async function drain(ctx: ImportContext, queue: JobQueue, jobId: string, options: RunOptions): Promise<void> {
  let retries = 0;
  const work = async (message: ChunkMessage): Promise<void> => {
    const result = await processChunk(ctx, message, retries > 0);
    if (result.outcome === 'retry') {
      retries += 1;
      if (retries > MOST_RETRIES) throw new Error(`The import cannot go on: ${result.cause}`);
      await pause(Math.min(result.delaySeconds, 2 ** retries / 10));
      queue.finished(message);
      queue.offer(message);
      return;
    }
    queue.finished(message);
    if (result.did !== 'wrote') return;
    retries = 0;
    if (result.progress === null) return;
    const { title, phase, done, total } = result.progress;
    options.onProgress?.({ title, phase, done, total });
  };

  const working = new Set<Promise<void>>();
  try {
    for (;;) {
      for (let message = queue.take(); message !== undefined; message = queue.take()) {
        if (message.jobId !== jobId || options.signal?.aborted) {
          queue.finished(message);
          continue;
        }
        const job = work(message).finally(() => working.delete(job));
        working.add(job);
      }
      if (working.size > 0) {
        await Promise.race(working);
        continue;
      }
      if (options.signal?.aborted) return;
      // A chunk sent while its early offer was being dropped is not on the queue: look before believing the end.
      await sendMissing(ctx, jobId);
      if (queue.isEmpty()) return;
    }
  } finally {
    await Promise.allSettled(working);
  }
}

const LAST_ERROR: SQL<string | null> = sql`${importJobs.errors} ->> '$[#-1].message'`;

async function outcomeOf(ctx: ImportContext, editionId: string, jobId: string): Promise<EditionRun> {
  const [[job]] = await sendBatch(ctx.db, 'read', [
    build
      .select({ status: importJobs.status, message: LAST_ERROR })
      .from(importJobs)
      .where(eq(importJobs.id, jobId)),
  ]);
  const { status, message = null } = job ?? {};
  if (status === 'succeeded') return { editionId, outcome: 'imported', message: null };
  if (status === 'failed' || status === 'paused' || status === 'cancelled')
    return { editionId, outcome: status, message };
  return { editionId, outcome: 'stopped', message: null };
}
