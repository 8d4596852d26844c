import { type SQL, sql } from 'drizzle-orm';
import { change, prepared, select, sendBatch } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import { lexiconEntries } from '../../db/schema/index.ts';
import { ANY_ATTEMPT, NO_ROWS, owned } from '../attempt.ts';
import type { Database } from '../context.ts';
import type { LexiconRecord } from '../records.ts';
import { cells } from './cells.ts';
import type { Draft, LoadWrite } from './load-write.ts';

/** A stored entry as JSON text, with the same fields as `canonicalEntry`. */
export const CANONICAL_ENTRY: SQL<string> = sql`json_array(${lexiconEntries.strongsNumber}, ${lexiconEntries.lemma},
  ${lexiconEntries.transliteration}, ${lexiconEntries.pronunciation}, ${lexiconEntries.derivation},
  ${lexiconEntries.definition}, ${lexiconEntries.usage}, ${lexiconEntries.gloss})`;

const canonicalEntry = (entry: LexiconRecord): (string | null)[] => [
  entry.strongsNumber,
  entry.lemma,
  entry.transliteration,
  entry.pronunciation,
  entry.derivation,
  entry.definition,
  entry.usage,
  entry.gloss,
];

/**
 * Prepares a chunk of a lexicon. A dictionary is small, so each revision has its own copy of all entries. The counts
 * still say how many of them are new.
 */
export async function prepareEntries(
  db: Database,
  draft: Draft,
  records: readonly LexiconRecord[],
): Promise<LoadWrite> {
  const entries = records.map(canonicalEntry);
  const published = new Map<string, string>();
  if (draft.published > 0) {
    const [rows] = await sendBatch(db, 'read', [
      select(
        { strongsNumber: lexiconEntries.strongsNumber, canonical: CANONICAL_ENTRY },
        sql`from json_each(${JSON.stringify(entries.map((entry) => entry[0]))}) p
          cross join ${lexiconEntries} on ${lexiconEntries.editionId} = ${draft.edition.id}
            and ${lexiconEntries.revisionNo} = ${draft.published} and ${lexiconEntries.strongsNumber} = p.value`,
      ),
    ]);
    for (const { strongsNumber, canonical } of rows)
      published.set(strongsNumber, JSON.stringify(JSON.parse(canonical)));
  }
  const counts = { ...NO_ROWS };
  for (const entry of entries) {
    const old = published.get(entry[0] ?? '');
    if (old === undefined) counts.created += 1;
    else if (old === JSON.stringify(entry)) counts.unchanged += 1;
    else counts.updated += 1;
  }
  return {
    counts,
    kept: [],
    rows: (attempt) =>
      entries.length === 0
        ? []
        : [
            insertEntries({
              ...attempt,
              editionId: draft.edition.id,
              revision: draft.revision,
              rows: JSON.stringify(entries),
            }),
          ],
  };
}

const insertEntries = prepared(() =>
  change(
    insertFrom(
      lexiconEntries,
      {
        editionId: sql`${sql.placeholder('editionId')}`,
        revisionNo: sql`${sql.placeholder('revision')}`,
        ...cells([
          'strongsNumber',
          'lemma',
          'transliteration',
          'pronunciation',
          'derivation',
          'definition',
          'usage',
          'gloss',
        ]),
      },
      sql`from json_each(${sql.placeholder('rows')}) r, ${owned(ANY_ATTEMPT)}`,
    ),
  ),
);
