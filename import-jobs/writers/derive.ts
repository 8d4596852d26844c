import { and, eq, getTableColumns, gt, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { build, change, type Sendable, select, sendBatch } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import {
  bibleBooks,
  bibleVerses,
  bibleWords,
  importChunks,
  lemmaFrequencies,
  lexiconEntries,
} from '../../db/schema/index.ts';
import { hasVerses } from '../../domain/editions/index.ts';
import { LETTERS_FILE_VERSION } from '../../domain/number-index/index.ts';
import { type Attempt, ifOwned } from '../attempt.ts';
import type { Database } from '../context.ts';
import type { EditionRecord } from '../records.ts';
import { cell } from './cells.ts';
import type { Draft } from './load-write.ts';
import { hasWordCounts } from './word-counts.ts';

/** Raise this when unchanged rows get other totals, other frequencies or another letters file than before. */
const DERIVATION_VERSION = 2;

/** Raise this when unchanged verses get other rows in `word_counts` than before. */
const WORD_COUNTS_VERSION = 1;

/**
 * The version of the derived data of a text. It is part of the text's revision and of the input fingerprints of jobs that
 * write it. When it changes, such a job imports its texts again, and each gets a new revision, even if its source is
 * the same.
 */
export const derivationOf = (edition: EditionRecord): string =>
  `${LETTERS_FILE_VERSION}.${DERIVATION_VERSION}${hasWordCounts(edition) ? ` words ${WORD_COUNTS_VERSION}` : ''}`;

function copyOtherEntries({ edition, revision, published }: Draft, attempt: Attempt): Sendable {
  const old = alias(lexiconEntries, 'old');
  const fresh = alias(lexiconEntries, 'fresh');
  const columns = getTableColumns(old);
  const { editionId, strongsNumber } = old;
  return change(
    insertFrom(
      lexiconEntries,
      { ...columns, revisionNo: sql`${revision}` },
      sql`from ${lexiconEntries} ${old}
        where ${editionId} = ${edition.id} and ${old.revisionNo} = ${published} and ${ifOwned(attempt)}
          and not exists (select 1 from ${lexiconEntries} ${fresh} where ${fresh.editionId} = ${editionId}
            and ${fresh.revisionNo} = ${revision} and ${fresh.strongsNumber} = ${strongsNumber})`,
    ),
  );
}

/**
 * Returns the statements that run first after all rows of the edition are loaded. For a text they set the last revision of
 * each published verse that the source no longer has, unless the source is partial. For a lexicon of which the source has
 * only a part, they copy the other published entries. If the draft turns out to equal the published revision, the
 * clean-up after the job removes the copies.
 */
export function rowsOfOthers(draft: Draft, isPartial: boolean, attempt: Attempt): Sendable[] {
  const { edition, published } = draft;
  if (!hasVerses(edition.role)) return isPartial && published > 0 ? [copyOtherEntries(draft, attempt)] : [];
  if (published === 0 || isPartial) return [];
  const kept = sql`select k.value from ${importChunks}, json_each(${importChunks.kept}) k
    where ${importChunks.jobId} = ${attempt.jobId} and ${importChunks.phase} = 'load'`;
  return [
    build
      .update(bibleVerses)
      .set({ lastRevision: published })
      .where(
        and(
          eq(bibleVerses.editionId, edition.id),
          lte(bibleVerses.firstRevision, published),
          gt(bibleVerses.lastRevision, published),
          sql`${bibleVerses.id} not in (${kept})`,
          ifOwned(attempt),
        ),
      ),
  ];
}

/**
 * The verses in which one chunk counts lemmas, unless one book alone has more. The count of a whole Bible in one
 * transaction takes too long for a database with a limit of five seconds that is slow or busy.
 */
const MOST_VERSES = 2_500;

/** The condition of the verses that readers of the draft's revision will see. */
export const ofDraft = ({ edition, revision }: Draft): SQL => sql`${bibleVerses.editionId} = ${edition.id}
  and ${bibleVerses.firstRevision} <= ${revision} and ${bibleVerses.lastRevision} >= ${revision}`;

/** The edition's books with words to count, in groups that are counted together. */
export async function bookGroups(db: Database, draft: Draft): Promise<string[][]> {
  const hasWords = hasWordCounts(draft.edition)
    ? sql.empty()
    : sql`where exists (select 1 from ${bibleWords} where ${bibleWords.verseId} = ${bibleVerses.id})`;
  const [books] = await sendBatch(db, 'read', [
    select(
      { id: bibleBooks.id, verses: sql<number>`count(*)` },
      sql`from ${bibleBooks} join ${bibleVerses} on ${bibleVerses.bookId} = ${bibleBooks.id} and ${ofDraft(draft)}
        ${hasWords} group by ${bibleBooks.id} order by ${bibleBooks.position}`,
    ),
  ]);
  const groups: string[][] = [];
  let room = 0;
  for (const { id, verses } of books) {
    if (verses > room) {
      groups.push([]);
      room = MOST_VERSES;
    }
    groups.at(-1)?.push(id);
    room -= verses;
  }
  return groups;
}

export const ofBooks = (draft: Draft, books: readonly string[]): SQL =>
  sql`${ofDraft(draft)} and ${bibleVerses.bookId} in ${books}`;

/** The statement that counts the lemmas of these books and keeps the counts in the attempt's chunk. */
export function countLemmas(draft: Draft, books: readonly string[], attempt: Attempt): Sendable {
  const { lemma, reading, verseId } = bibleWords;
  const counted = sql`select ${lemma} as lemma, sum(${reading} <> 'qere') as ketiv, count(*) as whole
    from ${bibleVerses} join ${bibleWords} on ${verseId} = ${bibleVerses.id}
    where ${ofBooks(draft, books)} group by ${lemma}`;
  return build
    .update(importChunks)
    .set({ lemmas: sql`(select json_group_array(json_array(lemma, ketiv, whole)) from (${counted}))` })
    .where(
      and(
        eq(importChunks.jobId, attempt.jobId),
        eq(importChunks.chunkNo, attempt.chunkNo),
        eq(importChunks.attempt, attempt.attempt),
      ),
    );
}

/**
 * The statement that adds up the counts of all chunks of the edition. A lemma is counted in the ketiv, or in the qere if
 * it occurs only there in the whole edition. So the chunks keep both counts.
 */
export function sumLemmas({ edition, revision }: Draft, attempt: Attempt): Sendable {
  const [lemma, ketiv, whole] = [0, 1, 2].map(cell);
  return change(
    insertFrom(
      lemmaFrequencies,
      {
        editionId: sql`${edition.id}`,
        revisionNo: sql`${revision}`,
        lemma: sql`${lemma}`,
        occurrences: sql`coalesce(nullif(sum(${ketiv}), 0), sum(${whole}))`,
      },
      sql`from ${importChunks}, json_each(${importChunks.lemmas}) r
        where ${importChunks.jobId} = ${attempt.jobId} and ${importChunks.descriptor} ->> 'edition' = ${edition.id}
          and ${ifOwned(attempt)}
        group by ${lemma}`,
    ),
  );
}
