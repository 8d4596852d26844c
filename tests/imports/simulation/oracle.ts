import type { Client } from '@libsql/client';
import { getViewName, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { select, sendBatch, type Unsent } from '../../../db/batch.ts';
import {
  bibleBooks,
  bibleVerses,
  bibleWords,
  CURRENT,
  editions,
  lemmaFrequencies,
  lexiconEntries,
  verseAddresses,
  versePlaces,
  verseSearchExact,
  verseSearchOriginal,
  verseSearchStemmed,
  verseTotals,
} from '../../../db/schema/index.ts';
import type { EditionSource } from '../../../import-jobs/records.ts';
import { CANONICAL_VERSE, canonicalVerse } from '../../../import-jobs/writers/canonical.ts';
import { CANONICAL_ENTRY } from '../../../import-jobs/writers/lexicon-writer.ts';

/** Everything that a reader of the edition sees, as one text. */
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

/** What a reader should see, computed from the source alone. */
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
        where ${editions.id} = ${editionId} and (${verseTotals.verseId} is null) = (${editions.script} <> 'latin')`,
    ),
    'totals without their verse': withoutVerse(verseTotals.verseId),
    'words without their verse': withoutVerse(bibleWords.verseId),
    'an address without its verse': withoutVerse(verseAddresses.verseId),
    'a search row of Hebrew without its verse': select(
      { verseId: verseSearchOriginal.rowid },
      sql`from ${verseSearchOriginal}
        where ${verseSearchOriginal.rowid} not in (select ${bibleVerses.id} from ${bibleVerses})`,
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
      sql`${versesOfEdition} where ${editions.id} = ${editionId} and ${editions.script} <> 'latin'
        and ${bibleVerses.id} not in (select ${verseSearchOriginal.rowid} from ${verseSearchOriginal})`,
    ),
    'a wrong frequency': select(
      { lemma: sql<string>`lemma` },
      sql`from (select * from (${right} except ${stored})
        union all select * from (${stored} except ${right}))`,
    ),
    'an edition whose counts are not its rows': select(
      { id: editions.id },
      sql`from ${editions} where ${editions.id} = ${editionId} and ${editions.role} <> 'lexicon'
        and ${editions.verses} <> (select count(*) from ${bibleVerses} where ${bibleVerses.editionId} = ${editions.id})`,
    ),
  };
}

/** What is wrong with an edition when no job runs, as text; empty if nothing is. */
export async function faultsAtRest(db: Client, editionId: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, query] of Object.entries(wrongRows(editionId))) {
    const [[found]] = await sendBatch(db, 'read', [query]);
    if (found !== undefined) faults.push(`${what}: ${JSON.stringify(found)}`);
  }
  for (const table of [verseSearchStemmed, verseSearchExact]) {
    const [missing] = await sendBatch(db, 'read', [
      select(
        { verseId: bibleVerses.id },
        sql`from ${bibleVerses} join ${editions} on ${editions.id} = ${bibleVerses.editionId}
          where ${editions.id} = ${editionId} and ${editions.script} = 'latin'
            and ${bibleVerses.id} not in (select ${table.rowid} from ${table} where ${table} match 'verse')`,
      ),
    ]);
    if (missing.length > 0) faults.push(`a verse that ${getViewName(table)} does not find`);
  }
  return faults;
}
