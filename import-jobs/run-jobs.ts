import type { Client } from '@libsql/client';
import type { BlobStore, ChunkMessage, ImportContext } from './engine/context.ts';
import { cancelJob, resumeJob } from './engine/control.ts';
import { PermanentError } from './engine/errors.ts';
import { processChunk } from './engine/process-chunk.ts';
import { PROTOCOL } from './engine/protocol.ts';
import { type ReadAhead, readAhead } from './engine/read-ahead.ts';
import { startJob } from './engine/start-job.ts';
import { sweep } from './engine/sweep.ts';
import type { EditionSource } from './records.ts';

export interface RunProgress {
  title: string;
  phase: string;
  done: number;
  total: number;
  unit: 'rows';
}

export interface RunOptions {
  db: Client;
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
  const queue: ChunkMessage[] = [];
  let ahead: ReadAhead | undefined;
  const ctx: ImportContext = {
    db: options.db,
    blobs: options.blobs,
    async send(message) {
      queue.push(message);
    },
    protocol: {
      ...PROTOCOL,
      commit(db, statements) {
        const committed = PROTOCOL.commit(db, statements);
        // Only once the batch is on its way, so that reading does not hold it up.
        setImmediate(() => ahead?.begin());
        return committed;
      },
    },
    async openSource({ editionId }) {
      if (ahead?.source.edition.id === editionId) return ahead.source;
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
    queue.length = 0;
    const plan = await planRun(ctx, source);
    if (plan.outcome !== 'run') {
      runs.push({ editionId, outcome: plan.outcome, message: null });
      continue;
    }
    ahead = await readAhead(source);
    await drain(ctx, queue, plan.jobId, options);
    ahead = undefined;
    runs.push(await outcomeOf(ctx, editionId, plan.jobId));
  }
  queue.length = 0;
  return runs;
}

/** Starts, resumes or leaves alone: whatever brings the edition to its source. */
async function planRun(
  ctx: ImportContext,
  source: EditionSource,
): Promise<{ outcome: 'up-to-date' | 'paused' } | { outcome: 'run'; jobId: string }> {
  const editionId = source.edition.id;
  const fingerprint = await source.fingerprint();
  const [edition, newest] = await ctx.db.batch(
    [
      { sql: 'SELECT fingerprint FROM editions WHERE id = ?', args: [editionId] },
      {
        sql: `SELECT id, status, fingerprint, kind FROM import_jobs WHERE edition_id = ?
          ORDER BY rowid DESC LIMIT 1`,
        args: [editionId],
      },
    ],
    'read',
  );
  const job = newest?.rows[0];
  const status = String(job?.status ?? '');
  const isUnfinished = ['queued', 'running', 'paused', 'failed'].includes(status);
  if (job !== undefined && isUnfinished) {
    const jobId = String(job.id);
    if (job.fingerprint !== fingerprint || job.kind !== KIND) await cancelJob(ctx, jobId);
    else if (status === 'paused') return { outcome: 'paused' };
    else {
      if (status === 'failed') await resumeJob(ctx, jobId);
      else await sweep(ctx);
      return { outcome: 'run', jobId };
    }
  }
  if (edition?.rows[0]?.fingerprint === fingerprint) {
    await sweep(ctx);
    return { outcome: 'up-to-date' };
  }
  const { jobId } = await startJob(ctx, source, { kind: KIND });
  return { outcome: 'run', jobId };
}

async function drain(
  ctx: ImportContext,
  queue: ChunkMessage[],
  jobId: string,
  options: RunOptions,
): Promise<void> {
  let retries = 0;
  for (let message = queue.shift(); message !== undefined; message = queue.shift()) {
    if (options.signal?.aborted) return;
    if (message.jobId !== jobId) continue;
    const result = await processChunk(ctx, message, retries > 0);
    if (result.outcome === 'retry') {
      retries += 1;
      if (retries > MOST_RETRIES) throw new Error(`The import cannot go on: ${result.cause}`);
      await pause(Math.min(result.delaySeconds, 2 ** retries / 10));
      queue.unshift(message);
      continue;
    }
    retries = 0;
    if (result.progress !== null) {
      const { title, phase, done, total } = result.progress;
      options.onProgress?.({ title, phase, done, total, unit: 'rows' });
    }
  }
}

async function outcomeOf(ctx: ImportContext, editionId: string, jobId: string): Promise<EditionRun> {
  const job = await ctx.db.execute({
    sql: "SELECT status, errors ->> '$[#-1].message' message FROM import_jobs WHERE id = ?",
    args: [jobId],
  });
  const status = String(job.rows[0]?.status);
  const message = job.rows[0]?.message ?? null;
  if (status === 'succeeded') return { editionId, outcome: 'imported', message: null };
  if (status === 'failed' || status === 'paused' || status === 'cancelled') {
    return { editionId, outcome: status, message: message === null ? null : String(message) };
  }
  return { editionId, outcome: 'stopped', message: null };
}
