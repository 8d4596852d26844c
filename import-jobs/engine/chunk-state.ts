import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { build, prepared, type ResultsOf, sendBatch } from '../../db/batch.ts';
import { editions, importChunks, importJobEditions, importJobs } from '../../db/schema/index.ts';
import { ACTIVE_STATES, CHUNKS_A_PHASE } from '../../domain/imports/index.ts';
import type { ChunkMessage, Database } from '../context.ts';

interface DraftState {
  editionId: string;
  revision: number;
  published: number;
}

export type ChunkState = ResultsOf<[ReturnType<typeof selectChunkState>]>[0][number];

/**
 * Selects the state of a chunk and of its job, and the chunk to send next. Returns no row if the job or the chunk does
 * not exist.
 */
export const selectChunkState = prepared(() => {
  const jobId = sql.placeholder('jobId');
  const chunkNo = sql.placeholder('chunkNo');
  const earlier = alias(importChunks, 'b');
  const next = alias(importChunks, 'n');
  const missing = alias(importChunks, 'm');
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
      failures: importChunks.failures,
      notBefore: importChunks.notBefore,
      waited: importChunks.waited,
      isDone: sql`${importChunks.doneAt} is not null`.mapWith(Boolean),
      isReady:
        sql`not exists (select 1 from ${importChunks} ${earlier} where ${earlier.jobId} = ${importJobs.id}
        and ${earlier.chunkNo} < (${importChunks.chunkNo} / ${phaseNumbers}) * ${phaseNumbers}
        and ${earlier.doneAt} is null)`.mapWith(Boolean),
      /**
       * The chunk to send next: in the earliest unfinished phase, the first missing chunk after this one, or else the
       * first missing chunk. Null if none is missing or the job is not active.
       */
      next: sql<number | null>`(select coalesce(
          (select min(${next.chunkNo}) from ${importChunks} ${next}
            where ${next.jobId} = ${importJobs.id} and ${next.doneAt} is null and ${next.chunkNo} > ${chunkNo}
              and ${next.chunkNo} < (f.first / ${phaseNumbers} + 1) * ${phaseNumbers}),
          f.first)
        from (select min(${missing.chunkNo}) as first from ${importChunks} ${missing}
          where ${missing.jobId} = ${importJobs.id} and ${missing.doneAt} is null) f
        where ${importJobs.status} in ${ACTIVE_STATES})`,
      done: importJobs.done,
      total: importJobs.total,
    })
    .from(importJobs)
    .innerJoin(importChunks, eq(importChunks.jobId, importJobs.id))
    .where(and(eq(importJobs.id, jobId), eq(importChunks.chunkNo, chunkNo)));
});

export async function readChunkState(db: Database, message: ChunkMessage): Promise<ChunkState | null> {
  const [[state = null]] = await sendBatch(db, 'read', [selectChunkState({ ...message })]);
  return state;
}

export const isUnfinished = ({ jobId, chunkNo }: ChunkMessage): SQL | undefined =>
  and(eq(importChunks.jobId, jobId), eq(importChunks.chunkNo, chunkNo), isNull(importChunks.doneAt));
