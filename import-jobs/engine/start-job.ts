import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { build, change, sendBatch } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import { editions, importChunks, importJobs } from '../../db/schema/index.ts';
import { UNFINISHED_STATES } from '../../domain/job-states.ts';
import type { EditionSource } from '../records.ts';
import { type ImportContext, MAX_ROWS_A_CHUNK } from './context.ts';
import { inputFingerprint } from './input-fingerprint.ts';
import { PHASES } from './phases.ts';

export interface JobRequest {
  /** Which kind of source `ImportContext.openSource` is asked for; the core texts are of the kind `edition`. */
  kind: string;
  /** JSON that opens the same input again. */
  params?: unknown;
  /** What people read on progress bars. */
  title?: string;
  /** The administrator who started it; absent where the project itself did. */
  startedBy?: number;
}

export type StartedJob =
  | { outcome: 'started'; jobId: string }
  /** The edition has an unfinished job: this is it. Nothing was started. */
  | { outcome: 'already-running'; jobId: string };

/**
 * Plans an import and writes the plan: the job and all its chunks in one batch, so that a job without a plan never
 * exists. One edition has one unfinished job; a further start gets that job's id.
 *
 * Throws what the source throws while it plans, and database errors. After an error whose outcome is unknown
 * (a lost reply) simply start again.
 */
export async function startJob(
  ctx: ImportContext,
  source: EditionSource,
  request: JobRequest,
): Promise<StartedJob> {
  const [fingerprint, load] = await Promise.all([inputFingerprint(source), source.plan()]);
  for (const chunk of load) {
    if (chunk.units > MAX_ROWS_A_CHUNK) {
      throw new RangeError(
        `A chunk of ${source.edition.id} holds ${chunk.units} rows, more than ${MAX_ROWS_A_CHUNK}`,
      );
    }
  }
  const plan = [
    { phase: 'clear', units: 0, descriptor: null } as const,
    ...load.map((chunk) => ({ phase: 'load', ...chunk }) as const),
    { phase: 'derive', units: 0, descriptor: null } as const,
    { phase: 'publish', units: 0, descriptor: null } as const,
  ];
  const chunks = plan.map((chunk) => [
    PHASES.indexOf(chunk.phase),
    JSON.stringify(chunk.descriptor ?? null),
    chunk.units,
  ]);
  const total = load.reduce((sum, chunk) => sum + chunk.units, 0);
  const jobId = ctx.newId();
  const { edition } = source;
  const other = alias(importJobs, 'other');
  const [, , , [unfinished]] = await sendBatch(ctx.db, 'write', [
    build.insert(editions).values(edition).onConflictDoNothing(),
    change(
      insertFrom(
        importJobs,
        {
          id: jobId,
          kind: request.kind,
          title: request.title ?? edition.name,
          // As JSON here: drizzle would write null as SQL's null.
          params: sql`${JSON.stringify(request.params ?? null)}`,
          status: 'queued',
          phase: 'clear',
          editionId: editions.id,
          revisionNo: sql`${editions.revisionNo} + 1`,
          fingerprint,
          total,
          startedBy: request.startedBy ?? null,
          startedAt: ctx.now().toISOString(),
        },
        sql`from ${editions} where ${editions.id} = ${edition.id} and not exists (select 1 from ${importJobs} ${other}
          where ${other.editionId} = ${editions.id} and ${other.status} in ${UNFINISHED_STATES})`,
      ),
    ),
    change(
      insertFrom(
        importChunks,
        {
          jobId: importJobs.id,
          chunkNo: sql`r.key`,
          phase: sql`r.value ->> 0`,
          descriptor: sql`r.value ->> 1`,
          units: sql`r.value ->> 2`,
        },
        sql`from ${importJobs}, json_each(${JSON.stringify(chunks)}) r where ${importJobs.id} = ${jobId}`,
      ),
    ),
    build
      .select({ id: importJobs.id })
      .from(importJobs)
      .where(and(eq(importJobs.editionId, edition.id), inArray(importJobs.status, UNFINISHED_STATES))),
  ]);
  if (unfinished !== undefined && unfinished.id !== jobId)
    return { outcome: 'already-running', jobId: unfinished.id };
  try {
    await ctx.send({ jobId, chunkNo: 0 });
  } catch {
    // The job stands in the database; the sweeper sends what the queue refused.
  }
  return { outcome: 'started', jobId };
}
