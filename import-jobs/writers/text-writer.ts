import type { Client, InStatement } from '@libsql/client';
import { valueOfWords } from '../../domain/gematria/value.ts';
import { foldFinals } from '../../domain/hebrew.ts';
import { type Condition, NO_ROWS } from '../engine/protocol.ts';
import type { VerseRecord } from '../records.ts';
import { CANONICAL_VERSE, type CanonicalVerse, canonicalVerse, lettersOf } from './canonical.ts';
import type { Draft, LoadWrite } from './load-write.ts';

const placeOf = (book: unknown, chapter: unknown, verse: unknown, part: unknown): string =>
  JSON.stringify([book, chapter, verse, part]);

/** The published rows at the places of these verses, in canonical form. */
async function publishedVerses(
  db: Client,
  draft: Draft,
  verses: readonly CanonicalVerse[],
): Promise<Map<string, { id: number; canonical: string }>> {
  if (draft.published === 0) return new Map();
  // CROSS JOIN keeps the order: one look-up a place, not one pass over the edition.
  const result = await db.execute({
    sql: `SELECT v.id, ${CANONICAL_VERSE} canonical FROM json_each(?) p
      CROSS JOIN bible_verses v ON v.edition_id = ? AND v.book_id = p.value ->> 0 AND v.chapter_number = p.value ->> 1
        AND v.verse_number = p.value ->> 2 AND v.part = p.value ->> 3
        AND v.first_revision <= ? AND v.last_revision >= ?`,
    args: [
      JSON.stringify(verses.map((verse) => verse.slice(0, 4))),
      draft.editionId,
      draft.published,
      draft.published,
    ],
  });
  return new Map(
    result.rows.map((row) => {
      const verse = JSON.parse(String(row.canonical)) as CanonicalVerse;
      return [
        placeOf(verse[0], verse[1], verse[2], verse[3]),
        { id: Number(row.id), canonical: JSON.stringify(verse) },
      ];
    }),
  );
}

/** Compares a chunk's verses with the published ones and prepares what is to be written for the others. */
export async function prepareVerses(
  db: Client,
  draft: Draft,
  records: readonly VerseRecord[],
): Promise<LoadWrite> {
  const verses = records.map(canonicalVerse);
  const published = await publishedVerses(db, draft, verses);
  const fresh: CanonicalVerse[] = [];
  const kept: number[] = [];
  const replaced: number[] = [];
  for (const verse of verses) {
    const old = published.get(placeOf(verse[0], verse[1], verse[2], verse[3]));
    if (old?.canonical === JSON.stringify(verse)) {
      kept.push(old.id);
      continue;
    }
    if (old !== undefined) replaced.push(old.id);
    fresh.push(verse);
  }
  const updated = replaced.length;
  const counts = { ...NO_ROWS, created: fresh.length - updated, updated, unchanged: kept.length };
  return { counts, kept, rows: (owned) => verseStatements(draft, fresh, replaced, owned) };
}

/** Rows that come with a JSON list `r`; a row's verse id is the chunk's first id and its place in the list. */
function fill(
  table: string,
  columns: string,
  values: string,
  rows: unknown[],
  owned: Condition,
): InStatement {
  return {
    // Materialised: the rows would be cut out of the whole list again for each of their columns.
    sql: `WITH r AS MATERIALIZED (SELECT key, value FROM json_each(?))
      INSERT INTO ${table} (${columns}) SELECT ${values} FROM import_chunks c, r WHERE ${owned.sql}`,
    args: [JSON.stringify(rows), ...owned.args],
  };
}

/** `r.value ->> from`, … for as many columns of a JSON row. */
const fields = (from: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `r.value ->> ${from + index}`).join(', ');

function verseStatements(
  draft: Draft,
  fresh: readonly CanonicalVerse[],
  replaced: readonly number[],
  owned: Condition,
): InStatement[] {
  const statements: InStatement[] = [];
  if (replaced.length > 0) {
    statements.push({
      sql: `UPDATE bible_verses SET last_revision = ? WHERE id IN (SELECT value FROM json_each(?))
        AND EXISTS (SELECT 1 FROM import_chunks c WHERE ${owned.sql})`,
      args: [draft.revision - 1, JSON.stringify(replaced), ...owned.args],
    });
  }
  if (fresh.length === 0) return statements;
  const bare = fresh.map((verse) => lettersOf(verse[7], 'ketiv'));
  statements.push(
    fill(
      'bible_verses',
      `id, edition_id, first_revision, book_id, chapter_number, verse_number, part, original_language, text,
        heading, letters`,
      `c.first_verse_id + r.key, ${fields(0, 10)}`,
      fresh.map((verse, at) => [
        draft.editionId,
        draft.revision,
        ...verse.slice(0, 7),
        verse[7].length === 0 ? null : bare[at]?.join(' '),
      ]),
      owned,
    ),
    fill(
      'verse_addresses',
      'verse_id, book_id, chapter_number, verse_number, first_word, last_word',
      `c.first_verse_id + (r.value ->> 0), ${fields(1, 5)}`,
      fresh.flatMap((verse, at) => verse[8].map((address) => [at, ...address])),
      owned,
    ),
  );
  if (draft.script === 'latin') statements.push(...englishSearch(fresh, owned));
  else statements.push(...originalRows(draft, fresh, bare, owned));
  return statements;
}

function originalRows(
  draft: Draft,
  fresh: readonly CanonicalVerse[],
  bare: readonly string[][],
  owned: Condition,
): InStatement[] {
  const isHebrew = draft.script === 'hebrew';
  const totals = bare.map((words) => [
    draft.editionId,
    words.length,
    words.reduce((sum, word) => sum + word.length, 0),
    isHebrew ? valueOfWords('HEBREW_STANDARD', words) : null,
    isHebrew ? valueOfWords('HEBREW_ORDINAL', words) : null,
    isHebrew ? null : valueOfWords('GREEK_STANDARD', words),
    isHebrew ? null : valueOfWords('GREEK_ORDINAL', words),
  ]);
  return [
    fill(
      'bible_words',
      `verse_id, seq, reading, variant, original_text, after, mark, letters, transliteration, translation,
        strongs_number, lemma, morphology, before`,
      `c.first_verse_id + (r.value ->> 0), ${fields(1, 13)}`,
      fresh.flatMap((verse, at) => verse[7].map((word, seq) => [at, seq, ...word])),
      owned,
    ),
    fill(
      'verse_totals',
      `verse_id, edition_id, words, letters, hebrew_standard, hebrew_ordinal, greek_standard, greek_ordinal`,
      `c.first_verse_id + r.key, ${fields(0, 7)}`,
      totals,
      owned,
    ),
    // A search index row is written with its verse, so that it exists exactly when the verse does.
    fill(
      'verse_search_original',
      'rowid, letters, lemmas',
      `c.first_verse_id + r.key, ${fields(0, 2)}`,
      fresh.map((verse) => [
        verse[7].map((word) => (isHebrew ? foldFinals(word[5]) : word[5])).join(' '),
        verse[7].map((word) => word[9]).join(' '),
      ]),
      owned,
    ),
  ];
}

function englishSearch(fresh: readonly CanonicalVerse[], owned: Condition): InStatement[] {
  const texts = fresh.map((verse) => [verse[5]]);
  return ['verse_search_stemmed', 'verse_search_exact'].map((table) =>
    fill(table, 'rowid, text', 'c.first_verse_id + r.key, r.value ->> 0', texts, owned),
  );
}
