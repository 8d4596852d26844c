import { inArray, sql } from 'drizzle-orm';
import { build, change, sendBatch, together } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import { editions, importChunks, importJobEditions, importJobs } from '../../db/schema/index.ts';
import { UNFINISHED_STATES } from '../../domain/imports/index.ts';
import { type ImportContext, MAX_ROWS_A_CHUNK } from '../context.ts';
import type { ImportSource, PlannedChunk } from '../records.ts';
import { inputFingerprint } from './input-fingerprint.ts';
import { chunkRows, type NewChunk } from './protocol.ts';
import { sendMissing } from './sweep.ts';

export interface JobRequest {
  /** The kind of source that `ImportContext.openSource` opens. The core texts have the kind `edition`. */
  kind: string;
  /** The parameters with which the source can be opened again, as a value that can be stored as JSON. */
  params?: unknown;
  title: string;
  /** The administrator who started the job; absent if the application started it. */
  startedBy?: number;
  /** A second request of the same administrator with the same key and input returns the job of the first request. */
  idempotencyKey?: string;
}

export type StartedJob =
  /**
   * `started`: the job is new, or an earlier request with the same key started it. `already-running`: nothing was
   * started, because this unfinished job has the same target or fills one of the editions. `other-input`: nothing was
   * started, because an earlier request with the same key began this job with another input.
   */
  | { outcome: 'started'; jobId: string }
  | { outcome: 'already-running'; jobId: string }
  | { outcome: 'other-input'; jobId: string };

/**
 * Checks that no chunk makes a write batch too large.
 *
 * @throws RangeError when a chunk has too many rows.
 */
export function checkChunkSizes(target: string, chunks: readonly PlannedChunk[]): void {
  for (const { phase, units } of chunks) {
    if (phase === 'load' && units > MAX_ROWS_A_CHUNK)
      throw new RangeError(`A chunk of ${target} holds ${units} rows, more than ${MAX_ROWS_A_CHUNK}`);
  }
}

function withEngineChunks(source: ImportSource, chunks: readonly PlannedChunk[]): NewChunk[] {
  if (source.editions.length === 0) return [...chunks];
  const ids = source.editions.map(({ record }) => record.id);
  const newChunk = (phase: NewChunk['phase'], descriptor: unknown): NewChunk => ({
    phase,
    descriptor,
    units: 0,
  });
  return [
    ...chunks,
    ...ids.map((id) => newChunk('clear', id)),
    ...ids.map((id) => newChunk('derive', id)),
    ...ids.map((id) => newChunk('measure', id)),
    newChunk('publish', null),
  ];
}

/**
 * Plans an import and saves the job together with its first chunks, so that no job is without a plan. A target and an
 * edition can have only one unfinished job. A further start returns that job's id. If an error leaves the outcome
 * unknown (a lost reply), call this again.
 *
 * @throws errors of the source while it plans, and database errors.
 */
export async function startJob(
  ctx: ImportContext,
  source: ImportSource,
  request: JobRequest,
): Promise<StartedJob> {
  const [fingerprint, planned] = await Promise.all([inputFingerprint(source), source.begin()]);
  checkChunkSizes(source.target, planned);
  const chunks = withEngineChunks(source, planned);
  const counted = source.editions.length === 0 ? 'stage' : 'load';
  const total = planned.reduce((sum, { phase, units }) => sum + (phase === counted ? units : 0), 0);
  const jobId = ctx.newId();
  const now = ctx.now().toISOString();
  const records = source.editions.map(({ record }) => record);
  const { startedBy = null, idempotencyKey = null } = request;
  const isSameRequest =
    idempotencyKey === null
      ? sql`false`
      : sql`(${importJobs.idempotencyKey} = ${idempotencyKey} and ${importJobs.startedBy} is ${startedBy})`;
  const listedIds = sql`(select value from json_each(${JSON.stringify(records.map(({ id }) => id))}))`;
  const fillsTheSame = sql`exists (select 1 from ${importJobEditions}
    where ${importJobEditions.jobId} = ${importJobs.id} and ${importJobEditions.editionId} in ${listedIds})`;
  const isInTheWay = sql`((${inArray(importJobs.status, UNFINISHED_STATES)}
      and (${importJobs.target} = ${source.target} or ${fillsTheSame}))
    or ${isSameRequest})`;
  const { jobs } = await sendBatch(ctx.db, 'write', {
    editions: together(
      records.length === 0 ? [] : [build.insert(editions).values(records).onConflictDoNothing()],
    ),
    job: change(
      insertFrom(
        importJobs,
        {
          id: jobId,
          sequence: sql`coalesce((select max(${importJobs.sequence}) from ${importJobs}), 0) + 1`,
          kind: request.kind,
          title: request.title,
          // The value is JSON text here, because drizzle would write null as SQL's null.
          params: sql`${JSON.stringify(request.params ?? null)}`,
          // A job without chunks has no chunk that could end it.
          status: chunks.length === 0 ? 'succeeded' : 'queued',
          phase: chunks[0]?.phase ?? 'done',
          target: source.target,
          unit: source.unit,
          fingerprint,
          idempotencyKey,
          total,
          startedBy,
          startedAt: now,
          finishedAt: chunks.length === 0 ? now : null,
        },
        sql`where not exists (select 1 from ${importJobs} where ${isInTheWay})`,
      ),
    ),
    filled: change(
      insertFrom(
        importJobEditions,
        { jobId: importJobs.id, editionId: editions.id, revisionNo: sql`${editions.revisionNo} + 1` },
        sql`from ${importJobs}, ${editions} where ${importJobs.id} = ${jobId}
          and ${editions.id} in ${listedIds}`,
      ),
    ),
    jobs: build
      .select({
        id: importJobs.id,
        target: importJobs.target,
        fingerprint: importJobs.fingerprint,
        startedBy: importJobs.startedBy,
        idempotencyKey: importJobs.idempotencyKey,
      })
      .from(importJobs)
      .where(sql`(${importJobs.id} = ${jobId} or ${isInTheWay})`),
    chunks: change(
      insertFrom(
        importChunks,
        {
          jobId: importJobs.id,
          chunkNo: sql`(r.value ->> 3) + (r.value ->> 4)`,
          phase: sql`r.value ->> 0`,
          descriptor: sql`r.value ->> 1`,
          units: sql`r.value ->> 2`,
        },
        sql`from ${importJobs}, json_each(${chunkRows(chunks)}) r where ${importJobs.id} = ${jobId}`,
      ),
    ),
  });
  const repeated = jobs.find(
    (job) => idempotencyKey !== null && job.idempotencyKey === idempotencyKey && job.startedBy === startedBy,
  );
  const job = repeated ?? jobs.find(({ id }) => id === jobId) ?? jobs[0];
  if (job === undefined) throw new Error(`The job of ${source.target} was not written`);
  if (job === repeated && (job.target !== source.target || job.fingerprint !== fingerprint))
    return { outcome: 'other-input', jobId: job.id };
  if (job.id !== jobId && job !== repeated) return { outcome: 'already-running', jobId: job.id };
  try {
    await sendMissing(ctx, job.id);
  } catch {
    // The job is stored, so this error does not matter: `sweep` sends the message later.
  }
  return { outcome: 'started', jobId: job.id };
}
