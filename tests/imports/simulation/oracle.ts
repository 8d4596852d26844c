import type { Client } from '@libsql/client';
import { getViewName, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { select, sendBatch, together, type Unsent } from '../../../db/batch.ts';
import {
  bibleBooks,
  bibleVerses,
  bibleWords,
  CURRENT,
  editions,
  expectations,
  lemmaFrequencies,
  lexiconEntries,
  ownSearch,
  verseAddresses,
  versePlaces,
  verseSearchExact,
  verseSearchOriginal,
  verseSearchStemmed,
  verseTotals,
  wordCounts,
} from '../../../db/schema/index.ts';
import { CHANCE_METHODS, CHANCE_UNITS } from '../../../domain/chance/index.ts';
import type { EditionRecord, ImportSource, PlannedChunk } from '../../../import-jobs/records.ts';
import { CANONICAL_VERSE, canonicalVerse } from '../../../import-jobs/writers/canonical.ts';
import { ENTRIES } from '../../../import-jobs/writers/list-writer.ts';

const visibleLines = ({ id, role }: EditionRecord): Unsent<{ line: string }[]> =>
  role === 'lexicon'
    ? select(
        { line: ENTRIES.canonical },
        sql`from ${lexiconEntries} join ${editions} on ${editions.id} = ${lexiconEntries.editionId}
            and ${editions.revisionNo} = ${lexiconEntries.revisionNo}
          where ${editions.id} = ${id} order by ${lexiconEntries.strongsNumber}`,
      )
    : select(
        { line: CANONICAL_VERSE },
        sql`from ${bibleVerses} join ${editions} on ${editions.id} = ${bibleVerses.editionId}
          where ${editions.id} = ${id} and ${bibleVerses.firstRevision} <= ${editions.revisionNo}
            and ${bibleVerses.lastRevision} >= ${editions.revisionNo}
          order by ${bibleVerses.bookId}, ${bibleVerses.chapterNumber}, ${bibleVerses.verseNumber}, ${bibleVerses.part}`,
      );

const asOneText = (records: readonly EditionRecord[], lines: readonly (readonly string[])[]): string =>
  records.map(({ id }, at) => [`== ${id}`, ...(lines[at] ?? [])].join('\n')).join('\n');

export const visibleContent = (records: readonly EditionRecord[]): Unsent<string> =>
  together(records.map(visibleLines), (results) =>
    asOneText(
      records,
      results.map((rows) => rows.map(({ line }) => JSON.stringify(JSON.parse(line)))),
    ),
  );

/** The text of `visibleContent` if none of these editions is published. */
export const nothingVisible = (records: readonly EditionRecord[]): string => asOneText(records, []);

/** The chunks that a source plans, in their order, after it has staged what it stages. */
export async function chunksIn(source: ImportSource): Promise<PlannedChunk[]> {
  const chunks = await source.begin();
  for (const { phase, descriptor } of chunks)
    if (phase === 'plan' || phase === 'stage')
      chunks.push(...((await source[phase]?.(descriptor))?.chunks ?? []));
  return chunks;
}

export async function expectedContent(source: ImportSource): Promise<string> {
  const found = new Map<string, { place: string; line: string }[]>();
  // Of records with the same place, the first one stays.
  const add = (id: string, place: string, line: string) => {
    const known = found.get(id) ?? [];
    if (!known.some((one) => one.place === place)) found.set(id, [...known, { place, line }]);
  };
  for (const { phase, descriptor } of await chunksIn(source)) {
    if (phase !== 'load') continue;
    const { verses = {}, entries = {} } = await source.read(descriptor);
    for (const [id, list] of Object.entries(verses))
      for (const verse of list) {
        const place = `${verse.book} ${String(verse.chapter).padStart(3, '0')} ${String(verse.verse).padStart(3, '0')}`;
        add(id, place, JSON.stringify(canonicalVerse(verse)));
      }
    for (const [id, list] of Object.entries(entries))
      for (const { from: _, ...entry } of list)
        add(id, entry.strongsNumber, JSON.stringify(Object.values(entry)));
  }
  const records = source.editions.map(({ record }) => record);
  return asOneText(
    records,
    records.map(({ id }) =>
      (found.get(id) ?? []).sort((a, b) => (a.place < b.place ? -1 : 1)).map(({ line }) => line),
    ),
  );
}

/** Added texts are searched in a table of their own. */
const IS_OWN = sql`${editions.role} in ('own-original', 'own-translation')`;

/**
 * Queries that must find no rows when no job runs. For example, they look for rows without their verse,
 * verses that no reader sees, and derived rows that are missing or wrong. The key describes what a query
 * finds.
 */
function wrongRows(editionId: string): Readonly<Record<string, Unsent<object[]>>> {
  const versesOfEdition = sql`from ${bibleVerses} join ${editions} on ${editions.id} = ${bibleVerses.editionId}`;
  const place = sql`${bibleBooks.position} * 1000000
    + ${verseAddresses.chapterNumber} * 1000 + ${verseAddresses.verseNumber}`;
  const right = sql`select ${bibleWords.lemma},
      iif(max(${bibleWords.reading} <> 'qere'), sum(${bibleWords.reading} <> 'qere'), count(*))
    from ${bibleVerses} join ${bibleWords} on ${bibleWords.verseId} = ${bibleVerses.id}
    where ${bibleVerses.editionId} = ${editionId} group by ${bibleWords.lemma}`;
  const stored = sql`select ${lemmaFrequencies.lemma}, ${lemmaFrequencies.occurrences}
    from ${lemmaFrequencies} where ${lemmaFrequencies.editionId} = ${editionId}`;
  const withoutVerse = <C extends SQLiteColumn>(verseId: C) =>
    select(
      { verseId },
      sql`from ${verseId.table} where ${verseId} not in (select ${bibleVerses.id} from ${bibleVerses})`,
    );
  return {
    'a verse that no reader sees': select(
      { verseId: bibleVerses.id },
      sql`${versesOfEdition} where ${editions.id} = ${editionId}
        and not (${bibleVerses.firstRevision} <= ${editions.revisionNo} and ${bibleVerses.lastRevision} = ${CURRENT})`,
    ),
    'an entry that no reader sees': select(
      { strongsNumber: lexiconEntries.strongsNumber },
      sql`from ${lexiconEntries} join ${editions} on ${editions.id} = ${lexiconEntries.editionId}
        where ${editions.id} = ${editionId} and ${lexiconEntries.revisionNo} <> ${editions.revisionNo}`,
    ),
    'a verse without its totals': select(
      { verseId: bibleVerses.id },
      sql`${versesOfEdition} left join ${verseTotals} on ${verseTotals.verseId} = ${bibleVerses.id}
        where ${editions.id} = ${editionId} and ${editions.script} <> 'latin' and ${verseTotals.verseId} is null`,
    ),
    'a verse in Latin letters with totals': select(
      { verseId: bibleVerses.id },
      sql`${versesOfEdition} join ${verseTotals} on ${verseTotals.verseId} = ${bibleVerses.id}
        where ${editions.id} = ${editionId} and ${editions.script} = 'latin'`,
    ),
    'totals without their verse': withoutVerse(verseTotals.verseId),
    'words without their verse': withoutVerse(bibleWords.verseId),
    'an address without its verse': withoutVerse(verseAddresses.verseId),
    'a search row of Hebrew without its verse': select(
      { verseId: verseSearchOriginal.rowid },
      sql`from ${verseSearchOriginal}
        where ${verseSearchOriginal.rowid} not in (select ${bibleVerses.id} from ${bibleVerses})`,
    ),
    'a search row of an added text without its verse': select(
      { verseId: ownSearch.rowid },
      sql`from ${ownSearch} where ${ownSearch.rowid} not in (select ${bibleVerses.id} from ${bibleVerses})`,
    ),
    'a verse of an added text that search does not find': select(
      { verseId: bibleVerses.id },
      sql`${versesOfEdition} where ${editions.id} = ${editionId} and ${IS_OWN}
        and ${bibleVerses.id} not in (select ${ownSearch.rowid} from ${ownSearch})`,
    ),
    'an address without its place': select(
      { verseId: verseAddresses.verseId },
      sql`from ${verseAddresses} join ${bibleBooks} on ${bibleBooks.id} = ${verseAddresses.bookId}
        where not exists (select 1 from ${versePlaces}
          where ${versePlaces.verseId} = ${verseAddresses.verseId} and ${versePlaces.place} = ${place})`,
    ),
    'a place without its address': select(
      { verseId: versePlaces.verseId },
      sql`from ${versePlaces} where not exists (
        select 1 from ${verseAddresses} join ${bibleBooks} on ${bibleBooks.id} = ${verseAddresses.bookId}
        where ${verseAddresses.verseId} = ${versePlaces.verseId} and ${versePlaces.place} = ${place})`,
    ),
    'a Hebrew verse that search does not find': select(
      { verseId: bibleVerses.id },
      sql`${versesOfEdition} where ${editions.id} = ${editionId} and ${editions.script} <> 'latin' and not ${IS_OWN}
        and ${bibleVerses.id} not in (select ${verseSearchOriginal.rowid} from ${verseSearchOriginal})`,
    ),
    'a wrong frequency': select(
      { lemma: sql<string>`lemma` },
      sql`from (select * from (${right} except ${stored})
        union all select * from (${stored} except ${right}))`,
    ),
    'a count of words that no reader sees': select(
      { term: wordCounts.term },
      sql`from ${wordCounts} join ${editions} on ${editions.id} = ${wordCounts.editionId}
        where ${editions.id} = ${editionId} and ${wordCounts.revisionNo} <> ${editions.revisionNo}`,
    ),
    // The words of these texts are divided by one space each.
    'a translation whose counts are not its words': select(
      { id: editions.id },
      sql`from ${editions} where ${editions.id} = ${editionId} and ${editions.role} like '%translation' and ${editions.script} = 'latin'
        and coalesce((select sum(${wordCounts.times}) from ${wordCounts} where ${wordCounts.editionId} = ${editions.id}), 0)
          <> coalesce((select sum(length(${bibleVerses.text}) - length(replace(${bibleVerses.text}, ' ', '')) + 1)
            from ${bibleVerses} where ${bibleVerses.editionId} = ${editions.id}), 0)`,
    ),
    'an original text without its chance tables': select(
      { id: editions.id },
      sql`from ${editions} where ${editions.id} = ${editionId} and ${editions.role} = 'original'
        and ${editions.words} > 0 and ${CHANCE_METHODS.hebrew.length * CHANCE_UNITS.length} <> (
          select count(*) from ${expectations}
          where ${expectations.editionId} = ${editions.id} and ${expectations.revision} = ${editions.revision})`,
    ),
    'an edition whose counts are not its rows': select(
      { id: editions.id },
      sql`from ${editions} where ${editions.id} = ${editionId} and ${editions.role} <> 'lexicon'
        and ${editions.verses} <> (select count(*) from ${bibleVerses} where ${bibleVerses.editionId} = ${editions.id})`,
    ),
  };
}

export async function faultsAtRest(db: Client, editionId: string): Promise<string[]> {
  const faults: string[] = [];
  const queries = Object.entries(wrongRows(editionId));
  const results = await sendBatch(
    db,
    'read',
    queries.map(([, query]) => query),
  );
  for (const [at, [found]] of results.entries())
    if (found !== undefined) faults.push(`${queries[at]?.[0]}: ${JSON.stringify(found)}`);
  for (const table of [verseSearchStemmed, verseSearchExact]) {
    const [missing] = await sendBatch(db, 'read', [
      select(
        { verseId: bibleVerses.id },
        sql`from ${bibleVerses} join ${editions} on ${editions.id} = ${bibleVerses.editionId}
          where ${editions.id} = ${editionId} and ${editions.script} = 'latin' and not ${IS_OWN}
            and ${bibleVerses.id} not in (select ${table.rowid} from ${table} where ${table} match 'verse')`,
      ),
    ]);
    if (missing.length > 0) faults.push(`a verse that ${getViewName(table)} does not find`);
  }
  return faults;
}
