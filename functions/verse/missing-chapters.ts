import { notInArray, sql } from 'drizzle-orm';
import { change, prepared, select, sendBatch } from '../../db/batch.ts';
import { excluded, insertIf, onConflictUpdate } from '../../db/guarded-insert.ts';
import { revisionOf } from '../../db/library-revision.ts';
import { distinctQuestion, question, ReadStatement, revisionIn } from '../../db/read-statement.ts';
import { finishedChapters as finished, library, verseAddresses } from '../../db/schema/index.ts';
import { BOOKS } from '../../domain/canon/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { planFinished } from './plan-chapter.ts';

export type FinishedRead = ReturnType<typeof planFinished>;

/**
 * The address of the row that says that everything is made for its code and its revision of the library. While it is
 * there, a run reads nothing else.
 */
const ALL = 'all';

const ALL_MADE = prepared(() =>
  select(
    { revision: finished.revision },
    sql`from ${library} cross join ${finished} where ${finished.address} = ${ALL}
      and ${finished.code} = ${sql.placeholder('code')} and ${finished.revision} = ${library.revision}`,
  ),
);

export async function isAllMade({ db, finishedCode: code }: Ctx): Promise<boolean> {
  const [rows] = await sendBatch(db, 'read', [ALL_MADE({ code })]);
  return rows.length > 0;
}

const STATE = new ReadStatement({
  chapters: distinctQuestion(
    { book: verseAddresses.bookId, chapter: verseAddresses.chapterNumber },
    sql`from ${verseAddresses} order by ${verseAddresses.bookId}, ${verseAddresses.chapterNumber}`,
  ),
  rows: question(
    { address: finished.address, code: finished.code, revision: finished.revision },
    sql`from ${finished}`,
  ),
});

export interface Missing {
  /** First the reads of the answers that have no row, each in the order of the canon. */
  readonly reads: readonly FinishedRead[];
  /** The revision of the whole library. */
  readonly whole: string;
  /** The revisions that a row may have. */
  readonly revisions: readonly string[];
  /** True if a row says that everything was made for other code or another revision. */
  readonly hasOldNote: boolean;
}

/** The reads of the answers that are not made yet. Null if nothing is published. */
export async function missingIn({ db, finishedCode }: Ctx): Promise<Missing | null> {
  const { statement, compose } = STATE.read({}, (rows) => rows);
  const [row] = (await db.execute(statement)).rows;
  const library = row === undefined ? null : revisionIn(row);
  if (row === undefined || library === null) return null;
  const { chapters, rows } = compose(row, library.whole);
  const stored = new Map(rows.map((one) => [one.address, one]));
  const all = BOOKS.flatMap((book) =>
    chapters
      .filter((one) => one.book === book.id)
      .flatMap(({ chapter }) => [true, false].map((withWords) => planFinished(book, chapter, withWords))),
  ).map((read) => ({ read, row: stored.get(read.finishedAt), revision: revisionOf(library, read.uses) }));
  const missing = all.filter(({ row, revision }) => row?.code !== finishedCode || row.revision !== revision);
  return {
    reads: [
      ...missing.filter(({ row }) => row === undefined),
      ...missing.filter(({ row }) => row !== undefined),
    ].map(({ read }) => read),
    whole: library.whole,
    revisions: [...new Set([library.whole, ...all.map(({ revision }) => revision)])],
    hasOldNote: stored.has(ALL),
  };
}

/** Forgets that everything was made for other code, which a rollback may bring back, before its rows are replaced. */
export async function forgetAllMade({ db }: Ctx): Promise<void> {
  await sendBatch(db, 'write', [change(sql`delete from ${finished} where ${finished.address} = ${ALL}`)]);
}

/** Notes that everything is made, and deletes the rows of older code or text, unless something else is published now. */
export async function noteAllMade(
  { db, finishedCode: code }: Ctx,
  { whole, revisions }: Missing,
): Promise<void> {
  const isCurrent = sql`exists (select 1 from ${library} where ${library.revision} = ${whole})`;
  const row = insertIf(finished, { address: ALL, code, revision: whole, gzip: new Uint8Array() }, isCurrent);
  const update = onConflictUpdate(finished, [finished.address], {
    code: excluded(finished.code),
    revision: excluded(finished.revision),
  });
  await sendBatch(db, 'write', [
    change(sql`delete from ${finished} where ${isCurrent}
      and (${finished.code} <> ${code} or ${notInArray(finished.revision, [...revisions])})`),
    change(sql`${row} ${update}`),
  ]);
}
