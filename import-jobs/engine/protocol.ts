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
import { build, change, prepared, type Sendable } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import {
  bibleVerses,
  importChunks,
  importJobEditions,
  importJobs,
  importProblems,
  type MeasuredFigures,
} from '../../db/schema/index.ts';
import { ACTIVE_STATES, CHUNKS_A_PHASE, firstChunkOf, type ImportPhase } from '../../domain/imports/index.ts';
import { ANY_ATTEMPT, type Attempt, ifOwned, owned, type RowCounts } from '../attempt.ts';
import type { RowProblem } from '../records.ts';
import { cells } from '../writers/cells.ts';

/*
 * With these statements a chunk takes effect only once. They are always sent in one write batch: `claim`,
 * `appendChunks`, `countProgress`, and statements for rows that select from `owned` or have the condition `ifOwned`.
 */

export interface ClaimedValues {
  counts: RowCounts;
  /** The ids of published verses that do not change. */
  kept?: readonly number[];
  result?: MeasuredFigures | null;
  /** A further condition, for instance that the library still has the revision that a hash was made from. */
  condition?: SQL | undefined;
}

const phaseStart = (chunkNo: SQLWrapper): SQL =>
  sql`(${chunkNo} / ${sql.raw(`${CHUNKS_A_PHASE}`)}) * ${sql.raw(`${CHUNKS_A_PHASE}`)}`;

export function claim(
  { jobId, chunkNo, attempt, now }: Attempt,
  { counts, kept = [], result = null, condition }: ClaimedValues,
) {
  const earlier = alias(importChunks, 'e');
  return build
    .update(importChunks)
    .set({
      ...counts,
      attempt,
      doneAt: now,
      kept: kept.length === 0 ? null : [...kept],
      result,
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
                lt(earlier.chunkNo, phaseStart(importChunks.chunkNo)),
                isNull(earlier.doneAt),
              ),
            ),
        ),
        condition,
      ),
    );
}

export interface NewChunk {
  phase: ImportPhase;
  descriptor: unknown;
  units: number;
}

/**
 * Encodes chunks as a JSON list with a row for each chunk. The cells of a row are: phase, descriptor, units, the
 * phase's first chunk number, and the index among the new chunks of the phase.
 */
export function chunkRows(chunks: readonly NewChunk[]): string {
  const places = new Map<ImportPhase, number>();
  return JSON.stringify(
    chunks.map(({ phase, descriptor, units }) => {
      const place = places.get(phase) ?? 0;
      places.set(phase, place + 1);
      return [phase, JSON.stringify(descriptor ?? null), units, firstChunkOf(phase), place];
    }),
  );
}

export function appendChunks(attempt: Attempt, chunks: readonly NewChunk[]): Sendable[] {
  if (chunks.length === 0) return [];
  const known = alias(importChunks, 'k');
  const start = sql`(r.value ->> 3)`;
  return [
    change(
      insertFrom(
        importChunks,
        {
          jobId: attempt.jobId,
          // SQLite computes the numbers of all new chunks before it writes the first row.
          chunkNo: sql`coalesce((select max(${known.chunkNo}) + 1 from ${importChunks} ${known} where ${known.jobId} = ${attempt.jobId}
            and ${known.chunkNo} >= ${start} and ${known.chunkNo} < ${start} + ${CHUNKS_A_PHASE}), ${start}) + (r.value ->> 4)`,
          phase: sql`r.value ->> 0`,
          descriptor: sql`r.value ->> 1`,
          units: sql`r.value ->> 2`,
        },
        sql`from (select value from json_each(${chunkRows(chunks)}) order by key) r, ${owned(attempt)}`,
      ),
    ),
  ];
}

const PROBLEM_COLUMNS = ['number', 'kind', 'source', 'row', 'column', 'message'] as const;

const insertProblems = prepared(() =>
  change(
    insertFrom(
      importProblems,
      { jobId: ANY_ATTEMPT.jobId, chunkNo: ANY_ATTEMPT.chunkNo, ...cells(PROBLEM_COLUMNS) },
      sql`from json_each(${sql.placeholder('rows')}) r, ${owned(ANY_ATTEMPT)}`,
    ),
  ),
);

export const reportProblems = (attempt: Attempt, problems: readonly RowProblem[]): Sendable[] =>
  problems.length === 0
    ? []
    : [
        insertProblems({
          ...attempt,
          rows: JSON.stringify(
            problems.map((problem, number) => PROBLEM_COLUMNS.map((name) => ({ number, ...problem })[name])),
          ),
        }),
      ];

const phaseOf = (jobId: string | Placeholder): SQL =>
  sql`coalesce((select ${importChunks.phase} from ${importChunks}
    where ${importChunks.jobId} = ${jobId} and ${importChunks.doneAt} is null
    order by ${importChunks.chunkNo} limit 1), 'done')`;

/** A sum with a name. Drizzle writes the name without a table, so it must differ from the names of columns. */
const sumOf = (value: SQLWrapper, name: string) => sql<number>`sum(${value})`.as(`sum_${name}`);

/** Counts a job's progress from its chunks again. It never adds to the old figures, so a repeat does no harm. */
export const countProgress: (attempt: Attempt) => Sendable = prepared(() => {
  const { jobId, now } = ANY_ATTEMPT;
  // A job that fills no edition only fetches files, so these are counted.
  const counted = sql`${importChunks.phase} = iif(exists (select 1 from ${importJobEditions}
    where ${importJobEditions.jobId} = ${jobId}), 'load', 'stage')`;
  const chunks = build
    .select({
      jobId: importChunks.jobId,
      done: sumOf(
        sql`iif(${counted} and ${importChunks.doneAt} is not null, ${importChunks.units}, 0)`,
        'done',
      ),
      total: sumOf(sql`iif(${counted}, ${importChunks.units}, 0)`, 'total'),
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
      total: sql`${chunks.total}`,
      created: sql`${chunks.created}`,
      updated: sql`${chunks.updated}`,
      unchanged: sql`${chunks.unchanged}`,
      skipped: sql`${chunks.skipped}`,
      failed: sql`${chunks.failed}`,
      phase: phaseOf(jobId),
      status: sql`iif(${chunks.missing} = 0, 'succeeded', 'running')`,
      changedAt: sql`${now}`,
      finishedAt: sql`iif(${chunks.missing} = 0, ${now}, null)`,
    })
    .from(chunks)
    .where(
      and(eq(importJobs.id, chunks.jobId), inArray(importJobs.status, ACTIVE_STATES), ifOwned(ANY_ATTEMPT)),
    );
});
