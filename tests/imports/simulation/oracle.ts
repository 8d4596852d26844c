import type { Client } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { select, sendBatch } from '../../../db/batch.ts';
import { bibleVerses, CURRENT, editions, lexiconEntries } from '../../../db/schema/index.ts';
import type { EditionSource } from '../../../import-jobs/records.ts';
import { CANONICAL_VERSE, canonicalVerse } from '../../../import-jobs/writers/canonical.ts';
import { CANONICAL_ENTRY } from '../../../import-jobs/writers/lexicon-writer.ts';

/** Everything a reader of the edition sees, as one text. */
export async function visibleContent(
  db: Client,
  editionId: string,
  kind: 'text' | 'lexicon',
): Promise<string> {
  const [rows] = await sendBatch(db, 'read', [
    kind === 'text'
      ? select(
          { line: CANONICAL_VERSE },
          sql`from ${bibleVerses} join ${editions} on ${editions.id} = ${bibleVerses.editionId}
            where ${editions.id} = ${editionId} and ${bibleVerses.firstRevision} <= ${editions.revisionNo}
              and ${bibleVerses.lastRevision} >= ${editions.revisionNo}
            order by ${bibleVerses.bookId}, ${bibleVerses.chapterNumber}, ${bibleVerses.verseNumber}, ${bibleVerses.part}`,
        )
      : select(
          { line: CANONICAL_ENTRY },
          sql`from ${lexiconEntries} join ${editions} on ${editions.id} = ${lexiconEntries.editionId}
              and ${editions.revisionNo} = ${lexiconEntries.revisionNo}
            where ${editions.id} = ${editionId} order by ${lexiconEntries.strongsNumber}`,
        ),
  ]);
  return rows.map(({ line }) => JSON.stringify(JSON.parse(line))).join('\n');
}

/** The same, worked out from the source alone. */
export async function expectedContent(source: EditionSource): Promise<string> {
  const chunks = await source.plan();
  const lines: { place: string; line: string }[] = [];
  for (const chunk of chunks) {
    if (source.kind === 'text') {
      for (const verse of await source.read(chunk.descriptor)) {
        const place = `${verse.book} ${String(verse.chapter).padStart(3, '0')} ${String(verse.verse).padStart(3, '0')}`;
        lines.push({ place, line: JSON.stringify(canonicalVerse(verse)) });
      }
    } else {
      for (const entry of await source.read(chunk.descriptor)) {
        lines.push({ place: entry.strongsNumber, line: JSON.stringify(Object.values(entry)) });
      }
    }
  }
  return lines
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ line }) => line)
    .join('\n');
}

/** Each of these must find nothing: rows without their verse, verses nobody sees, wrong or doubled derived rows. */
const NOTHING_LEFT: Readonly<Record<string, string>> = {
  'a verse that no reader sees': `SELECT v.id FROM bible_verses v JOIN editions e ON e.id = v.edition_id
    WHERE e.id = ? AND NOT (v.first_revision <= e.revision_no AND v.last_revision = ${CURRENT})`,
  'an entry that no reader sees': `SELECT x.strongs_number FROM lexicon_entries x
    JOIN editions e ON e.id = x.edition_id WHERE e.id = ? AND x.revision_no <> e.revision_no`,
  'a verse without its totals': `SELECT v.id FROM bible_verses v JOIN editions e ON e.id = v.edition_id
    LEFT JOIN verse_totals t ON t.verse_id = v.id
    WHERE e.id = ? AND (t.verse_id IS NULL) = (e.script <> 'latin')`,
  'totals without their verse': `SELECT t.verse_id FROM verse_totals t LEFT JOIN bible_verses v ON v.id = t.verse_id
    WHERE t.edition_id = ? AND v.id IS NULL`,
  'words or addresses without their verse': `SELECT o.verse_id FROM (SELECT verse_id FROM bible_words
    UNION SELECT verse_id FROM verse_addresses) o LEFT JOIN bible_verses v ON v.id = o.verse_id
    WHERE v.id IS NULL AND ? IS NOT NULL`,
  'an address without its place': `SELECT a.verse_id FROM verse_addresses a JOIN bible_books b ON b.id = a.book_id
    WHERE ? IS NOT NULL AND NOT EXISTS (SELECT 1 FROM verse_places p WHERE p.verse_id = a.verse_id
      AND p.place = b.position * 1000000 + a.chapter_number * 1000 + a.verse_number)`,
  'a place without its address': `SELECT p.verse_id FROM verse_places p
    WHERE ? IS NOT NULL AND NOT EXISTS (SELECT 1 FROM verse_addresses a JOIN bible_books b ON b.id = a.book_id
      WHERE a.verse_id = p.verse_id
        AND p.place = b.position * 1000000 + a.chapter_number * 1000 + a.verse_number)`,
  'a search row of Hebrew without its verse': `SELECT s.rowid FROM verse_search_original s
    LEFT JOIN bible_verses v ON v.id = s.rowid WHERE v.id IS NULL AND ? IS NOT NULL`,
  'a Hebrew verse that search does not find': `SELECT v.id FROM bible_verses v JOIN editions e ON e.id = v.edition_id
    WHERE e.id = ? AND e.script <> 'latin'
      AND v.id NOT IN (SELECT rowid FROM verse_search_original)`,
  'a wrong frequency': `WITH right AS (SELECT w.lemma, iif(max(w.reading <> 'qere'), sum(w.reading <> 'qere'), count(*)) n
      FROM bible_verses v JOIN bible_words w ON w.verse_id = v.id WHERE v.edition_id = ?1 GROUP BY w.lemma),
    stored AS (SELECT f.lemma, f.occurrences n FROM lemma_frequencies f WHERE f.edition_id = ?1)
    SELECT * FROM (SELECT * FROM right EXCEPT SELECT * FROM stored)
    UNION ALL SELECT * FROM (SELECT * FROM stored EXCEPT SELECT * FROM right)`,
  'an edition whose counts are not its rows': `SELECT e.id FROM editions e
    WHERE e.id = ? AND e.role <> 'lexicon' AND e.verses <> (SELECT count(*) FROM bible_verses WHERE edition_id = e.id)`,
};

/** What is wrong with an edition at rest, in words; empty when all is well. */
export async function faultsAtRest(db: Client, editionId: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, query] of Object.entries(NOTHING_LEFT)) {
    const result = await db.execute({ sql: query, args: [editionId] });
    if (result.rows.length > 0) faults.push(`${what}: ${JSON.stringify(result.rows[0])}`);
  }
  const english = await db.execute({
    sql: `SELECT id, text FROM bible_verses WHERE edition_id IN (SELECT id FROM editions WHERE id = ? AND script = 'latin')`,
    args: [editionId],
  });
  for (const table of ['verse_search_stemmed', 'verse_search_exact']) {
    if (english.rows.length === 0) continue;
    const found = await db.execute(`SELECT rowid FROM ${table} WHERE ${table} MATCH 'verse'`);
    const ids = new Set(found.rows.map((row) => Number(row.rowid)));
    const isMissing = english.rows.some((row) => !ids.has(Number(row.id)));
    if (isMissing) faults.push(`a verse that ${table} does not find`);
  }
  return faults;
}
