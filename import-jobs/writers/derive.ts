import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { build, change, type Sendable } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import { bibleVerses, bibleWords, importChunks, lemmaFrequencies } from '../../db/schema/index.ts';
import { LETTERS_FILE_VERSION } from '../../domain/letters-file.ts';
import { type Attempt, ifOwned } from '../attempt.ts';
import type { Draft } from './load-write.ts';

/** Rises whenever the same rows would give other totals, frequencies or bytes of a letters file than before. */
const DERIVATION_VERSION = 2;

/**
 * Stands in a text's revision and in what its jobs remember of their input: an edition that was derived in an older
 * way is imported again and gets a new revision, though its source is the same.
 */
export const DERIVATION = `${LETTERS_FILE_VERSION}.${DERIVATION_VERSION}`;

/**
 * What follows from the whole edition once all its rows are loaded: published verses that the source no longer
 * names are closed, and lemmas are counted: in the ketiv reading, or in the qere where a lemma stands only there.
 * Counts of a draft that turns out to equal the published revision are cleared away with the job.
 */
export function derivedRows(draft: Draft, isPartial: boolean, attempt: Attempt): Sendable[] {
  const { edition, revision, published } = draft;
  if (edition.role === 'lexicon') return [];
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
