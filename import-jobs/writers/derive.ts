import type { InStatement } from '@libsql/client';
import { LETTERS_FILE_VERSION } from '../../domain/letters-file.ts';
import { PHASES } from '../engine/job-states.ts';
import type { Condition } from '../engine/protocol.ts';
import type { EditionSource } from '../records.ts';
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
export function derivedRows(
  source: EditionSource,
  draft: Draft,
  jobId: string,
  owned: Condition,
): InStatement[] {
  if (source.kind !== 'text') return [];
  const statements: InStatement[] = [];
  if (draft.published > 0 && source.partial !== true) {
    statements.push({
      sql: `UPDATE bible_verses SET last_revision = ?
        WHERE edition_id = ? AND first_revision <= ? AND last_revision > ?
          AND id NOT IN (SELECT k.value FROM import_chunks l, json_each(l.kept) k
            WHERE l.job_id = ? AND l.phase = ${PHASES.indexOf('load')})
          AND EXISTS (SELECT 1 FROM import_chunks c WHERE ${owned.sql})`,
      args: [draft.published, draft.editionId, draft.published, draft.published, jobId, ...owned.args],
    });
  }
  statements.push({
    sql: `INSERT INTO lemma_frequencies (edition_id, revision_no, lemma, occurrences)
      SELECT v.edition_id, ?, w.lemma, coalesce(nullif(sum(w.reading <> 'qere'), 0), count(*))
      FROM bible_verses v JOIN bible_words w ON w.verse_id = v.id
      WHERE v.edition_id = ? AND v.first_revision <= ? AND v.last_revision >= ?
        AND EXISTS (SELECT 1 FROM import_chunks c WHERE ${owned.sql})
      GROUP BY v.edition_id, w.lemma`,
    args: [draft.revision, draft.editionId, draft.revision, draft.revision, ...owned.args],
  });
  return statements;
}
