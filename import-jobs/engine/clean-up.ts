import { and, desc, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { build, change, type Sendable, select, sendBatch } from '../../db/batch.ts';
import {
  bibleVerses,
  bibleWords,
  CURRENT,
  editions,
  importChunks,
  importJobEditions,
  importJobs,
  importProblems,
  lemmaFrequencies,
  lexiconEntries,
  names,
  ownSearch,
  verseAddresses,
  verseMeanings,
  verseSearchExact,
  verseSearchOriginal,
  verseSearchStemmed,
  verseTotals,
  wordCounts,
} from '../../db/schema/index.ts';
import { ACTIVE_STATES, FINAL_STATES, UNFINISHED_STATES } from '../../domain/imports/index.ts';
import type { ChunkMessage, Database, ImportContext } from '../context.ts';

const VERSES_A_BATCH = 1000;

/** The most batches of rows that one call removes. The limit keeps the work for one message short. */
const MOST_BATCHES = 50;

type CleaningContext = Pick<ImportContext, 'db' | 'now'>;

const publishedRevision = (editionId: string): SQL =>
  sql`(select ${editions.revisionNo} from ${editions} where ${editions.id} = ${editionId})`;

const isUnseen = (editionId: string): SQL =>
  sql`(${bibleVerses.firstRevision} > ${publishedRevision(editionId)}
    or ${bibleVerses.lastRevision} < ${publishedRevision(editionId)})`;

const isClosedByDraft = (editionId: string): SQL =>
  sql`${bibleVerses.lastRevision} <> ${CURRENT} and ${bibleVerses.lastRevision} >= ${publishedRevision(editionId)}`;

/** The tables in which each revision of an edition has rows of its own. */
const LISTED_TABLES = [lexiconEntries, names, verseMeanings, lemmaFrequencies, wordCounts] as const;

/** Two ranges, because the primary keys begin with edition and revision: `<>` would read every row of the edition. */
const isOfOtherRevision = (
  { editionId: id, revisionNo }: (typeof LISTED_TABLES)[number],
  editionId: string,
): SQL =>
  sql`(${id} = ${editionId} and ${revisionNo} < ${publishedRevision(editionId)}
    or ${id} = ${editionId} and ${revisionNo} > ${publishedRevision(editionId)})`;

/**
 * True if the edition's newest job has ended and cannot be resumed, or if it has no job. Then no job needs
 * the draft. A failed job can be resumed, so it keeps its draft until another job begins.
 */
function nobodyWorks(editionId: string): SQL {
  const newest = build
    .select({ status: importJobs.status })
    .from(importJobs)
    .innerJoin(importJobEditions, eq(importJobEditions.jobId, importJobs.id))
    .where(eq(importJobEditions.editionId, editionId))
    .orderBy(desc(importJobs.sequence))
    .limit(1);
  return sql`coalesce(${newest}, 'succeeded') in ${FINAL_STATES}`;
}

/** True if the job is active and its `clear` chunk is not done. Then any draft rows are those of an earlier job. */
export const beforeLoading = ({ jobId, chunkNo }: ChunkMessage): SQL =>
  sql`exists (select 1 from ${importChunks} join ${importJobs} on ${importJobs.id} = ${importChunks.jobId}
    where ${importChunks.jobId} = ${jobId} and ${importChunks.chunkNo} = ${chunkNo}
      and ${importChunks.doneAt} is null and ${importJobs.status} in ${ACTIVE_STATES})`;

/**
 * True if the edition has no rows that readers cannot see, and no published verses that a draft has closed. A `clear`
 * chunk is claimed only if this is true. Otherwise a job that is paused while it clears, and resumed before the claim,
 * would load new rows beside the remaining old ones.
 */
export const nothingUnseen = (editionId: string): SQL =>
  sql`not exists (select 1 from ${bibleVerses}
      where ${bibleVerses.editionId} = ${editionId} and ${isUnseen(editionId)})
    and not exists (select 1 from ${bibleVerses}
      where ${bibleVerses.editionId} = ${editionId} and ${isClosedByDraft(editionId)})
    and ${sql.join(
      LISTED_TABLES.map(
        (table) => sql`not exists (select 1 from ${table} where ${isOfOtherRevision(table, editionId)})`,
      ),
      sql` and `,
    )}`;

/**
 * Removes rows that readers cannot see (an abandoned draft, replaced revisions), and reopens rows that a draft closed.
 * Each batch removes rows only if the SQL condition `allowed` is still true. A call may stop at any point, and two
 * calls may run at the same time. A call that reaches its limit leaves the rest to the next call.
 */
export async function removeUnseen(db: Database, editionId: string, allowed: SQL): Promise<void> {
  await sendBatch(db, 'write', [
    build
      .update(bibleVerses)
      .set({ lastRevision: CURRENT })
      .where(and(eq(bibleVerses.editionId, editionId), isClosedByDraft(editionId), allowed)),
    ...LISTED_TABLES.map((table) =>
      build.delete(table).where(and(isOfOtherRevision(table, editionId), allowed)),
    ),
  ]);
  const unseen = build
    .select({ id: bibleVerses.id })
    .from(bibleVerses)
    .where(and(eq(bibleVerses.editionId, editionId), isUnseen(editionId)))
    .orderBy(bibleVerses.id)
    .limit(VERSES_A_BATCH)
    .as('unseen');
  const bounds = build
    .select({
      low: sql<number | null>`min(${unseen.id})`,
      high: sql<number | null>`max(${unseen.id})`,
    })
    .from(unseen);
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const [[found]] = await sendBatch(db, 'read', [bounds]);
    if (found === undefined || found.low === null || found.high === null) return;
    const [[permission]] = await sendBatch(db, 'write', [
      select({ isAllowed: sql<number>`${allowed}` }, sql``),
      ...removeVerses(
        sql`${bibleVerses.id} between ${found.low} and ${found.high}
          and +${bibleVerses.editionId} = ${editionId} and ${isUnseen(editionId)} and ${allowed}`,
      ),
    ]);
    // Another job now works on the edition and clears it itself. The number of removed rows does not show this,
    // because a second delivery of the same message may already have removed them.
    if (permission?.isAllowed !== 1) return;
  }
}

