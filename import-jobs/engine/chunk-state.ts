import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { build, prepared, type ResultsOf, sendBatch } from '../../db/batch.ts';
import { editions, importChunks, importJobEditions, importJobs } from '../../db/schema/index.ts';
import { CHUNKS_A_PHASE } from '../../domain/import-phases.ts';
import { ACTIVE_STATES } from '../../domain/job-states.ts';
import type { ChunkMessage, Database } from '../context.ts';

/** An edition that a job fills: the revision that it writes, and the one readers see (0 before the first). */
export interface DraftState {
  editionId: string;
  revision: number;
  published: number;
}

/** A chunk together with its job, as one row. */
export type ChunkState = ResultsOf<[ReturnType<typeof selectChunkState>]>[0][number];

/**
 * Where a chunk and its job stand, and which missing chunk of the same phase should run after it. There is no row where
 * the job or the chunk does not exist.
 */
export const selectChunkState = prepared(() => {
  const [jobId, chunkNo] = [sql.placeholder('jobId'), sql.placeholder('chunkNo')];
  const [earlier, next, missing] = [
    alias(importChunks, 'b'),
    alias(importChunks, 'n'),
    alias(importChunks, 'm'),
  ];
  const phaseNumbers = sql.raw(`${CHUNKS_A_PHASE}`);
  return build
    .select({
      jobId: importJobs.id,
      chunkNo: importChunks.chunkNo,
      kind: importJobs.kind,
      title: importJobs.title,
      params: importJobs.params,
      status: importJobs.status,
      editions: sql`(select json_group_array(json_object('editionId', ${importJobEditions.editionId},
          'revision', ${importJobEditions.revisionNo}, 'published', ${editions.revisionNo}))
        from ${importJobEditions} join ${editions} on ${editions.id} = ${importJobEditions.editionId}
        where ${importJobEditions.jobId} = ${importJobs.id})`.mapWith((json: string): DraftState[] =>
        JSON.parse(json),
      ),
      fingerprint: sql<string>`coalesce(${importJobs.fingerprint}, '')`,
      phase: importChunks.phase,
      jobPhase: importJobs.phase,
      descriptor: importChunks.descriptor,
      attempt: importChunks.attempt,
      isDone: sql`${importChunks.doneAt} is not null`.mapWith(Boolean),
      /** Every chunk of the phases before its own is done. */
      isReady:
        sql`not exists (select 1 from ${importChunks} ${earlier} where ${earlier.jobId} = ${importJobs.id}
        and ${earlier.chunkNo} < (${importChunks.chunkNo} / ${phaseNumbers}) * ${phaseNumbers}
        and ${earlier.doneAt} is null)`.mapWith(Boolean),
      /** The next chunk to send: the first missing one behind this one, of the earliest unfinished phase. */
      next: sql<number | null>`(select ${next.chunkNo} from ${importChunks} ${next}
        where ${next.jobId} = ${importJobs.id} and ${next.doneAt} is null
          and ${next.chunkNo} / ${phaseNumbers} = (select min(${missing.chunkNo}) / ${phaseNumbers} from ${importChunks} ${missing}
            where ${missing.jobId} = ${importJobs.id} and ${missing.doneAt} is null)
          and ${importJobs.status} in ${ACTIVE_STATES}
        order by ${next.chunkNo} <= ${chunkNo}, ${next.chunkNo} limit 1)`,
      done: importJobs.done,
      total: importJobs.total,
    })
    .from(importJobs)
    .innerJoin(importChunks, eq(importChunks.jobId, importJobs.id))
    .where(and(eq(importJobs.id, jobId), eq(importChunks.chunkNo, chunkNo)));
});

/**
 * Reads where a chunk and its job stand; null where the job or the chunk does not exist.
 *
 * @throws SyntaxError when the job's params or the chunk's descriptor are not JSON, and database errors.
 */
export async function readChunkState(db: Database, message: ChunkMessage): Promise<ChunkState | null> {
  const [[state = null]] = await sendBatch(db, 'read', [selectChunkState({ ...message })]);
  return state;
}
