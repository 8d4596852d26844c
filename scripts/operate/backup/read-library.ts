import type { Client } from '@libsql/client';
import { and, asc, getTableColumns, getTableName, gt, lte, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { build, sendBatch, together } from '../../../db/batch.ts';
import { users } from '../../../db/schema/index.ts';
import { type Counters, selectCounters } from './counters.ts';
import { BACKED_UP, ROWS_AT_ONCE, type SavedRow } from './tables.ts';

type Database = Pick<Client, 'batch'>;

const rowid = sql<number>`rowid`;

/**
 * Reads the accounts and what belongs to them, page by page, while others may write. The result is whole: accounts are
 * read first, and a row whose account was not read is left out, because that account is newer than the backup. Rows
 * that are newer than the call are left out too, so a note that is deleted and written again meanwhile is not read
 * twice.
 */
export async function readLibrary(db: Database) {
  const [counters, newest] = await sendBatch(db, 'read', [
    selectCounters(),
    together(
      BACKED_UP.map((table) => build.select({ id: sql<number>`coalesce(max(rowid), 0)` }).from(table)),
    ),
  ]);
  return {
    counters: Object.fromEntries(counters.map(({ name, seq }) => [name, seq])) satisfies Counters,
    rows: readTables(
      db,
      newest.map(([row]) => row?.id ?? 0),
    ),
  };
}

export type Contents = Awaited<ReturnType<typeof readLibrary>>;

async function* readTables(db: Database, newest: readonly number[]): AsyncGenerator<SavedRow> {
  const accounts = new Set<unknown>();
  for (const [index, table] of BACKED_UP.entries())
    for await (const row of readTable(db, table, newest[index] ?? 0)) {
      if (table === users) accounts.add(row.id);
      if (row.userId === undefined || accounts.has(row.userId)) yield { table: getTableName(table), row };
    }
}

async function* readTable(db: Database, table: SQLiteTable, newest: number) {
  let last = 0;
  while (last < newest) {
    const [page] = await sendBatch(db, 'read', [
      build
        .select({ rowid, row: getTableColumns(table) })
        .from(table)
        .where(and(gt(rowid, last), lte(rowid, newest)))
        .orderBy(asc(rowid))
        .limit(ROWS_AT_ONCE),
    ]);
    for (const { row } of page) yield row;
    last = page.at(-1)?.rowid ?? newest;
  }
}