/** Removes verses and their other rows. The unary plus in `which` makes SQLite search by the range of ids. */
function removeVerses(which: SQL): Sendable[] {
  const ids = sql`(select ${bibleVerses.id} from ${bibleVerses} where ${which})`;
  const isTranslation = sql`${bibleVerses.editionId} in (select ${editions.id} from ${editions} 
    where ${editions.script} = 'latin' and ${editions.role} not like 'own-%')`;
  return [
    ...[verseSearchStemmed, verseSearchExact].map((view) =>
      change(sql`insert into ${view} (${view}, rowid, text)
        select 'delete', ${bibleVerses.id}, ${bibleVerses.text} from ${bibleVerses} where ${which} and ${isTranslation}`),
    ),
    ...[verseSearchOriginal, ownSearch].map((view) =>
      change(sql`delete from ${view} where ${view.rowid} in ${ids}`),
    ),
    ...[bibleWords, verseAddresses, verseTotals].map((table) =>
      build.delete(table).where(sql`${table.verseId} in ${ids}`),
    ),
    build.delete(bibleVerses).where(which),
  ];
}

export async function cleanUpAfterJobs({ db, now }: CleaningContext, editionId: string): Promise<void> {
  const allowed = nobodyWorks(editionId);
  await removeUnseen(db, editionId, allowed);
  const isClean = and(nothingUnseen(editionId), allowed);
  const uncleaned = and(eq(importJobEditions.editionId, editionId), isNull(importJobEditions.cleanedAt));
  await sendBatch(db, 'write', [
    build
      .update(importChunks)
      .set({ kept: null, lemmas: null })
      .where(
        and(
          or(isNotNull(importChunks.kept), isNotNull(importChunks.lemmas)),
          inArray(
            importChunks.jobId,
            build.select({ id: importJobEditions.jobId }).from(importJobEditions).where(uncleaned),
          ),
          isClean,
        ),
      ),
    build
      .update(importJobEditions)
      .set({ cleanedAt: now().toISOString() })
      .where(
        and(
          uncleaned,
          notInArray(
            importJobEditions.jobId,
            build
              .select({ id: importJobs.id })
              .from(importJobs)
              .where(inArray(importJobs.status, UNFINISHED_STATES)),
          ),
          isClean,
        ),
      ),
  ]);
}

export async function editionsToCleanUp(db: Database): Promise<string[]> {
  const newer = alias(importJobs, 'newer');
  const same = alias(importJobEditions, 'same');
  const [rows] = await sendBatch(db, 'read', [
    build
      .selectDistinct({ editionId: importJobEditions.editionId })
      .from(importJobs)
      .innerJoin(importJobEditions, eq(importJobEditions.jobId, importJobs.id))
      .where(
        and(
          isNull(importJobEditions.cleanedAt),
          inArray(importJobs.status, FINAL_STATES),
          sql`not exists (select 1 from ${importJobs} ${newer} join ${importJobEditions} ${same} on ${same.jobId} = ${newer.id}
            where ${same.editionId} = ${importJobEditions.editionId} and ${newer.sequence} > ${importJobs.sequence})`,
        ),
      ),
  ]);
  return rows.map(({ editionId }) => editionId);
}

const jobsOf = (editionId: string) =>
  build.select({ id: importJobs.id }).from(importJobs).where(eq(importJobs.target, editionId));

/**
 * Removes an edition that readers no longer see: its verses, its lists, its jobs and itself. Nothing may be importing it.
 * It works in batches, and can be repeated if it was interrupted.
 */
export async function removeText(db: Database, editionId: string): Promise<void> {
  const some = build
    .select({ id: bibleVerses.id })
    .from(bibleVerses)
    .where(eq(bibleVerses.editionId, editionId))
    .orderBy(bibleVerses.id)
    .limit(VERSES_A_BATCH)
    .as('some');
  for (;;) {
    const [[found]] = await sendBatch(db, 'read', [
      build
        .select({ low: sql<number | null>`min(${some.id})`, high: sql<number | null>`max(${some.id})` })
        .from(some),
    ]);
    if (found === undefined || found.low === null || found.high === null) break;
    await sendBatch(
      db,
      'write',
      removeVerses(
        sql`${bibleVerses.id} between ${found.low} and ${found.high} and +${bibleVerses.editionId} = ${editionId}`,
      ),
    );
  }
  await sendBatch(db, 'write', [
    ...LISTED_TABLES.map((table) => build.delete(table).where(eq(table.editionId, editionId))),
    ...[importProblems, importChunks, importJobEditions].map((table) =>
      build.delete(table).where(inArray(table.jobId, jobsOf(editionId))),
    ),
    build.delete(importJobs).where(eq(importJobs.target, editionId)),
    build.delete(editions).where(eq(editions.id, editionId)),
  ]);
}
