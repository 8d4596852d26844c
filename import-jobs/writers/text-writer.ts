import { and, type SQL, sql } from 'drizzle-orm';
import { build, change, prepared, type Sendable, select, sendBatch, together } from '../../db/batch.ts';
import {
  bibleVerses,
  bibleWords,
  importChunks,
  ownSearch,
  verseAddresses,
  verseSearchExact,
  verseSearchOriginal,
  verseSearchStemmed,
  verseTotals,
} from '../../db/schema/index.ts';
import { ownId, scriptOfValues } from '../../domain/editions/index.ts';
import { valueOfWords } from '../../domain/gematria/index.ts';
import { foldFinals } from '../../domain/hebrew/index.ts';
import { ownTokens } from '../../domain/search-query/index.ts';
import { type Attempt, ifOwned, NO_ROWS, ownedChunk } from '../attempt.ts';
import type { Database } from '../context.ts';
import type { RowProblem, VerseRecord } from '../records.ts';
import {
  CANONICAL_VERSE,
  type CanonicalVerse,
  type CanonicalWord,
  canonicalVerse,
  lettersOf,
  parseCanonicalVerse,
  WORD_COLUMNS,
} from './canonical.ts';
import { cell, cells } from './cells.ts';
import { FROM_LISTED, insertListed, LISTED } from './listed.ts';
import type { Draft, LoadWrite } from './load-write.ts';
import { repeatProblem, verseName, withoutRepeats } from './repeats.ts';

interface DraftVerses {
  draft: Draft;
  verses: readonly VerseRecord[];
}

/** The stored verses at the places of these verses. `p.key` is the index of the verse at the same place. */
const storedAt = ({ edition }: Draft, verses: readonly CanonicalVerse[]): SQL =>
  // With CROSS JOIN, SQLite looks up each place; with JOIN it could read the whole edition.
  sql`from json_each(${JSON.stringify(verses.map((verse) => verse.slice(0, 4)))}) p
      cross join ${bibleVerses} on ${bibleVerses.editionId} = ${edition.id}
        and ${bibleVerses.bookId} = p.value ->> 0 and ${bibleVerses.chapterNumber} = p.value ->> 1
        and ${bibleVerses.verseNumber} = p.value ->> 2 and ${bibleVerses.part} = p.value ->> 3`;

/**
 * The ids among these, in ascending order, that a chunk of the job has without a change. Each chunk's list is ascending
 * too, so its first and its last id tell whether it can have one of them.
 */
const keptAmong = (jobId: string, ids: readonly number[]): SQL =>
  sql`from ${importChunks}, json_each(${importChunks.kept}) k
    where ${importChunks.jobId} = ${jobId} and ${importChunks.phase} = 'load'
      and ${importChunks.kept} ->> 0 <= ${ids.at(-1) ?? 0} and ${importChunks.kept} ->> '$[#-1]' >= ${ids[0] ?? 0}
      and k.value in (select value from json_each(${JSON.stringify(ids)}))`;

const selectPublished = (draft: Draft, verses: readonly CanonicalVerse[]) =>
  select(
    {
      index: sql<number>`p.key`,
      id: bibleVerses.id,
      canonical: CANONICAL_VERSE,
    },
    sql`${storedAt(draft, verses)}
      and ${bibleVerses.firstRevision} <= ${draft.published} and ${bibleVerses.lastRevision} >= ${draft.published}`,
  );

const writtenAt = (draft: Draft, verses: readonly CanonicalVerse[]): SQL =>
  sql`${storedAt(draft, verses)} and ${bibleVerses.firstRevision} = ${draft.revision}`;

interface FreshVerse {
  draft: Draft;
  verse: CanonicalVerse;
}

/**
 * Compares a chunk's verses with the published ones and prepares the statements that write new and changed verses. A
 * verse that the job has already is a problem.
 */
export async function prepareVerses(
  db: Database,
  jobId: string,
  texts: readonly DraftVerses[],
): Promise<LoadWrite> {
  const drafts = texts.map(({ draft, verses }) => ({
    draft,
    records: verses,
    verses: verses.map(canonicalVerse),
  }));
  const stored = await sendBatch(
    db,
    'read',
    drafts.map(({ draft, verses }) =>
      together([
        selectPublished(draft, verses),
        select({ index: sql<number>`p.key` }, writtenAt(draft, verses)),
      ]),
    ),
  );
  const ids = ascending(stored.flatMap(([published]) => published.map(({ id }) => id)));
  const [keptRows] =
    ids.length === 0
      ? [[]]
      : await sendBatch(db, 'read', [select({ id: sql<number>`k.value` }, keptAmong(jobId, ids))]);
  const keptElsewhere = new Set(keptRows.map(({ id }) => id));
  const fresh: FreshVerse[] = [];
  const kept: number[] = [];
  const replaced = new Map<Draft, number[]>();
  const problems: RowProblem[] = [];
  const taken: { draft: Draft; verses: CanonicalVerse[] }[] = [];
  let updated = 0;
  for (const [at, { draft, records, verses }] of drafts.entries()) {
    const [published = [], written = []] = stored[at] ?? [];
    const old = new Map(published.map((row) => [row.index, row]));
    const elsewhere = new Set(written.map(({ index }) => index));
    const found = withoutRepeats(
      records,
      ({ book, chapter, verse, part }) => JSON.stringify([book, chapter, verse, part]),
      (index) => elsewhere.has(index) || keptElsewhere.has(old.get(index)?.id ?? 0),
    );
    for (const repeat of found.repeats)
      problems.push(repeatProblem(verseName(repeat.record), draft.edition.id, repeat));
    taken.push({ draft, verses: found.fresh.map(({ index }) => verses[index]!) });
    for (const { index } of found.fresh) {
      const before = old.get(index);
      const verse = records[index]?.keepsNumbers
        ? withNumbersOf(before?.canonical, verses[index]!)
        : verses[index]!;
      if (before !== undefined && isEqual(before.canonical, verse)) {
        kept.push(before.id);
        continue;
      }
      if (before !== undefined) {
        replaced.set(draft, [...(replaced.get(draft) ?? []), before.id]);
        updated += 1;
      }
      fresh.push({ draft, verse });
    }
  }
  return {
    counts: { ...NO_ROWS, created: fresh.length - updated, updated, unchanged: kept.length },
    kept: ascending(kept),
    problems,
    condition: isFree(jobId, taken, ascending([...kept, ...[...replaced.values()].flat()])),
    rows: (attempt) => verseStatements(fresh, replaced, attempt),
  };
}

