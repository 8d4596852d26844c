import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import {
  bibleWords,
  lemmaFrequencies,
  lexiconEntries,
  names,
  verseAddresses,
  verseMeanings,
  versePlaces,
  wordCounts,
} from '../../db/schema/index.ts';
import type { TestDatabase } from './test-database.ts';

/** The tables whose rows are stored in the file in the order of their key. */
const KEPT_BY_KEY = [
  bibleWords,
  lemmaFrequencies,
  lexiconEntries,
  names,
  verseAddresses,
  verseMeanings,
  versePlaces,
  wordCounts,
];

/**
 * Stores the rows of each table in `KEPT_BY_KEY` from the last to the first, in a table without a key. A
 * query without `order by` then finds the words of a verse from the last to the first.
 */
export async function reverseRows({ db }: TestDatabase): Promise<void> {
  for (const table of KEPT_BY_KEY) {
    const key = getTableConfig(table).primaryKeys[0]?.columns ?? [];
    const names = key.map(({ name }) => sql`${sql.identifier(name)}`);
    const backwards = sql.join(
      names.map((name) => sql`${name} desc`),
      sql`, `,
    );
    await db.run(sql`create table reversed as select * from ${table} order by ${backwards}`);
    await db.run(sql`drop table ${table}`);
    await db.run(sql`alter table reversed rename to ${table}`);
    const index = sql.identifier(`${getTableConfig(table).name}_reversed`);
    // Rows that are equal in an index are in the order of the table.
    await db.run(sql`create index ${index} on ${table} (${sql.join(names.slice(0, -1), sql`, `)})`);
  }
}
