import { createHash } from 'node:crypto';
import type { Client } from '@libsql/client';
import { getTableName, sql } from 'drizzle-orm';
import { build, sendBatch, together } from '../../../db/batch.ts';
import { type Backup, checkBackup, rowsIn } from './backup-file.ts';
import { raiseCounters } from './counters.ts';
import { readLibrary } from './read-library.ts';
import { BACKED_UP, ROWS_AT_ONCE, type Row, type SavedRow } from './tables.ts';

type Database = Pick<Client, 'batch'>;

/**
 * How many ids a restore leaves out after the highest id in the backup. Accounts and notes that were made after the
 * backup have used some of them, and no id is ever used twice.
 */
const IDS_LEFT_OUT = 100_000;

const MOST_NAMED = 10;

/**
 * Writes a backup into a migrated database without accounts and notes. If it was killed, it can run again: the result
 * is the same.
 * @throws Error if the file cannot be used, or if the database has a row that is not in the file or differs from it.
 *   The database has not changed then. Also throws the driver's error.
 */
export async function restoreRows(db: Database, path: string): Promise<Backup> {
  const digests = new Set<string>();
  const fields = new Map<string, string[]>();
  const backup = await checkBackup(path, (saved) => {
    fields.set(saved.table, Object.keys(saved.row));
    digests.add(digestOf(saved));
  });
  await refuseOtherRows(db, ({ table, row }) =>
    // Only the fields of the backup are compared, because the backup of an older version has fewer.
    digests.has(digestOf({ table, row: pick(row, fields.get(table) ?? []) })),
  );
  // The counters are written first, so that a restore that was killed leaves no id that could be used twice.
  await raiseCounters(
    db,
    Object.fromEntries(Object.entries(backup.counters).map(([name, id]) => [name, id + IDS_LEFT_OUT])),
  );
  for await (const { table, rows } of pages(rowsIn(path))) {
    const target = BACKED_UP.find((each) => getTableName(each) === table);
    if (target !== undefined)
      await sendBatch(db, 'write', [build.insert(target).values(rows).onConflictDoNothing()]);
  }
  await checkCounts(db, backup);
  return backup;
}

const digestOf = (saved: SavedRow): string =>
  createHash('sha256').update(JSON.stringify(saved)).digest('base64');

const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

async function refuseOtherRows(db: Database, isInFile: (saved: SavedRow) => boolean): Promise<void> {
  const others: string[] = [];
  for await (const saved of (await readLibrary(db)).rows) if (!isInFile(saved)) others.push(nameOf(saved));
  if (others.length === 0) return;
  const more = others.length > MOST_NAMED ? ` and ${others.length - MOST_NAMED} more` : '';
  throw new Error(
    `The database has rows that are not in the backup or differ from it: ${others.slice(0, MOST_NAMED).join(', ')}${more}. ` +
      'Nothing has been changed. Restore into a database without accounts.',
  );
}

/** A row for an error, without passwords and notes: `users 3 “Anna”`, `study_notes 12`. */
const nameOf = ({ table, row: { id, userId, username } }: SavedRow): string =>
  [table, id ?? `of account ${userId}`, username && `“${username}”`].filter(Boolean).join(' ');

/** Groups consecutive rows of one table, at most as many as one statement may write. */
async function* pages(saved: AsyncIterable<SavedRow>): AsyncGenerator<{ table: string; rows: Row[] }> {
  let page: { table: string; rows: Row[] } | null = null;
  for await (const { table, row } of saved) {
    if (page !== null && (page.table !== table || page.rows.length === ROWS_AT_ONCE)) {
      yield page;
      page = null;
    }
    page ??= { table, rows: [] };
    page.rows.push(row);
  }
  if (page !== null) yield page;
}

async function checkCounts(db: Database, { counts }: Backup): Promise<void> {
  const [found] = await sendBatch(db, 'read', [
    together(BACKED_UP.map((table) => build.select({ rows: sql<number>`count(*)` }).from(table))),
  ]);
  for (const [index, table] of BACKED_UP.entries()) {
    const expected = counts[getTableName(table)] ?? 0;
    const rows = found[index]?.[0]?.rows;
    if (rows !== expected)
      throw new Error(
        `${getTableName(table)} has ${rows} rows after the restore, but the backup has ${expected}: somebody has written to the database meanwhile. Stop the app, and restore into an empty database.`,
      );
  }
}
