import {
  and,
  eq,
  exists,
  inArray,
  isNull,
  lt,
  notExists,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { build, prepared, type Sendable } from '../../db/batch.ts';
import { bibleVerses, importChunks, importJobs } from '../../db/schema/index.ts';
import { ACTIVE_STATES } from '../../domain/job-states.ts';
import { PHASES } from './phases.ts';

/*
 * The statements that make a chunk's effect happen once. They always travel in one write batch: `claim`, `countProgress`,
 * and rows that each select from `owned` or ask `ifOwned`.
 */

/** One attempt at one chunk. */
export type Attempt = {
  jobId: string;
  chunkNo: number;
  /** Unique to this attempt. The attempt whose id stands in the chunk's row owns the chunk. */
  attempt: string;
  now: string;
};

/** An attempt, or the placeholders of one. */
type AttemptValues = { [Name in keyof Attempt]: Attempt[Name] | Placeholder };

/** The place of an attempt in a statement that is built once. */
export const ANY_ATTEMPT: AttemptValues = {
  jobId: sql.placeholder('jobId'),
  chunkNo: sql.placeholder('chunkNo'),
  attempt: sql.placeholder('attempt'),
  now: sql.placeholder('now'),
};

/** What became of a chunk's input rows. */
export interface RowCounts {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  failed: number;
}

export const NO_ROWS: RowCounts = { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0 };

/** The chunk in a `from` that ends with `owned`. */
export const ownedChunk = alias(importChunks, 'c');

/** `import_chunks c where …`, the end of a `from`: the attempt's chunk as `ownedChunk`, if the attempt owns it. */
export const owned = ({ jobId, chunkNo, attempt }: AttemptValues): SQL =>
  sql`${importChunks} ${ownedChunk} where ${ownedChunk.jobId} = ${jobId} and ${ownedChunk.chunkNo} = ${chunkNo}
    and ${ownedChunk.attempt} = ${attempt}`;

/** True if the attempt owns its chunk. */
export const ifOwned = (attempt: AttemptValues): SQL => sql`exists (select 1 from ${owned(attempt)})`;

/**
 * Takes the chunk for this attempt unless it is done, its job does not run, or an earlier phase is unfinished.
 * `condition` is a further one, for instance that the library still has the revision that a hash was made from.
 */
export function claim(
  { jobId, chunkNo, attempt, now }: Attempt,
  counts: RowCounts,
  kept: readonly number[],
  condition?: SQL,
) {
  const earlier = alias(importChunks, 'e');
  return build
    .update(importChunks)
    .set({
      ...counts,
      attempt,
      doneAt: now,
      kept: kept.length === 0 ? null : [...kept],
      firstVerseId: sql`(select coalesce(max(${bibleVerses.id}), 0) + 1 from ${bibleVerses})`,
    })
    .where(
      and(
        eq(importChunks.jobId, jobId),
        eq(importChunks.chunkNo, chunkNo),
        isNull(importChunks.doneAt),
        exists(
          build
            .select({ id: importJobs.id })
            .from(importJobs)
            .where(and(eq(importJobs.id, importChunks.jobId), inArray(importJobs.status, ACTIVE_STATES))),
        ),
        notExists(
          build
            .select({ chunkNo: earlier.chunkNo })
            .from(earlier)
            .where(
              and(
                eq(earlier.jobId, importChunks.jobId),
                lt(earlier.phase, importChunks.phase),
                isNull(earlier.doneAt),
              ),
            ),
        ),
        condition,
      ),
    );
}

/** The name of the first unfinished phase of a job, or `published`. */
const phaseOf = (jobId: string | Placeholder): SQL<string> =>
  sql`case (select min(${importChunks.phase}) from ${importChunks}
      where ${importChunks.jobId} = ${jobId} and ${importChunks.doneAt} is null)
    ${sql.join(
      PHASES.map((phase, index) => sql`when ${index} then ${phase}`),
      sql` `,
    )} else 'published' end`;

/** Drizzle writes the name without its table, so it may not be that of a column. */
const sumOf = (value: SQLWrapper, name: string) => sql<number>`sum(${value})`.as(`sum_${name}`);

/** Counts the job's progress from its chunks, never from what it was before. */
export const countProgress: (attempt: Attempt) => Sendable = prepared(() => {
  const { jobId, now } = ANY_ATTEMPT;
  const chunks = build
    .select({
      jobId: importChunks.jobId,
      done: sumOf(sql`iif(${importChunks.doneAt} is null, 0, ${importChunks.units})`, 'done'),
      created: sumOf(importChunks.created, 'created'),
      updated: sumOf(importChunks.updated, 'updated'),
      unchanged: sumOf(importChunks.unchanged, 'unchanged'),
      skipped: sumOf(importChunks.skipped, 'skipped'),
      failed: sumOf(importChunks.failed, 'failed'),
      missing: sumOf(sql`${importChunks.doneAt} is null`, 'missing'),
    })
    .from(importChunks)
    .where(eq(importChunks.jobId, jobId))
    .as('t');
  return build
    .update(importJobs)
    .set({
      done: sql`${chunks.done}`,
      created: sql`${chunks.created}`,
      updated: sql`${chunks.updated}`,
      unchanged: sql`${chunks.unchanged}`,
      skipped: sql`${chunks.skipped}`,
      failed: sql`${chunks.failed}`,
      phase: phaseOf(jobId),
      status: sql`iif(${chunks.missing} = 0, 'succeeded', 'running')`,
      finishedAt: sql`iif(${chunks.missing} = 0, ${now}, null)`,
    })
    .from(chunks)
    .where(
      and(eq(importJobs.id, chunks.jobId), inArray(importJobs.status, ACTIVE_STATES), ifOwned(ANY_ATTEMPT)),
    );
});
