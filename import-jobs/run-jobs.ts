import { and, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import { build, sendBatch } from '../db/batch.ts';
import { editions, importChunks, importJobs, importProblems } from '../db/schema/index.ts';
import {
  ACTIVE_STATES,
  firstChunkOf,
  type ImportPhase,
  type ImportTask,
  isFinal,
  lastFailure,
} from '../domain/imports/index.ts';
import { composedId } from '../domain/lexicon/index.ts';
import { JOB_KINDS } from './catalogue.ts';
import { composedSource } from './composing/composed-source.ts';
import { COMPOSING, composesFromText, composingTitle, staleTexts } from './composing/composed-texts.ts';
import type { ChunkMessage, Database, ImportContext, LettersStore } from './context.ts';
import { cancelJob, resumeJob } from './engine/control.ts';
import { PermanentError } from './engine/errors.ts';
import { inputFingerprint } from './engine/input-fingerprint.ts';
import { chanceEditions, missingChance, readChanceTask } from './engine/missing-chance.ts';
import { type ChunkProgress, processChunk, RETRY_SECONDS } from './engine/process-chunk.ts';
import { startJob } from './engine/start-job.ts';
import { sendMissing, sweep } from './engine/sweep.ts';
import { computeExpectations } from './expectations/compute.ts';
import type { JobParams, SourceContext } from './job-kind.ts';
import { JobQueue } from './job-queue.ts';
import { kindOf } from './open-job.ts';
import { type EditionSource, type ImportSource, importOf } from './records.ts';
import { sblgntParsings } from './sources/core/greek-forms/table.ts';

/** The progress of an import. `done` and `total` count input rows. */
export type RunProgress = ChunkProgress;

export interface RunOptions {
  db: Database;
  blobs: LettersStore;
  onProgress?(progress: RunProgress): void;
  /** Computes chance tables. The default computes them in this thread; `computeInThread` uses another. */
  computeChance?(
    task: Parameters<ImportContext['computeChance']>[0],
    signal?: AbortSignal,
  ): ReturnType<ImportContext['computeChance']>;
  signal?: AbortSignal;
}

export interface JobRun {
  target: string;
  outcome: 'up-to-date' | 'imported' | 'failed' | 'paused' | 'cancelled' | 'stopped';
  message: string | null;
}

/** The most retries in a row. After them the run gives up, because the database is unavailable or rejects writes. */
const MAX_RETRIES = 10;

/** The kind of the jobs that import core texts. */
const KIND = 'edition';
const CHANCE_KIND = 'chance';

interface RunnableJob {
  kind: string;
  params: unknown;
  title: string;
  source: ImportSource;
}

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
export async function runJobs(options: RunOptions, sources: readonly EditionSource[]): Promise<JobRun[]> {
  const runs: JobRun[] = [];
  for (const source of sources) {
    const { id, name } = source.edition;
    runs.push(await runJob(options, { kind: KIND, params: id, title: name, source: importOf(source) }));
    runs.push(...(await runComposing(options, runs)));
  }
  return runs;
}

/**
 * Does tasks of the catalogue in this process, one after another. The rest is as in `runJobs`.
 *
 * @throws PermanentError when a task has no input. Error when the database stays unavailable.
 */
export async function runTasks(
  options: RunOptions,
  context: SourceContext,
  tasks: readonly { title: string; task: ImportTask }[],
): Promise<JobRun[]> {
  const runs: JobRun[] = [];
  for (const { title, task } of tasks) {
    const kind = kindOf(JOB_KINDS, task);
    const files = await kind.inputFiles(context, task);
    const source = await kind.open(context, task, files, crypto.randomUUID());
    const params: JobParams = { task, files };
    runs.push(await runJob(options, { kind: task.kind, params, title, source }));
    runs.push(...(await runComposing(options, runs)));
  }
  return runs;
}

/**
 * Composes the meanings that are missing or old: those of new texts, and those of all texts after a change of the rules.
 * The message of such a run says how many verses have other meanings than before.
 */
async function runComposing(options: RunOptions, before: readonly JobRun[]): Promise<JobRun[]> {
  const runs: JobRun[] = [];
  for (const text of await staleTexts(options.db)) {
    // What has failed once is not tried again after each source.
    if (before.some(({ target }) => target === composedId(text.id))) continue;
    const source = composedSource(
      options.db,
      text.id,
      composesFromText(text) ? undefined : await sblgntParsings(),
    );
    const began = performance.now();
    const title = composingTitle(text.name);
    // The Worker does not know the kind `edition`, so it leaves a text alone whose parsings it lacks.
    const kind = composesFromText(text) ? COMPOSING : KIND;
    const run = await runJob(options, { kind, params: text.id, title, source });
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const message = `${title}: ${await changedVerses(options.db, run.target)} in ${seconds} s.`;
    runs.push(run.outcome === 'imported' ? { ...run, message } : run);
  }
  return runs;
}

async function changedVerses(db: Database, target: string): Promise<string> {
  const [[job]] = await sendBatch(db, 'read', [
    build
      .select({ created: importJobs.created, updated: importJobs.updated })
      .from(importJobs)
      .where(eq(importJobs.target, target))
      .orderBy(desc(importJobs.sequence))
      .limit(1),
  ]);
  return `${job?.created ?? 0} verses new, ${job?.updated ?? 0} changed`;
}

async function runJob(options: RunOptions, job: RunnableJob): Promise<JobRun> {
  const { ctx, queue } = contextOf(options, [job.kind], job.source);
  const { target } = job.source;
  const plan = await planRun(ctx, job);
  if (plan.outcome !== 'run') return { target, outcome: plan.outcome, message: null };
  await drain(ctx, queue, plan.jobId, options, 'chance');
  return outcomeOf(ctx, target, plan.jobId);
}

/**
 * Computes the missing chance tables of published editions, and so completes all jobs that lack only these.
 * Readers may use the editions meanwhile: they see a table only together with its revision. If a call is stopped or
 * killed, the next call computes what is missing.
 * @returns the editions whose tables it computed, and messages that say why an edition has none.
 */
export async function runChance(options: RunOptions) {
  const kinds = [KIND, CHANCE_KIND, ...Object.keys(JOB_KINDS)];
  const { ctx, queue } = contextOf(options, kinds);
  const [jobs] = await sendBatch(options.db, 'read', [
    build
      .select({ id: importJobs.id })
      .from(importJobs)
      .where(
        and(
          inArray(importJobs.kind, kinds),
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
      .where(and(inArray(importProblems.jobId, ids), gte(importProblems.chunkNo, firstChunkOf('chance')))),
  ]);
  const without = new Set(problems.map(({ edition }) => edition));
  const computed = new Set(done.map(({ descriptor }) => readChanceTask(descriptor).edition));
  return {
    built: [...computed].filter((edition) => !without.has(edition)),
    notes: problems.map(({ message }) => message),
  };
}

function contextOf(
  options: RunOptions,
  kinds: readonly string[],
  source?: ImportSource,
): { ctx: ImportContext; queue: JobQueue } {
  const queue = new JobQueue();
  const { computeChance = computeExpectations, signal } = options;
  const ctx: ImportContext = {
    db: options.db,
    blobs: options.blobs,
    async send(message) {
      queue.offer(message);
    },
    knows: (kind) => kinds.includes(kind) || kind === CHANCE_KIND,
    async openSource({ params }) {
      if (source === undefined) throw new PermanentError(`No source for ${JSON.stringify(params)}`);
      return source;
    },
    computeChance: (task) => computeChance(task, signal),
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  };
  return { ctx, queue };
}

async function planRun(
  ctx: ImportContext,
  { kind, params, title, source }: RunnableJob,
): Promise<{ outcome: 'up-to-date' | 'paused' } | { outcome: 'run'; jobId: string }> {
  const { target } = source;
  const fingerprint = await inputFingerprint(source);
  const ids = source.editions.map(({ record }) => record.id);
  const [published, [job]] = await sendBatch(ctx.db, 'read', [
    build.select({ fingerprint: editions.fingerprint }).from(editions).where(inArray(editions.id, ids)),
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
  const isUpToDate =
    ids.length > 0 &&
    published.filter((edition) => edition.fingerprint === fingerprint).length === ids.length;
  // Another process works on jobs of other kinds.
  if (job !== undefined && job.kind === kind && !isFinal(job.status)) {
    // In this phase the editions are already published. `runChance` does the rest of the job.
    const isPublished = job.phase === 'chance';
    if (isPublished && isUpToDate) return { outcome: 'up-to-date' };
    if (isPublished || job.fingerprint !== fingerprint) await cancelJob(ctx, job.id);
    else if (job.status === 'paused') return { outcome: 'paused' };
    else if (job.status !== 'failed') {
      await sweep(ctx);
      return { outcome: 'run', jobId: job.id };
    } else if ((await resumeJob(ctx, job.id)).changed) return { outcome: 'run', jobId: job.id };
  }
  if (isUpToDate) {
    await sweep(ctx);
    return { outcome: 'up-to-date' };
  }
  const { jobId } = await startJob(ctx, source, { kind, title, params });
  return { outcome: 'run', jobId };
}

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
    // A database that does not answer is usually back soon, so the first pauses are short.
    const result = await processChunk(ctx, message, retries > 0, Math.min(RETRY_SECONDS, 2 ** retries / 5));
    if (result.outcome === 'retry') {
      if (options.signal?.aborted) return queue.finished(message);
      retries += 1;
      if (retries > MAX_RETRIES)
        throw new Error(
          `The import cannot go on: ${result.cause}. Check the database, then run the command again: it goes on where it stopped.`,
        );
      await pause(result.delaySeconds);
      queue.finished(message);
      queue.offer(message);
      return;
    }
    queue.finished(message);
    if (result.progress?.phase === until) isOver = true;
    if (result.did !== 'wrote') return;
    retries = 0;
    if (result.progress !== null) options.onProgress?.(result.progress);
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

async function outcomeOf(ctx: ImportContext, target: string, jobId: string): Promise<JobRun> {
  const [[job]] = await sendBatch(ctx.db, 'read', [
    build
      .select({ status: importJobs.status, phase: importJobs.phase, errors: importJobs.errors })
      .from(importJobs)
      .where(eq(importJobs.id, jobId)),
  ]);
  const { status, phase, errors = [] } = job ?? {};
  const message = lastFailure(errors)?.message ?? null;
  if (status === 'succeeded' || phase === 'chance') return { target, outcome: 'imported', message: null };
  if (status === 'failed' || status === 'paused' || status === 'cancelled')
    return { target, outcome: status, message };
  return { target, outcome: 'stopped', message: null };
}
