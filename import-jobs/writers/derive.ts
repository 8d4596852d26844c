import { and, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { build, change, type Sendable } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import {
  bibleVerses,
  bibleWords,
  importChunks,
  lemmaFrequencies,
  lexiconEntries,
} from '../../db/schema/index.ts';
import { hasVerses } from '../../domain/editions/index.ts';
import { LETTERS_FILE_VERSION } from '../../domain/number-index/index.ts';
import { type Attempt, ifOwned } from '../attempt.ts';
import type { Draft } from './load-write.ts';

/** Raise this when unchanged rows get other totals, other frequencies or another letters file than before. */
const DERIVATION_VERSION = 2;

/**
 * The version of the derived data. It is part of a text's revision and of the input fingerprints of jobs that
 * write texts. When it changes, such a job imports its texts again, and each gets a new revision, even if its
 * source is the same.
 */
export const DERIVATION = `${LETTERS_FILE_VERSION}.${DERIVATION_VERSION}`;

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
 * Returns the statements that run after all rows of the edition are loaded. For a text, they set the last
 * revision of each published verse that the source no longer has, unless the source is partial, and they
 * count the lemmas. A lemma is counted in the ketiv, or in the qere if it occurs only there. For a lexicon of
 * which the source has only a part, they copy the other published entries. If the draft turns out to equal
 * the published revision, the clean-up after the job removes the counts and copies.
 */
export function derivedRows(draft: Draft, isPartial: boolean, attempt: Attempt): Sendable[] {
  const { edition, revision, published } = draft;
  if (!hasVerses(edition.role)) return isPartial && published > 0 ? [copyOtherEntries(draft, attempt)] : [];
  const statements: Sendable[] = [];
  if (published > 0 && !isPartial) {
    const kept = sql`select k.value from ${importChunks}, json_each(${importChunks.kept}) k
      where ${importChunks.jobId} = ${attempt.jobId} and ${importChunks.phase} = 'load'`;
    statements.push(
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
    );
  }
  statements.push(
    change(
      insertFrom(
        lemmaFrequencies,
        {
          editionId: bibleVerses.editionId,
          revisionNo: revision,
          lemma: bibleWords.lemma,
          occurrences: sql`coalesce(nullif(sum(${bibleWords.reading} <> 'qere'), 0), count(*))`,
        },
        sql`from ${bibleVerses} join ${bibleWords} on ${bibleWords.verseId} = ${bibleVerses.id}
          where ${bibleVerses.editionId} = ${edition.id} and ${bibleVerses.firstRevision} <= ${revision}
            and ${bibleVerses.lastRevision} >= ${revision} and ${ifOwned(attempt)}
          group by ${bibleVerses.editionId}, ${bibleWords.lemma}`,
      ),
    ),
  );
  return statements;
}
