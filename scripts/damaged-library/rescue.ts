import { isUtf8 } from 'node:buffer';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { type Column, getTableColumns, getTableName, sql } from 'drizzle-orm';
import Database from 'libsql';
import { studyNotes, users } from '../../db/schema/index.ts';
import { sqliteCode } from '../../db/server/errors.ts';
import { execute, read, rowsOf } from '../../db/sync-sql.ts';
import { usernameKey } from '../../functions/accounts/username.ts';
import { createPrivateFile } from '../private-files.ts';
import { isDamage, type KeptTable, openToRead, sizeOf } from './find-damage.ts';

/** The number of ids that are read at once. */
const IDS_AT_ONCE = 500;
/**
 * The number of ids that are tried if the record of the highest id is unreadable and no readable row has a
 * higher id. Also the number if the highest id is above `MOST_IDS`.
 */
const IDS_TRIED = 100_000;
/** No real library has so many accounts or notes. A higher id can only come from damage. */
const MOST_IDS = 10_000_000;

/** The numbers of rows of one table that were copied and that were lost. */
export interface Count {
  brought: number;
  /** The number of rows that could not be copied; null if the damaged library does not show how many rows it had. */
  lost: number | null;
}

export interface Counts {
  users: Count;
  notes: Count;
}

/** Makes a new library and copies into it the accounts and notes that can be read from a damaged one. */
export async function makeLibrary(
  file: string,
  damaged: string,
  prepare: (client: Client) => Promise<void>,
): Promise<Counts> {
  createPrivateFile(file);
  const client = createClient({ url: pathToFileURL(file).href });
  try {
    await prepare(client);
  } finally {
    client.close();
  }
  // An empty library is not opened, because opening it would delete its log.
  const from = sizeOf(damaged) === 0 ? new Database(':memory:') : openToRead(damaged);
  const to = new Database(file);
  try {
    // Without this setting, SQLite reads nothing from a truncated file.
    execute(from, sql`pragma writable_schema = on`);
    execute(to, sql`pragma foreign_keys = on`);
    // Accounts are copied first, because each note belongs to an account.
    return to.transaction(() => ({
      users: bringOver(from, to, users),
      notes: bringOver(from, to, studyNotes),
    }))();
  } finally {
    from.close();
    to.close();
  }
}

/** The columns of the table that exist in the damaged library too. */
function knownColumns(from: Database.Database, table: KeptTable): Column[] {
  const fields = { name: sql<Uint8Array>`cast(name as blob)` };
  const names = read(from, fields, sql`from pragma_table_info(${getTableName(table)})`);
  const known = new Set(names.map(({ name }) => Buffer.from(name).toString()));
  return Object.values<Column>(getTableColumns(table)).filter(({ name }) => known.has(name));
}

const isNumber = (column: Column): boolean => column.getSQLType() === 'integer';

/** Copies each row of a table that can be read and that satisfies the constraints of the new library. */
function bringOver(from: Database.Database, to: Database.Database, table: KeptTable): Count {
  const known = orUnreadable(() => knownColumns(from, table)) ?? [];
  const newest = newestId(from, table);
  let brought = 0;
  for (let first = 1; known.length > 0 && first <= newest; first += IDS_AT_ONCE)
    for (const row of readableRows(from, table, known, first, first + IDS_AT_ONCE - 1))
      if (insertRow(to, table, row)) brought++;
  // The ids of unreadable rows must never be used again.
  const name = getTableName(table);
  execute(to, sql`delete from sqlite_sequence where name = ${name} and seq < ${newest}`);
  execute(
    to,
    sql`insert into sqlite_sequence
      select ${name}, ${newest} where not exists (select 1 from sqlite_sequence where name = ${name})`,
  );
  // Counting the rows may still succeed, because SQLite can count them in an index.
  const held = orUnreadable(
    () => read(from, { rows: sql<number>`count(*)` }, sql`from ${table}`)[0]?.rows ?? 0,
  );
  return { brought, lost: held === null ? null : Math.max(0, held - brought) };
}

/** The highest id that the table may ever have used, or `IDS_TRIED` if it is unknown or above `MOST_IDS`. */
function newestId(from: Database.Database, table: KeptTable): number {
  const given = orUnreadable(
    () =>
      read(
        from,
        { id: sql<number>`cast(seq as integer)` },
        sql`from sqlite_sequence where name = ${getTableName(table)}`,
      )[0]?.id ?? 0,
  );
  const used = orUnreadable(
    () => read(from, { id: sql<number | null>`max(${table.id})` }, sql`from ${table}`)[0]?.id,
  );
  const newest = Math.max(given ?? IDS_TRIED, used ?? 0);
  return newest <= MOST_IDS ? newest : IDS_TRIED;
}

/** The values of a row by the names of its columns. A null is left out, so that the new library uses its default. */
type SavedRow = ReadonlyMap<string, string | number>;

/**
 * Reads the rows of a range of ids. If this fails, it reads each half of the range, so that in the end only unreadable
 * rows are left out.
 */
function readableRows(
  from: Database.Database,
  table: KeptTable,
  columns: readonly Column[],
  first: number,
  last: number,
): SavedRow[] {
  // Texts are read as bytes, because the driver ends this process if a text is not valid UTF-8.
  const members = columns.map((column) =>
    isNumber(column)
      ? sql`iif(typeof(${column}) = 'integer', ${column}, null)`
      : sql`cast(${column} as blob)`,
  );
  const rows = orUnreadable(() =>
    rowsOf(
      from,
      sql`select ${sql.join(members, sql`, `)} from ${table} where ${table.id} between ${first} and ${last}`,
    ),
  );
  if (rows !== null) return rows.flatMap((values) => decodeRow(columns, values) ?? []);
  if (first === last) return [];
  const middle = Math.floor((first + last) / 2);
  return [
    ...readableRows(from, table, columns, first, middle),
    ...readableRows(from, table, columns, middle + 1, last),
  ];
}

/** The values of a row by column name. Null if a text in it is not valid UTF-8. */
function decodeRow(columns: readonly Column[], values: readonly unknown[]): SavedRow | null {
  const row = new Map<string, string | number>();
  for (const [index, { name }] of columns.entries()) {
    const value = values[index];
    if (value instanceof Uint8Array) {
      if (!isUtf8(value)) return null;
      row.set(name, Buffer.from(value).toString());
    } else if (typeof value === 'number') row.set(name, value);
  }
  return row;
}

/** Inserts a row into the new library. False if a constraint refuses it. */
function insertRow(to: Database.Database, table: KeptTable, saved: SavedRow): boolean {
  const row = new Map(saved);
  const username = row.get(users.username.name);
  // Accounts of older libraries have no `username_key`.
  if (table === users && !row.has(users.usernameKey.name) && typeof username === 'string')
    row.set(users.usernameKey.name, usernameKey(username));
  const columns = Object.values<Column>(getTableColumns(table)).filter(({ name }) => row.has(name));
  const names = columns.map(({ name }) => sql`${sql.identifier(name)}`);
  const values = columns.map(({ name }) => sql`${row.get(name)}`);
  try {
    execute(
      to,
      sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
    );
    return true;
  } catch (error) {
    if (sqliteCode(error)?.startsWith('SQLITE_CONSTRAINT')) return false;
    throw error;
  }
}

/** The result of a read, or null if damage prevents it or the table does not exist. */
function orUnreadable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    // SQLITE_ERROR means that the table does not exist.
    if (isDamage(error) || sqliteCode(error) === 'SQLITE_ERROR') return null;
    throw error;
  }
}
