import type { Client, InStatement } from '@libsql/client';
import { type Condition, NO_ROWS } from '../engine/protocol.ts';
import type { LexiconRecord } from '../records.ts';
import type { Draft, LoadWrite } from './load-write.ts';

const COLUMNS = 'strongs_number, lemma, transliteration, pronunciation, derivation, definition, usage, gloss';

/** SQL over `lexicon_entries x`: an entry as a JSON text, as `canonicalEntry` gives it. */
export const CANONICAL_ENTRY = `json_array(${COLUMNS.split(', ')
  .map((column) => `x.${column}`)
  .join(', ')})`;

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
 * Prepares a chunk of a lexicon. A dictionary is small, so each revision holds all its entries; the counts still
 * tell which of them are new.
 */
export async function prepareEntries(
  db: Client,
  draft: Draft,
  records: readonly LexiconRecord[],
): Promise<LoadWrite> {
  const entries = records.map(canonicalEntry);
  const published = new Map<string, string>();
  if (draft.published > 0) {
    const result = await db.execute({
      sql: `SELECT x.strongs_number, ${CANONICAL_ENTRY} canonical FROM json_each(?) p
        CROSS JOIN lexicon_entries x ON x.edition_id = ? AND x.revision_no = ? AND x.strongs_number = p.value`,
      args: [JSON.stringify(entries.map((entry) => entry[0])), draft.editionId, draft.published],
    });
    for (const row of result.rows) {
      published.set(String(row.strongs_number), JSON.stringify(JSON.parse(String(row.canonical))));
    }
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
    rows: (owned) => (entries.length === 0 ? [] : [insertEntries(draft, entries, owned)]),
  };
}

function insertEntries(draft: Draft, entries: (string | null)[][], owned: Condition): InStatement {
  const values = COLUMNS.split(', ').map((_, index) => `r.value ->> ${index}`);
  return {
    sql: `INSERT INTO lexicon_entries (edition_id, revision_no, ${COLUMNS}) SELECT ?, ?, ${values.join(', ')}
      FROM import_chunks c, json_each(?) r WHERE ${owned.sql}`,
    args: [draft.editionId, draft.revision, JSON.stringify(entries), ...owned.args],
  };
}
