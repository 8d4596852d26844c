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
import { ANY_ATTEMPT, type Attempt, ifOwned, NO_ROWS, owned, ownedChunk } from '../attempt.ts';
import type { Database } from '../context.ts';
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

/** The verses that a chunk has for one edition. */
export interface DraftVerses {
  draft: Draft;
  verses: readonly VerseRecord[];
}

/** Selects the published verses at the places of these verses, in canonical form. */
const selectPublished = ({ edition, published }: Draft, verses: readonly CanonicalVerse[]) =>
  // With CROSS JOIN, SQLite looks up each place; with JOIN it could read the whole edition.
  select(
    { id: bibleVerses.id, canonical: CANONICAL_VERSE },
    sql`from json_each(${JSON.stringify(verses.map((verse) => verse.slice(0, 4)))}) p
      cross join ${bibleVerses} on ${bibleVerses.editionId} = ${edition.id}
        and ${bibleVerses.bookId} = p.value ->> 0 and ${bibleVerses.chapterNumber} = p.value ->> 1
        and ${bibleVerses.verseNumber} = p.value ->> 2 and ${bibleVerses.part} = p.value ->> 3
        and ${bibleVerses.firstRevision} <= ${published} and ${bibleVerses.lastRevision} >= ${published}`,
  );

/** A new or changed verse. */
interface FreshVerse {
  draft: Draft;
  verse: CanonicalVerse;
}

/** Compares a chunk's verses with the published ones and prepares the statements that write new and changed verses. */
export async function prepareVerses(db: Database, texts: readonly DraftVerses[]): Promise<LoadWrite> {
  const drafts = texts.map(({ draft, verses }) => ({ draft, verses: verses.map(canonicalVerse) }));
  const known = drafts.filter(({ draft, verses }) => draft.published > 0 && verses.length > 0);
  const found =
    known.length === 0
      ? []
      : await sendBatch(
          db,
          'read',
          known.map(({ draft, verses }) => selectPublished(draft, verses)),
        );
  const published = new Map(
    found.map((rows, at) => [
      known[at]?.draft,
      new Map(
        rows.map(({ id, canonical }) => {
          const verse = parseCanonicalVerse(canonical);
          return [placeOf(verse), { id, canonical: JSON.stringify(verse) }];
        }),
      ),
    ]),
  );
  const fresh: FreshVerse[] = [];
  const kept: number[] = [];
  const replaced = new Map<Draft, number[]>();
  let updated = 0;
  for (const { draft, verses } of drafts) {
    for (const verse of verses) {
      const old = published.get(draft)?.get(placeOf(verse));
      if (old?.canonical === JSON.stringify(verse)) {
        kept.push(old.id);
        continue;
      }
      if (old !== undefined) {
        replaced.set(draft, [...(replaced.get(draft) ?? []), old.id]);
        updated += 1;
      }
      fresh.push({ draft, verse });
    }
  }
  const counts = { ...NO_ROWS, created: fresh.length - updated, updated, unchanged: kept.length };
  return { counts, kept, rows: (attempt) => verseStatements(fresh, replaced, attempt) };
}

/**
 * The JSON list `rows` as the table `r`. It is materialised, because SQLite would otherwise extract each row from the
 * whole list again for every column.
 */
const LISTED = sql`with r as materialized (select key, value from json_each(${sql.placeholder('rows')}))`;

/** The rows of the list, joined with the chunk that the attempt owns. If it owns no chunk, there are no rows. */
const FROM_LISTED = sql`from r, ${owned(ANY_ATTEMPT)}`;

/** An SQL expression for the id of a verse: the first verse id of the chunk plus the verse's index in the list. */
const verseId = (place: SQL): SQL => sql`${ownedChunk.firstVerseId} + (${place})`;

