import { and, asc, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { build, sendBatch } from '../../../db/batch.ts';
import {
  bibleBooks,
  bibleVerses,
  editions,
  importChunks,
  importJobEditions,
  importJobs,
  importProblems,
  users,
  verseAddresses,
} from '../../../db/schema/index.ts';
import { bookPosition, isBookId } from '../../../domain/canon/index.ts';
import type { Job, Jobs, TextPreview } from '../../../domain/contract/index.ts';
import { textKind } from '../../../domain/editions/index.ts';
import { UNFINISHED_STATES } from '../../../domain/imports/index.ts';
import { cancelJob, pauseJob, resumeJob } from '../../../import-jobs/engine/control.ts';
import { readJobParams } from '../../../import-jobs/open-job.ts';
import { previewKey } from '../../../import-jobs/staged.ts';
import { Problem } from '../../ctx/errors.ts';
import { isVisible } from '../../text/core-editions.ts';
import { logAdmin } from '../admins-only.ts';
import { importContext, sourceContext } from '../context/import-context.ts';
import type { AdminCtx } from '../context/import-deps.ts';

const MOST_LISTED = 50;
/** The most problems of single rows that are shown with a job. The report has all of them. */
const MOST_SHOWN = 20;

/** The size of a chunk in its phase: its bytes while files are fetched, otherwise 1. */
const SIZE = sql`iif(${importJobs.phase} = 'stage', ${importChunks.units}, 1)`;

const STEP = sql<string | null>`iif(${inArray(importJobs.status, UNFINISHED_STATES)},
  (select json_object('done', coalesce(sum(iif(${importChunks.doneAt} is null, 0, ${SIZE})), 0),
      'total', coalesce(sum(${SIZE}), 0))
    from ${importChunks}
    where ${importChunks.jobId} = ${importJobs.id} and ${importChunks.phase} = ${importJobs.phase}), null)`;

/** One job more than a list has, to know if there are older ones. */
const jobRows = (where: SQL | undefined) =>
  build
    .select({ job: importJobs, startedBy: users.username, step: STEP })
    .from(importJobs)
    .leftJoin(users, eq(users.id, importJobs.startedBy))
    .where(where)
    .orderBy(desc(importJobs.sequence))
    .limit(MOST_LISTED + 1);

/**
 * The place of the first verse that a job has written, as JSON. Null if it has written none, or if a later import has
 * replaced it. Each chunk keeps the id of its first new verse.
 */
function writtenPlace(): SQL {
  const c = alias(importChunks, 'c');
  const v = alias(bibleVerses, 'w');
  const own = alias(importJobEditions, 'o');
  const a = alias(verseAddresses, 'a');
  return sql`(select json_object('book', ${a.bookId}, 'chapter', ${a.chapterNumber})
    from ${importChunks} ${c}
    join ${bibleVerses} ${v} on ${v.id} = ${c.firstVerseId}
    join ${importJobEditions} ${own} on ${own.jobId} = ${c.jobId} and ${own.editionId} = ${v.editionId}
      and ${own.revisionNo} = ${v.firstRevision}
    join ${verseAddresses} ${a} on ${a.verseId} = ${v.id}
    where ${c.jobId} = ${importJobs.id} and ${c.phase} = 'load' and ${c.created} + ${c.updated} > 0
      and ${importJobs.created} + ${importJobs.updated} > 0
    order by ${c.chunkNo} limit 1)`;
}

function editionRows(where: SQL | undefined) {
  const e = alias(editions, 'e');
  const b = alias(bibleBooks, 'b');
  const v = alias(bibleVerses, 'v');
  const listed = build
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(where)
    .orderBy(desc(importJobs.sequence))
    .limit(MOST_LISTED);
  const hasBook = (book: SQLWrapper): SQL => sql`exists (select 1 from ${bibleVerses} ${v}
    where ${v.editionId} = ${e.id} and ${v.bookId} = ${book} and ${isVisible(v, e)})`;
  const firstBook = sql`(select ${b.id} from ${bibleBooks} ${b} where ${hasBook(b.id)} order by ${b.position} limit 1)`;
  const ifSucceeded = (value: SQL): SQL => sql`iif(${importJobs.status} = 'succeeded', ${value}, null)`;
  return build
    .select({
      jobId: importJobEditions.jobId,
      id: e.id,
      role: e.role,
      book: sql<string | null>`${ifSucceeded(firstBook)}`,
      chapter: sql<number | null>`${ifSucceeded(sql`(select min(${v.chapterNumber}) from ${bibleVerses} ${v}
        where ${v.editionId} = ${e.id} and ${v.bookId} = ${firstBook} and ${isVisible(v, e)})`)}`,
      written: sql`${ifSucceeded(writtenPlace())}`.mapWith(
        (json: string): { book: string; chapter: number } => JSON.parse(json),
      ),
      hasWritten: sql`${ifSucceeded(hasBook(sql`(${writtenPlace()} ->> 'book')`))}`.mapWith(Boolean),
    })
    .from(importJobEditions)
    .innerJoin(importJobs, eq(importJobs.id, importJobEditions.jobId))
    .innerJoin(e, eq(e.id, importJobEditions.editionId))
    .where(inArray(importJobEditions.jobId, listed))
    .orderBy(asc(e.role), asc(e.id));
}

export const problemRows = (jobId: string, limit: number, after?: { chunkNo: number; number: number }) =>
  build
    .select()
    .from(importProblems)
    .where(
      and(
        eq(importProblems.jobId, jobId),
        after &&
          sql`(${importProblems.chunkNo}, ${importProblems.number}) > (${after.chunkNo}, ${after.number})`,
      ),
    )
    .orderBy(asc(importProblems.chunkNo), asc(importProblems.number))
    .limit(limit);

export const isImported = ({ kind, row }: Pick<ProblemRow, 'kind' | 'row'>): boolean | null =>
  kind !== 'note' ? false : row === null ? null : true;

type JobRow = Awaited<ReturnType<ReturnType<typeof jobRows>['all']>>[number];
type EditionRow = Awaited<ReturnType<ReturnType<typeof editionRows>['all']>>[number];
type ProblemRow = typeof importProblems.$inferSelect;

function jobFrom(
  { job, startedBy, step }: JobRow,
  filled: readonly EditionRow[],
  problems: readonly ProblemRow[],
): Job {
  const { id, kind, title, status, phase, done, total, unit, target, errors } = job;
  const { created, updated, unchanged, skipped, failed, startedAt, changedAt, finishedAt } = job;
  const params = readJobParams(job.params);
  return {
    id,
    kind,
    title,
    status,
    phase,
    target,
    startedAt,
    changedAt,
    finishedAt,
    startedBy,
    progress: { done, total, unit },
    step: step === null ? null : JSON.parse(step),
    rows: { created, updated, unchanged, skipped, failed },
    errors: [
      ...errors.map((error) => ({ ...error, imported: null })),
      ...problems.map(({ source, row, column, message, ...problem }) => ({
        source,
        row,
        column,
        message,
        imported: isImported({ ...problem, row }),
      })),
    ],
    editions: filled.map((edition) => edition.id),
    input: params?.files.map(({ name, size }) => ({ name, bytes: size })) ?? [],
    leftOut: [...(params?.leftOut ?? [])],
    opens: placeOf(filled, params?.task),
  };
}

/**
 * The place that shows what a job has brought: the first verse that it has written. If it has changed
 * nothing, the first chapter of its request, or where the first of its texts begins. Null if the job has not
 * succeeded or has no visible verse.
 */
function placeOf(
  filled: readonly EditionRow[],
  task: NonNullable<ReturnType<typeof readJobParams>>['task'] | undefined,
): Job['opens'] {
  const shown = filled
    .flatMap(({ book, chapter, ...edition }) =>
      book !== null && chapter !== null && isBookId(book) ? [{ ...edition, book, chapter }] : [],
    )
    .sort((a, b) => bookPosition(a.book) - bookPosition(b.book));
  const [first] = shown;
  if (first === undefined) return null;
  const chapters = task !== undefined && 'chapters' in task ? task.chapters?.[0] : undefined;
  const { written } = first;
  const place = written ?? (chapters ? { book: chapters.book, chapter: chapters.from } : first);
  const idOf = (role: EditionRow['role']): string | null =>
    shown.find((edition) => textKind(edition.role) === role && (written === null || edition.hasWritten))
      ?.id ?? null;
  return {
    book: place.book,
    chapter: place.chapter,
    edition: idOf('original'),
    version: idOf('translation'),
  };
}

/**
 * The newest jobs, or those that began before a given one, without the problems of single rows.
 * @throws Problem 404 if there is no such job.
 */
export async function listJobs(ctx: AdminCtx, before?: string): Promise<Jobs> {
  const cursor = alias(importJobs, 'cursor');
  const isThere = build
    .select({ sequence: cursor.sequence })
    .from(cursor)
    .where(eq(cursor.id, before ?? ''));
  const where = before === undefined ? undefined : sql`${importJobs.sequence} < (${isThere})`;
  const [rows, filled, found] = await sendBatch(ctx.db, 'read', [
    jobRows(where),
    editionRows(where),
    isThere,
  ]);
  if (before !== undefined && found.length === 0) throw noSuchJob();
  const listed = rows.slice(0, MOST_LISTED);
  return {
    jobs: listed.map((row) =>
      jobFrom(
        row,
        filled.filter(({ jobId }) => jobId === row.job.id),
        [],
      ),
    ),
    next: rows.length > MOST_LISTED ? (listed.at(-1)?.job.id ?? null) : null,
  };
}

export async function getJob(ctx: AdminCtx, id: string): Promise<Job> {
  const isThisJob = eq(importJobs.id, id);
  const [[row], filled, problems] = await sendBatch(ctx.db, 'read', [
    jobRows(isThisJob),
    editionRows(isThisJob),
    problemRows(id, MOST_SHOWN),
  ]);
  if (row === undefined) throw noSuchJob();
  return { ...jobFrom(row, filled, problems), result: await previewIn(ctx, row.job) };
}

/** What the preview of a text has found. Null for other jobs, and a week later. */
async function previewIn(
  ctx: AdminCtx,
  { id, kind, status }: Pick<JobRow['job'], 'id' | 'kind' | 'status'>,
): Promise<TextPreview | null> {
  if (kind !== 'text-preview' || status !== 'succeeded') return null;
  const bytes = await sourceContext(ctx).files.get(previewKey(id));
  return bytes === null ? null : JSON.parse(new TextDecoder().decode(bytes));
}

export const noSuchJob = (): Problem => new Problem('not_found', 'There is no such job.');

/** What an administrator can do to a job, and the refusal if its state does not allow it. `retry` resumes a failed job. */
const CHANGES = {
  cancel: { apply: cancelJob, refusal: 'The job has ended. There is nothing to cancel.' },
  pause: { apply: pauseJob, refusal: 'Only a job that is waiting or running can be paused.' },
  resume: {
    apply: resumeJob,
    refusal:
      'Only a paused or failed job can be resumed, and only if no newer job has begun on the same texts.',
  },
  retry: {
    apply: resumeJob,
    refusal: 'Only a failed job can be tried again, and only if no newer job has begun on the same texts.',
  },
} as const;

const IS_PUBLISHED = 'The text is already published, so the import can no longer be canceled.';

/**
 * Cancels, pauses, resumes or retries a job, and returns it as it then is.
 *
 * @throws Problem 404 if there is no such job, 409 if its state does not allow the change.
 */
export async function changeJob(ctx: AdminCtx, id: string, change: keyof typeof CHANGES): Promise<Job> {
  const { apply, refusal } = CHANGES[change];
  const before = await getJob(ctx, id);
  if (change === 'retry' && before.status !== 'failed') throw new Problem('conflict', refusal);
  if (change === 'cancel' && before.phase === 'chance') throw new Problem('conflict', IS_PUBLISHED);
  const { changed, status } = await apply(importContext(ctx), id);
  if (status === null) throw noSuchJob();
  if (!changed) throw new Problem('conflict', refusal);
  logAdmin(ctx, change, { jobId: id });
  return getJob(ctx, id);
}
