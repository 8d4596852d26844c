import { and, type SQL, sql } from 'drizzle-orm';
import { build, change, prepared, type Sendable, select, sendBatch } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import {
  bibleVerses,
  bibleWords,
  verseAddresses,
  verseSearchExact,
  verseSearchOriginal,
  verseSearchStemmed,
  verseTotals,
} from '../../db/schema/index.ts';
import { valueOfWords } from '../../domain/gematria/index.ts';
import { foldFinals } from '../../domain/hebrew/index.ts';
import type { Database } from '../engine/context.ts';
import { ANY_ATTEMPT, type Attempt, ifOwned, NO_ROWS, owned, ownedChunk } from '../engine/protocol.ts';
import type { VerseRecord } from '../records.ts';
import {
  CANONICAL_VERSE,
  type CanonicalVerse,
  canonicalVerse,
  lettersOf,
  parseCanonicalVerse,
} from './canonical.ts';
import { cell, cells } from './cells.ts';
import type { Draft, LoadWrite } from './load-write.ts';

const placeOf = (verse: CanonicalVerse): string => JSON.stringify(verse.slice(0, 4));

/** The published rows at the places of these verses, in canonical form. */
async function publishedVerses(
  db: Database,
  draft: Draft,
  verses: readonly CanonicalVerse[],
): Promise<Map<string, { id: number; canonical: string }>> {
  if (draft.published === 0) return new Map();
  // CROSS JOIN keeps the order: one look-up a place, not one pass over the edition.
  const [rows] = await sendBatch(db, 'read', [
    select(
      { id: bibleVerses.id, canonical: CANONICAL_VERSE },
      sql`from json_each(${JSON.stringify(verses.map((verse) => verse.slice(0, 4)))}) p
        cross join ${bibleVerses} on ${bibleVerses.editionId} = ${draft.editionId}
          and ${bibleVerses.bookId} = p.value ->> 0 and ${bibleVerses.chapterNumber} = p.value ->> 1
          and ${bibleVerses.verseNumber} = p.value ->> 2 and ${bibleVerses.part} = p.value ->> 3
          and ${bibleVerses.firstRevision} <= ${draft.published} and ${bibleVerses.lastRevision} >= ${draft.published}`,
    ),
  ]);
  return new Map(
    rows.map(({ id, canonical }) => {
      const verse = parseCanonicalVerse(canonical);
      return [placeOf(verse), { id, canonical: JSON.stringify(verse) }];
    }),
  );
}

/** Compares a chunk's verses with the published ones and prepares what is to be written for the others. */
export async function prepareVerses(
  db: Database,
  draft: Draft,
  records: readonly VerseRecord[],
): Promise<LoadWrite> {
  const verses = records.map(canonicalVerse);
  const published = await publishedVerses(db, draft, verses);
  const fresh: CanonicalVerse[] = [];
  const kept: number[] = [];
  const replaced: number[] = [];
  for (const verse of verses) {
    const old = published.get(placeOf(verse));
    if (old?.canonical === JSON.stringify(verse)) {
      kept.push(old.id);
      continue;
    }
    if (old !== undefined) replaced.push(old.id);
    fresh.push(verse);
  }
  const updated = replaced.length;
  const counts = { ...NO_ROWS, created: fresh.length - updated, updated, unchanged: kept.length };
  return { counts, kept, rows: (attempt) => verseStatements(draft, fresh, replaced, attempt) };
}

/**
 * A JSON list as the rows `r`. Materialised: the rows would otherwise be cut out of the whole list again for each of
 * their columns.
 */
const LISTED = sql`with r as materialized (select key, value from json_each(${sql.placeholder('rows')}))`;

/** The rows of the list beside the chunk, if the attempt owns it. */
const FROM_LISTED = sql`from r, ${owned(ANY_ATTEMPT)}`;

/** The id of a verse: the chunk's first id, and the verse's place in the list. */
const verseId = (place: SQL): SQL => sql`${ownedChunk.firstVerseId} + (${place})`;

const insertVerses = prepared(() =>
  change(
    sql`${LISTED} ${insertFrom(
      bibleVerses,
      {
        id: verseId(sql`r.key`),
        editionId: sql`${sql.placeholder('editionId')}`,
        firstRevision: sql`${sql.placeholder('revision')}`,
        ...cells([
          'bookId',
          'chapterNumber',
          'verseNumber',
          'part',
          'originalLanguage',
          'text',
          'heading',
          'letters',
        ]),
      },
      FROM_LISTED,
    )}`,
  ),
);