const insertVerses = prepared(() =>
  change(
    sql`${LISTED} ${insertFrom(
      bibleVerses,
      {
        id: verseId(sql`r.key`),
        ...cells([
          'editionId',
          'firstRevision',
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
        verseId: verseId(cell(0)),
        ...cells(
          [
            'editionId',
            'words',
            'letters',
            'hebrewStandard',
            'hebrewOrdinal',
            'greekStandard',
            'greekOrdinal',
          ],
          1,
        ),
      },
      FROM_LISTED,
    )}`,
  ),
);

const insertOriginalSearch = prepared(() =>
  change(sql`${LISTED} insert into ${verseSearchOriginal} (rowid, letters, lemmas)
    select ${verseId(cell(0))}, ${cell(1)}, ${cell(2)} ${FROM_LISTED}`),
);

const insertEnglishSearch = [verseSearchStemmed, verseSearchExact].map((view) =>
  prepared(() =>
    change(
      sql`${LISTED} insert into ${view} (rowid, text) select ${verseId(cell(0))}, ${cell(1)} ${FROM_LISTED}`,
    ),
  ),
);

/** Sets the last revision of these verses to the revision before the draft. */
const closeVerses = (draft: Draft, ids: readonly number[], attempt: Attempt): Sendable =>
  build
    .update(bibleVerses)
    .set({ lastRevision: draft.revision - 1 })
    .where(
      and(sql`${bibleVerses.id} in (select value from json_each(${JSON.stringify(ids)}))`, ifOwned(attempt)),
    );

function verseStatements(
  fresh: readonly FreshVerse[],
  replaced: ReadonlyMap<Draft, readonly number[]>,
  attempt: Attempt,
): Sendable[] {
  const closing = [...replaced].map(([draft, ids]) => closeVerses(draft, ids, attempt));
  const verses: unknown[] = [];
  const addresses: unknown[] = [];
  const words: unknown[] = [];
  const totals: unknown[] = [];
  const originals: unknown[] = [];
  const translations: unknown[] = [];
  for (const [at, { draft, verse }] of fresh.entries()) {
    const { id, script } = draft.edition;
    const bare = lettersOf(verse[7], 'ketiv');
    const letters = script === 'latin' || verse[7].length === 0 ? null : bare.join(' ');
    verses.push([id, draft.revision, ...verse.slice(0, 7), letters]);
    for (const address of verse[8]) addresses.push([at, ...address]);
    for (const [seq, word] of verse[7].entries()) words.push([at, seq, ...word]);
    // A verse and its search row are written in one batch, so neither can exist without the other.
    if (script === 'latin') {
      translations.push([at, verse[5]]);
      continue;
    }
    const isHebrew = script === 'hebrew';
    totals.push([at, id, ...totalsOf(bare, isHebrew)]);
    originals.push([
      at,
      verse[7].map((word) => (isHebrew ? foldFinals(word[5]) : word[5])).join(' '),
      verse[7].map((word) => word[9]).join(' '),
    ]);
  }
  const written = (insert: (values: Record<string, unknown>) => Sendable, rows: unknown[]): Sendable[] =>
    rows.length === 0 ? [] : [insert({ ...attempt, rows: JSON.stringify(rows) })];
  return [
    ...closing,
    ...written(insertVerses, verses),
    ...written(insertAddresses, addresses),
    ...written(insertWords, words),
    ...written(insertTotals, totals),
    ...written(insertOriginalSearch, originals),
    ...insertEnglishSearch.flatMap((insert) => written(insert, translations)),
  ];
}

/** The values of the columns of `verse_totals` after the edition: the numbers of words and letters, and four totals. */
const totalsOf = (words: readonly string[], isHebrew: boolean): (number | null)[] => [
  words.length,
  words.reduce((sum, word) => sum + word.length, 0),
  isHebrew ? valueOfWords('HEBREW_STANDARD', words) : null,
  isHebrew ? valueOfWords('HEBREW_ORDINAL', words) : null,
  isHebrew ? null : valueOfWords('GREEK_STANDARD', words),
  isHebrew ? null : valueOfWords('GREEK_ORDINAL', words),
];
