import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { build, sendBatch } from '../db/batch.ts';
import { editions, importChunks, importJobs, importProblems } from '../db/schema/index.ts';
import type { ImportPhase } from '../domain/import-phases.ts';
import { ACTIVE_STATES, isFinal } from '../domain/job-states.ts';
import type { BlobStore, ChunkMessage, Database, ImportContext } from './context.ts';
import { cancelJob, resumeJob } from './engine/control.ts';
import { PermanentError } from './engine/errors.ts';
import { inputFingerprint } from './engine/input-fingerprint.ts';
import { processChunk } from './engine/process-chunk.ts';
import { startJob } from './engine/start-job.ts';
import { sendMissing, sweep } from './engine/sweep.ts';
import { computeExpectations, type ExpectationTask, type PackedExpectation } from './expectations/compute.ts';
import { chanceEditions, missingChance, readChanceTask } from './expectations/missing.ts';
import { JobQueue } from './job-queue.ts';
import { type EditionSource, type ImportSource, importOf } from './records.ts';

/** The progress of an import. `done` and `total` count input rows. */
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
  /** Computes chance tables. The default computes them in this thread; `computeInThread` uses another. */
  computeChance?(
    task: ExpectationTask,
    signal?: AbortSignal,
  ): Promise<PackedExpectation[]> | PackedExpectation[];
  /** Stops the run between two chunks. The next run goes on from there. */
  signal?: AbortSignal;
}

export interface EditionRun {
  editionId: string;
  outcome: 'up-to-date' | 'imported' | 'failed' | 'paused' | 'cancelled' | 'stopped';
  /** Why the import failed, in words for people. */
  message: string | null;
}

/** The most retries in a row. After them the run gives up, because the database is unavailable or rejects writes. */
const MAX_RETRIES = 10;

const KIND = 'edition';
const CHANCE_KIND = 'chance';

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * Imports sources in this process, one after another. It leaves out a source if the published revision was made from
 * the same input. If the process is killed, the next call writes what is missing and changes nothing else. Readers see
 * an edition as soon as it is published. `runChance` computes its chance tables. If a source fails, its result says
 * so, and the other sources are still imported.
 *
 * @throws Error when the database stays unavailable.
 */
export async function runJobs(options: RunOptions, sources: readonly EditionSource[]): Promise<EditionRun[]> {
  const byTarget = new Map(sources.map((source) => [source.edition.id, { source, job: importOf(source) }]));
  const { ctx, queue } = contextOf(options, KIND, (target) => byTarget.get(target)?.job);
  const runs: EditionRun[] = [];
  for (const [editionId, { source, job }] of byTarget) {
    queue.clear();
    const plan = await planRun(ctx, job, source.edition.name);
    if (plan.outcome !== 'run') {
      runs.push({ editionId, outcome: plan.outcome, message: null });
      continue;
    }
    await drain(ctx, queue, plan.jobId, options, 'chance');
    runs.push(await outcomeOf(ctx, editionId, plan.jobId));
  }
  queue.clear();
  return runs;
}

/** The result of `runChance`. */
export interface ChanceRun {
  /** The editions whose tables this call computed. */
  built: readonly string[];
  /** Messages that say why an edition has no tables. */
  notes: readonly string[];
}

/**
 * Computes the missing chance tables of published editions, and so completes the jobs that `runJobs` has published.
 * Readers may use the editions meanwhile: they see a table only together with its revision. If a call is stopped or
 * killed, the next call computes what is missing.
 */
export async function runChance(options: RunOptions): Promise<ChanceRun> {
  const [{ ctx, queue }, published] = [contextOf(options, KIND, () => undefined), new Set<string>()];
  const [jobs] = await sendBatch(options.db, 'read', [
    build
      .select({ id: importJobs.id })
      .from(importJobs)
      .where(
        and(
          inArray(importJobs.kind, [KIND, CHANCE_KIND]),
          inArray(importJobs.status, ACTIVE_STATES),
          eq(importJobs.phase, 'chance'),
        ),
      )
      .orderBy(importJobs.sequence),
  ]);
  const ids = jobs.map(({ id }) => id);
  for (const id of ids) {
    queue.clear();
    await drain(ctx, queue, id, options);
  }
  const chunks = await missingChance(options.db, await chanceEditions(options.db));
  if (chunks.length > 0 && !options.signal?.aborted) {
    const source: ImportSource = {
      target: CHANCE_KIND,
      unit: 'tables',
      editions: [],
      fingerprint: async () => '',
      begin: async () => chunks,
      read: async () => ({}),
    };
    queue.clear();
    const { jobId } = await startJob(ctx, source, { kind: CHANCE_KIND, title: 'What chance gives' });
    ids.push(jobId);
    await drain(ctx, queue, jobId, options);
  }
  const [done, problems] = await sendBatch(options.db, 'read', [
    build
      .select({ descriptor: importChunks.descriptor })
      .from(importChunks)
      .where(
        and(
          inArray(importChunks.jobId, ids),
          eq(importChunks.phase, 'chance'),
          isNotNull(importChunks.doneAt),
        ),
      ),
    build
      .selectDistinct({ edition: importProblems.source, message: importProblems.message })
      .from(importProblems)
      .where(inArray(importProblems.jobId, ids)),
  ]);
  const without = new Set(problems.map(({ edition }) => edition));
  for (const { descriptor } of done) {
    const { edition } = readChanceTask(descriptor);
    if (!without.has(edition)) published.add(edition);
  }
  return { built: [...published], notes: problems.map(({ message }) => message) };
}