const insertAddresses = prepared(() =>
  change(
    sql`${LISTED} ${insertFrom(
      verseAddresses,
      {
        verseId: verseId(cell(0)),
        ...cells(['bookId', 'chapterNumber', 'verseNumber', 'firstWord', 'lastWord'], 1),
      },
      FROM_LISTED,
    )}`,
  ),
);

const insertWords = prepared(() =>
  change(
    sql`${LISTED} ${insertFrom(
      bibleWords,
      {
        verseId: verseId(cell(0)),
        ...cells(
          [
            'seq',
            'reading',
            'variant',
            'originalText',
            'after',
            'mark',
            'letters',
            'transliteration',
            'translation',
            'strongsNumber',
            'lemma',
            'morphology',
            'before',
          ],
          1,
        ),
      },
      FROM_LISTED,
    )}`,
  ),
);

const insertTotals = prepared(() =>
  change(
    sql`${LISTED} ${insertFrom(
      verseTotals,
      {
        verseId: verseId(sql`r.key`),
        editionId: sql`${sql.placeholder('editionId')}`,
        ...cells(['words', 'letters', 'hebrewStandard', 'hebrewOrdinal', 'greekStandard', 'greekOrdinal']),
      },
      FROM_LISTED,
    )}`,
  ),
);

const insertOriginalSearch = prepared(() =>
  change(sql`${LISTED} insert into ${verseSearchOriginal} (rowid, letters, lemmas)
    select ${verseId(sql`r.key`)}, ${cell(0)}, ${cell(1)} ${FROM_LISTED}`),
);

const insertEnglishSearch = [verseSearchStemmed, verseSearchExact].map((view) =>
  prepared(() =>
    change(
      sql`${LISTED} insert into ${view} (rowid, text) select ${verseId(sql`r.key`)}, ${cell(0)} ${FROM_LISTED}`,
    ),
  ),
);

/** Closes verses at the revision before the draft. */
const closeVerses = (draft: Draft, ids: readonly number[], attempt: Attempt): Sendable =>
  build
    .update(bibleVerses)
    .set({ lastRevision: draft.revision - 1 })
    .where(
      and(sql`${bibleVerses.id} in (select value from json_each(${JSON.stringify(ids)}))`, ifOwned(attempt)),
    );

function verseStatements(
  draft: Draft,
  fresh: readonly CanonicalVerse[],
  replaced: readonly number[],
  attempt: Attempt,
): Sendable[] {
  const closing = replaced.length === 0 ? [] : [closeVerses(draft, replaced, attempt)];
  if (fresh.length === 0) return closing;
  const values = (rows: unknown[]) => ({ ...attempt, ...draft, rows: JSON.stringify(rows) });
  const bare = fresh.map((verse) => lettersOf(verse[7], 'ketiv'));
  const verses = fresh.map((verse, at) => [
    ...verse.slice(0, 7),
    verse[7].length === 0 ? null : bare[at]?.join(' '),
  ]);
  const addresses = fresh.flatMap((verse, at) => verse[8].map((address) => [at, ...address]));
  const written = [...closing, insertVerses(values(verses)), insertAddresses(values(addresses))];
  // A search index row is written with its verse, so that it exists exactly when the verse does.
  if (draft.script === 'latin') {
    const texts = values(fresh.map((verse) => [verse[5]]));
    return [...written, ...insertEnglishSearch.map((insert) => insert(texts))];
  }
  const words = fresh.flatMap((verse, at) => verse[7].map((word, seq) => [at, seq, ...word]));
  const isHebrew = draft.script === 'hebrew';
  const searched = fresh.map((verse) => [
    verse[7].map((word) => (isHebrew ? foldFinals(word[5]) : word[5])).join(' '),
    verse[7].map((word) => word[9]).join(' '),
  ]);
  return [
    ...written,
    insertWords(values(words)),
    insertTotals(values(bare.map((each) => totalsOf(each, isHebrew)))),
    insertOriginalSearch(values(searched)),
  ];
}

/** The columns of `verse_totals` behind the edition. */
const totalsOf = (words: readonly string[], isHebrew: boolean): (number | null)[] => [
  words.length,
  words.reduce((sum, word) => sum + word.length, 0),
  isHebrew ? valueOfWords('HEBREW_STANDARD', words) : null,
  isHebrew ? valueOfWords('HEBREW_ORDINAL', words) : null,
  isHebrew ? null : valueOfWords('GREEK_STANDARD', words),
  isHebrew ? null : valueOfWords('GREEK_ORDINAL', words),
];
