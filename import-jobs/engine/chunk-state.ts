import { and, eq, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { build, prepared, type ResultsOf, sendBatch } from '../../db/batch.ts';
import { editions, importChunks, importJobs } from '../../db/schema/index.ts';
import { ACTIVE_STATES } from '../../domain/job-states.ts';
import type { ChunkMessage, Database } from './context.ts';

/** A chunk together with its job, as one row. */
export type ChunkState = ResultsOf<[ReturnType<typeof selectChunkState>]>[0][number];

/**
 * Where a chunk and its job stand, and which missing chunk of the same phase should run after it. There is no row where
 * the job or the chunk does not exist.
 */
export const selectChunkState = prepared(() => {
  const [jobId, chunkNo] = [sql.placeholder('jobId'), sql.placeholder('chunkNo')];
  const earlier = alias(importChunks, 'b');
  return build
    .select({
      jobId: importJobs.id,
      chunkNo: importChunks.chunkNo,
      kind: importJobs.kind,
      title: importJobs.title,
      params: importJobs.params,
      status: importJobs.status,
      editionId: editions.id,
      /** The revision that the job writes. */
      draft: sql<number>`coalesce(${importJobs.revisionNo}, 0)`,
      /** The revision readers see; 0 before the first publication. */
      published: editions.revisionNo,
      fingerprint: sql<string>`coalesce(${importJobs.fingerprint}, '')`,
      phase: importChunks.phase,
      jobPhase: importJobs.phase,
      descriptor: importChunks.descriptor,
      attempt: importChunks.attempt,
      isDone: sql`${importChunks.doneAt} is not null`.mapWith(Boolean),
      /** Every chunk of the phases before its own is done. */
      isReady:
        sql`not exists (select 1 from ${importChunks} ${earlier} where ${earlier.jobId} = ${importJobs.id}
        and ${earlier.phase} < ${importChunks.phase} and ${earlier.doneAt} is null)`.mapWith(Boolean),
      next: nextChunkNo(chunkNo),
      done: importJobs.done,
      total: importJobs.total,
    })
    .from(importJobs)
    .innerJoin(importChunks, eq(importChunks.jobId, importJobs.id))
    .innerJoin(editions, eq(editions.id, importJobs.editionId))
    .where(and(eq(importJobs.id, jobId), eq(importChunks.chunkNo, chunkNo)));
});

/** The next chunk to send: the first missing one behind this one, of the earliest unfinished phase. */
function nextChunkNo(chunkNo: Placeholder) {
  const next = alias(importChunks, 'n');
  const missing = alias(importChunks, 'm');
  return sql<number | null>`(select ${next.chunkNo} from ${importChunks} ${next}
    where ${next.jobId} = ${importJobs.id} and ${next.doneAt} is null
      and ${next.phase} = (select min(${missing.phase}) from ${importChunks} ${missing}
        where ${missing.jobId} = ${importJobs.id} and ${missing.doneAt} is null)
      and ${importJobs.status} in ${ACTIVE_STATES}
    order by ${next.chunkNo} <= ${chunkNo}, ${next.chunkNo} limit 1)`;
}

/**
 * Reads where a chunk and its job stand; null where the job or the chunk does not exist.
 *
 * @throws SyntaxError when the job's params or the chunk's descriptor are not JSON, and database errors.
 */
export async function readChunkState(db: Database, message: ChunkMessage): Promise<ChunkState | null> {
  const [[state = null]] = await sendBatch(db, 'read', [selectChunkState({ ...message })]);
  return state;
}