function contextOf(
  options: RunOptions,
  kind: string,
  sourceOf: (target: string) => ImportSource | undefined,
): { ctx: ImportContext; queue: JobQueue } {
  const queue = new JobQueue();
  const { computeChance = computeExpectations, signal } = options;
  const ctx: ImportContext = {
    db: options.db,
    blobs: options.blobs,
    async send(message) {
      queue.offer(message);
    },
    knows: (other) => other === kind || other === CHANCE_KIND,
    async openSource({ params }) {
      const source = typeof params === 'string' ? sourceOf(params) : undefined;
      if (source === undefined) throw new PermanentError(`No source for ${JSON.stringify(params)}`);
      return source;
    },
    computeChance: (task) => computeChance(task, signal),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  };
  return { ctx, queue };
}

/** Starts a job for the edition or resumes its last one, unless it is up to date or paused. */
async function planRun(
  ctx: ImportContext,
  source: ImportSource,
  title: string,
): Promise<{ outcome: 'up-to-date' | 'paused' } | { outcome: 'run'; jobId: string }> {
  const { target } = source;
  const fingerprint = await inputFingerprint(source);
  const [[edition], [job]] = await sendBatch(ctx.db, 'read', [
    build.select({ fingerprint: editions.fingerprint }).from(editions).where(eq(editions.id, target)),
    build
      .select({
        id: importJobs.id,
        status: importJobs.status,
        phase: importJobs.phase,
        fingerprint: importJobs.fingerprint,
        kind: importJobs.kind,
      })
      .from(importJobs)
      .where(eq(importJobs.target, target))
      .orderBy(desc(importJobs.sequence))
      .limit(1),
  ]);
  // Another process works on jobs of other kinds.
  if (job !== undefined && job.kind === KIND && !isFinal(job.status)) {
    // In this phase the edition is already published. `runChance` does the rest of the job.
    const isPublished = job.phase === 'chance';
    if (isPublished && edition?.fingerprint === fingerprint) return { outcome: 'up-to-date' };
    if (isPublished || job.fingerprint !== fingerprint) await cancelJob(ctx, job.id);
    else if (job.status === 'paused') return { outcome: 'paused' };
    else if (job.status !== 'failed') {
      await sweep(ctx);
      return { outcome: 'run', jobId: job.id };
    } else if ((await resumeJob(ctx, job.id)).changed) return { outcome: 'run', jobId: job.id };
  }
  if (edition?.fingerprint === fingerprint) {
    await sweep(ctx);
    return { outcome: 'up-to-date' };
  }
  const { jobId } = await startJob(ctx, source, { kind: KIND, title, params: target });
  return { outcome: 'run', jobId };
}

/** Works on a job's chunks until none is missing, the job reaches the phase `until`, or the caller asks to stop. */
async function drain(
  ctx: ImportContext,
  queue: JobQueue,
  jobId: string,
  options: RunOptions,
  until?: ImportPhase,
): Promise<void> {
  let retries = 0;
  let isOver = false;
  const work = async (message: ChunkMessage): Promise<void> => {
    const result = await processChunk(ctx, message, retries > 0);
    if (result.outcome === 'retry') {
      // The next run tries again.
      if (options.signal?.aborted) return queue.finished(message);
      retries += 1;
      if (retries > MAX_RETRIES) throw new Error(`The import cannot go on: ${result.cause}`);
      await pause(Math.min(result.delaySeconds, 2 ** retries / 10));
      queue.finished(message);
      queue.offer(message);
      return;
    }
    queue.finished(message);
    if (result.progress?.phase === until) isOver = true;
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
        if (message.jobId !== jobId || isOver || options.signal?.aborted) {
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
      if (isOver || options.signal?.aborted) return;
      // The queue ignores a chunk that it already holds. If the engine is just acknowledging that chunk as too early,
      // the new message is lost. So ask the database for missing chunks before stopping.
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
      .select({ status: importJobs.status, phase: importJobs.phase, message: LAST_ERROR })
      .from(importJobs)
      .where(eq(importJobs.id, jobId)),
  ]);
  const { status, phase, message = null } = job ?? {};
  if (status === 'succeeded' || phase === 'chance') return { editionId, outcome: 'imported', message: null };
  if (status === 'failed' || status === 'paused' || status === 'cancelled')
    return { editionId, outcome: status, message };
  return { editionId, outcome: 'stopped', message: null };
}
