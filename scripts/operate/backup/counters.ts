import type { Client } from '@libsql/client';
import { and, eq, getTableName, inArray, lt, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { build, change, sendBatch } from '../../../db/batch.ts';
import { BACKED_UP } from './tables.ts';

/** SQLite’s own table of the highest id that each table has ever used. */
export const sequences = sqliteTable('sqlite_sequence', { name: text().notNull(), seq: integer().notNull() });

/**
 * The name of the counter of the copies that were made of a local library. No table has this name. If the library's
 * counter is lower than that of a copy, the library has lost what was written before that copy was made.
 */
export const LOCAL_COPIES = 'local copies';

export type Counters = Readonly<Record<string, number>>;

export const selectCounters = () =>
  build
    .select()
    .from(sequences)
    .where(inArray(sequences.name, [...BACKED_UP.map(getTableName), LOCAL_COPIES]));

export async function raiseCounters(db: Pick<Client, 'batch'>, counters: Counters): Promise<void> {
  const writes = Object.entries(counters).flatMap(([name, seq]) => [
    build
      .update(sequences)
      .set({ seq })
      .where(and(eq(sequences.name, name), lt(sequences.seq, seq))),
    // The table `sqlite_sequence` has no unique index, so `on conflict` cannot be used.
    change(sql`insert into ${sequences} (name, seq) select ${name}, ${seq}
      where not exists (select 1 from ${sequences} where ${sequences.name} = ${name})`),
  ]);
  await sendBatch(db, 'write', writes);
}
