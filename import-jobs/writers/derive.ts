import type { InStatement } from '@libsql/client';
import { PHASES } from '../engine/context.ts';
import type { Condition } from '../engine/protocol.ts';
import type { EditionSource } from '../records.ts';
import type { Draft } from './load-write.ts';

/**
 * What follows from the whole edition once all its rows are loaded: published verses that the source no longer
 * names are closed, and lemmas are counted. Nothing is written for a draft without a change.
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
      SELECT v.edition_id, ?, w.lemma, count(*)
      FROM bible_verses v JOIN bible_words w ON w.verse_id = v.id
      WHERE v.edition_id = ? AND v.first_revision <= ? AND v.last_revision >= ? AND w.reading <> 'qere'
        AND EXISTS (SELECT 1 FROM import_chunks c WHERE ${owned.sql})
        AND EXISTS (SELECT 1 FROM bible_verses d WHERE d.edition_id = ?
          AND (d.first_revision = ? OR d.last_revision = ?))
      GROUP BY v.edition_id, w.lemma`,
    args: [
      draft.revision,
      draft.editionId,
      draft.revision,
      draft.revision,
      ...owned.args,
      draft.editionId,
      draft.revision,
      draft.revision - 1,
    ],
  });
  return statements;
}