const ascending = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);

const LETTERS = 5;
const NUMBER = 8;
const LEMMA = 9;

/**
 * Returns the verse in which words without a Strong's number have the number of the published verse. The word at the
 * same place must have the same letters.
 */
function withNumbersOf(canonical: string | undefined, verse: CanonicalVerse): CanonicalVerse {
  if (canonical === undefined) return verse;
  const published = parseCanonicalVerse(canonical)[7];
  const words = verse[7].map((word, at) => {
    const before = published[at];
    if (word[NUMBER] !== null || before?.[LETTERS] !== word[LETTERS]) return word;
    return word.with(NUMBER, before[NUMBER]).with(LEMMA, before[LEMMA]) as CanonicalWord;
  });
  return verse.with(7, words) as CanonicalVerse;
}

const isEqual = (canonical: string, verse: CanonicalVerse): boolean =>
  JSON.stringify(parseCanonicalVerse(canonical)) === JSON.stringify(verse);

/**
 * True if no other chunk of the job has written one of these verses or has found one of these published ones unchanged.
 */
function isFree(
  jobId: string,
  taken: readonly { draft: Draft; verses: readonly CanonicalVerse[] }[],
  published: readonly number[],
): SQL {
  const isWritten = taken.map(({ draft, verses }) => sql`exists (select 1 ${writtenAt(draft, verses)})`);
  const isKept = sql`exists (select 1 ${keptAmong(jobId, published)})`;
  const all = published.length === 0 ? isWritten : [...isWritten, isKept];
  return sql`not (${sql.join(all, sql` or `)})`;
}

/** An SQL expression for the id of a verse: the first verse id of the chunk plus the verse's index in the list. */
const verseId = (place: SQL): SQL => sql`${ownedChunk.firstVerseId} + (${place})`;

/** In the rows of these lists, the first cell is the index of the verse. */
const OF_VERSE = { verseId: verseId(cell(0)) };

const insertVerses = insertListed(bibleVerses, {
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
    'ownReference',
  ]),
});

const insertAddresses = insertListed(verseAddresses, {
  ...OF_VERSE,
  ...cells(['bookId', 'chapterNumber', 'verseNumber', 'firstWord', 'lastWord'], 1),
});

const insertWords = insertListed(bibleWords, { ...OF_VERSE, ...cells(['seq', ...WORD_COLUMNS], 1) });

const insertTotals = insertListed(verseTotals, {
  ...OF_VERSE,
  ...cells(
    ['editionId', 'words', 'letters', 'hebrewStandard', 'hebrewOrdinal', 'greekStandard', 'greekOrdinal'],
    1,
  ),
});

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

const wordsToSearch = (text: string): string =>
  ownTokens(text)
    .map(({ token }) => token)
    .join(' ');

const insertOwnSearch = prepared(() =>
  change(
    sql`${LISTED} insert into ${ownSearch} (rowid, words) select ${verseId(cell(0))}, ${cell(1)} ${FROM_LISTED}`,
  ),
);

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
  const own: unknown[] = [];
  for (const [at, { draft, verse }] of fresh.entries()) {
    const { id } = draft.edition;
    const script = scriptOfValues(draft.edition);
    const isOwn = ownId(id) !== undefined;
    const bare = lettersOf(verse[7], 'ketiv');
    const letters = script === null || verse[7].length === 0 ? null : bare.join(' ');
    verses.push([id, draft.revision, ...verse.slice(0, 7), letters, verse[9] ?? null]);
    for (const address of verse[8]) addresses.push([at, ...address]);
    for (const [seq, word] of verse[7].entries()) words.push([at, seq, ...word]);
    // A verse and its search row are written in one batch, so neither can exist without the other.
    if (isOwn) own.push([at, wordsToSearch(verse[5])]);
    if (script === null) {
      if (!isOwn) translations.push([at, verse[5]]);
      continue;
    }
    const isHebrew = script === 'hebrew';
    totals.push([at, id, ...totalsOf(bare, isHebrew)]);
    if (isOwn) continue;
    originals.push([
      at,
      verse[7].map((word) => (isHebrew ? foldFinals(word[LETTERS]) : word[LETTERS])).join(' '),
      verse[7].map((word) => word[LEMMA]).join(' '),
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
    ...written(insertOwnSearch, own),
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
