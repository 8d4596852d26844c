import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { type Column, getTableColumns, getTableName, sql } from 'drizzle-orm';
import Database from 'libsql';
import { prepareDatabase } from '../db/migrate.ts';
import { studyNotes, users } from '../db/schema/index.ts';
import { sqliteCode } from '../db/server/encode.ts';
import { usernameKey } from '../functions/accounts/username.ts';
import { createPrivateFile } from './private-files.ts';
import { reasonOf } from './reasons.ts';
import { execute, read, rowsOf } from './sync-sql.ts';
import { findLogDamage } from './write-ahead-log.ts';

const LIBRARY = 'library.db';
/**
 * The files that SQLite keeps beside a database. The logs come first, so that a new library never has an old one's
 * log.
 */
const PARTS = ['-wal', '-journal', '-shm', ''];
/** Size and time of the file at the last clean stop. */
const MARK = 'library.unchanged';
/** A complete new library that will replace the damaged one. Both files have the same timestamp in their names. */
const READY = /^library-(\d{8}-\d{6})\.new\.db$/u;
const UNFINISHED = /^library-.*\.new\.db\.part/u;

/** How many ids are read at a time. */
const IDS_AT_ONCE = 500;
/** How many ids are tried if the library does not tell how many it has given. */
const IDS_TRIED = 100_000;
/** No library has given more ids. A larger number is itself damage. */
const MOST_IDS = 10_000_000;

/** What is copied. Sessions and login tries are not, so everybody signs in again. */
const TABLES = [users, studyNotes] as const;
type Table = (typeof TABLES)[number];

/** How much of one table was copied. */
interface Count {
  brought: number;
  /** Null if the damaged library does not tell. */
  lost: number | null;
}

interface Counts {
  users: Count;
  notes: Count;
}

/** How a library is checked and replaced. */
export interface ReplaceOptions {
  /** Receives the report. */
  say?: (line: string) => void;
  /** Creates the tables. */
  prepare?: (client: Client) => Promise<void>;
}

/**
 * Replaces a damaged library with a new one that has all readable accounts and notes. The damaged one is kept beside
 * it. It also finishes a replacement that a kill interrupted.
 * @throws Error if the library cannot be opened for another reason, or the new one cannot be created. Then nothing
 * has changed.
 */
export async function replaceIfDamaged(
  dataDir: string,
  { say = console.error, prepare = prepareDatabase }: ReplaceOptions = {},
): Promise<void> {
  const file = join(dataDir, LIBRARY);
  for (const kept of finishReplacing(dataDir)) say(lateReport(dataDir, kept));
  let damage: string | null;
  try {
    damage = findDamage(file, { everything: !isMarked(dataDir) });
  } catch (error) {
    throw cannotOpen(file, error);
  }
  // The mark of a clean stop is valid for one start.
  const removeMark = () => rmSync(join(dataDir, MARK), { force: true });
  if (damage === null) return removeMark();
  const time = freeTime(dataDir);
  const ready = join(dataDir, `library-${time}.new.db`);
  let counts: Counts;
  try {
    counts = await makeLibrary(`${ready}.part`, file, prepare);
  } catch (error) {
    removeUnfinished(dataDir);
    throw new Error(
      `${file} is damaged (${damage}). Accounts and notes are in it, and they could not be brought over into a new library (${reasonOf(error)}). Nothing has been changed.`,
    );
  }
  removeMark();
  renameSync(`${ready}.part`, ready);
  finishReplacing(dataDir);
  say(report({ dataDir, damage, kept: keptName(time), counts }));
}

/**
 * What is wrong with a library, or null. A full check of the whole corpus takes half a second. The short check only
 * reads accounts and notes.
 * @throws Error of the driver if the library is locked or cannot be opened.
 */
export function findDamage(file: string, { everything }: { everything: boolean }): string | null {
  const log = sizeOf(`${file}-wal`);
  // An empty file is a library that does not exist yet, or one that has lost its log.
  if (sizeOf(file) === 0) return log > 0 ? 'it is empty, its log is not' : null;
  // Tries twice, because another program that creates an administrator may be writing.
  const logDamage = findLogDamage(`${file}-wal`) && findLogDamage(`${file}-wal`);
  if (logDamage !== null) return logDamage;
  const db = openToRead(file);
  try {
    const checks = everything
      ? [sql`pragma quick_check(1)`]
      : TABLES.map((table) => sql`pragma quick_check(${table})`);
    for (const check of checks) {
      const [answer] = rowsOf(db, check)[0] ?? [];
      if (answer !== 'ok') return String(answer).replaceAll('\n', ' ');
    }
    return null;
  } catch (error) {
    // A library that was only just begun lacks a table.
    if (sqliteCode(error) === 'SQLITE_ERROR') return null;
    if (isDamage(error)) return (error as Error).message;
    throw error;
  } finally {
    db.close();
  }
}

/** A library that is not damaged but cannot be opened. */
export const cannotOpen = (file: string, error: unknown): Error =>
  new Error(
    `${file} cannot be opened (${reasonOf(error)}). Accounts and notes are in it: see who may open it, and what else has it open.`,
  );

/** Whether a damaged library is being replaced, by a running start or by an interrupted one. */
export const isBeingReplaced = (dataDir: string): boolean =>
  existsSync(dataDir) && readdirSync(dataDir).some((name) => /^library-.*\.new\.db/u.test(name));

/** Marks a clean stop, so that the next start can use the short check if the file is unchanged. */
export function markUnchanged(dataDir: string): void {
  writeFileSync(join(dataDir, MARK), look(join(dataDir, LIBRARY)), { mode: 0o600 });
}

/** Whether the library is as the last clean stop left it. A clean stop leaves no log. */
function isMarked(dataDir: string): boolean {
  const mark = join(dataDir, MARK);
  const file = join(dataDir, LIBRARY);
  return existsSync(mark) && sizeOf(`${file}-wal`) === 0 && readFileSync(mark, 'utf8') === look(file);
}

function look(file: string): string {
  const { size = 0n, mtimeNs = 0n } = statSync(file, { bigint: true, throwIfNoEntry: false }) ?? {};
  return `${size} ${mtimeNs}`;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Opens the library for reading only, so that neither the file nor its log changes. */
const openToRead = (file: string): Database.Database =>
  new Database(`${pathToFileURL(file).href}?mode=ro`, { timeout: 1000 });

const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/u.test(sqliteCode(error) ?? '');

const keptName = (time: string): string => `library-damaged-${time}.db`;

/** The time now (UTC) as `YYYYMMDD-HHMMSS`, or the next time that no kept library has in its name. */
function freeTime(dataDir: string): string {
  for (let now = Date.now(); ; now += 1000) {
    const digits = new Date(now).toISOString().replaceAll(/\D/gu, '');
    const time = `${digits.slice(0, 8)}-${digits.slice(8, 14)}`;
    if (!readdirSync(dataDir).some((name) => name.startsWith(keptName(time)))) return time;
  }
}

function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) if (UNFINISHED.test(name)) rmSync(join(dataDir, name));
}

/**
 * Moves the damaged library aside and a complete new one into its place. If it is killed in between, the next start
 * continues.
 * @returns the new names of the damaged libraries.
 * @throws Error if a name is taken because someone put a library there in the meantime. Then nothing has moved.
 */
function finishReplacing(dataDir: string): string[] {
  removeUnfinished(dataDir);
  const file = join(dataDir, LIBRARY);
  const finished: string[] = [];
  for (const name of readdirSync(dataDir)) {
    const [, time] = READY.exec(name) ?? [];
    if (time === undefined) continue;
    const ready = join(dataDir, name);
    const kept = join(dataDir, keptName(time));
    const present = PARTS.filter((part) => existsSync(file + part));
    // The main file moves last. Once it is gone, no part of the damaged library has its first name.
    const taken = existsSync(kept) ? present : present.filter((part) => existsSync(kept + part));
    if (taken.length > 0) throw nameTaken(file, ready, kept);
    for (const part of present) renameSync(file + part, kept + part);
    renameSync(ready, file);
    finished.push(keptName(time));
  }
  return finished;
}

const nameTaken = (file: string, ready: string, kept: string): Error =>
  new Error(
    `A start that was interrupted was replacing a damaged library (kept as ${kept}), and ${file} has been written since. ` +
      `Nothing has been changed. To use ${file}, move ${ready} to another folder; to use ${ready}, which holds what could ` +
      `be read of the damaged library, move ${file} and its -wal and -shm to another folder. Then start again.`,
  );

/** A migrated library with everything that can be read from a damaged one. */
async function makeLibrary(
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
  // Opening an empty file would delete its log.
  const from = sizeOf(damaged) === 0 ? new Database(':memory:') : openToRead(damaged);
  const to = new Database(file);
  try {
    // Without this, nothing can be read from a truncated file.
    execute(from, sql`pragma writable_schema = on`);
    execute(to, sql`pragma foreign_keys = on`);
    // Accounts first, because each note belongs to one.
    return to.transaction(() => ({
      users: bringOver(from, to, users),
      notes: bringOver(from, to, studyNotes),
    }))();
  } finally {
    from.close();
    to.close();
  }
}

/** The table's columns that the damaged library has as well. */
function knownColumns(from: Database.Database, table: Table): Column[] {
  const fields = { name: sql<Uint8Array>`cast(name as blob)` };
  const names = read(from, fields, sql`from pragma_table_info(${getTableName(table)})`);
  const known = new Set(names.map(({ name }) => Buffer.from(name).toString()));
  return Object.values<Column>(getTableColumns(table)).filter(({ name }) => known.has(name));
}

const isNumber = (column: Column): boolean => column.getSQLType() === 'integer';

/** Copies the rows of a table that can be read and that fit into the new library. */
function bringOver(from: Database.Database, to: Database.Database, table: Table): Count {
  const known = orUnreadable(() => knownColumns(from, table)) ?? [];
  const newest = newestId(from, table);
  let brought = 0;
  for (let first = 1; known.length > 0 && first <= newest; first += IDS_AT_ONCE)
    for (const row of readableRows(from, table, known, first, first + IDS_AT_ONCE - 1))
      if (insertRow(to, table, row)) brought++;
  // The ids of unreadable rows are never given again.
  const name = getTableName(table);
  execute(to, sql`delete from sqlite_sequence where name = ${name} and seq < ${newest}`);
  execute(
    to,
    sql`insert into sqlite_sequence
      select ${name}, ${newest} where not exists (select 1 from sqlite_sequence where name = ${name})`,
  );
  // An index may still tell how many rows there were.
  const held = orUnreadable(
    () => read(from, { rows: sql<number>`count(*)` }, sql`from ${table}`)[0]?.rows ?? 0,
  );
  return { brought, lost: held === null ? null : Math.max(0, held - brought) };
}

/** The highest id that the table may have given. */
function newestId(from: Database.Database, table: Table): number {
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

/** A row by the names of its columns. A null is left out, so that the new library's default takes its place. */
type SavedRow = ReadonlyMap<string, string | number>;

/** The rows of a range of ids. Halves the range until only the unreadable rows are left out. */
function readableRows(
  from: Database.Database,
  table: Table,
  columns: readonly Column[],
  first: number,
  last: number,
): SavedRow[] {
  // Reads texts as bytes, because the driver ends this process if text is not valid UTF-8.
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

/** A row with its texts. Null if some of its bytes are not text. */
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

/** Adds a row, unless damage has made it invalid. */
function insertRow(to: Database.Database, table: Table, saved: SavedRow): boolean {
  const row = new Map(saved);
  const username = row.get(users.username.name);
  // Accounts had no key in older libraries.
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

/** The result of a read, or null if damage prevents it. */
function orUnreadable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    // An ordinary SQL error means that a table is missing.
    if (isDamage(error) || sqliteCode(error) === 'SQLITE_ERROR') return null;
    throw error;
  }
}

/** The report of a replacement whose own report was lost when its start was interrupted. */
const lateReport = (dataDir: string, kept: string): string =>
  `A start that was interrupted found ${join(dataDir, LIBRARY)} damaged and replaced it. The accounts and notes that could be read are in a new library now. Everybody has to sign in again.\nThe damaged library is kept as ${join(dataDir, kept)}. The texts are imported again.`;

function report({
  dataDir,
  damage,
  kept,
  counts,
}: {
  dataDir: string;
  damage: string;
  kept: string;
  counts: Counts;
}): string {
  const { users, notes } = counts;
  const number = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
  const lost = ({ lost }: Count, name: string) =>
    lost === null
      ? `how many more ${name}s it held cannot be told`
      : `${number(lost, name)} could not be read`;
  const nothingLost = users.lost === 0 && notes.lost === 0;
  return [
    `${join(dataDir, LIBRARY)} was damaged (${damage}). Accounts and notes were in it.`,
    `${number(users.brought, 'account')} and ${number(notes.brought, 'note')} are in a new library now; ${
      nothingLost ? 'none was lost' : `${lost(users, 'account')}, ${lost(notes, 'note')}`
    }. Everybody has to sign in again.`,
    `The damaged file is kept as ${join(dataDir, kept)}. The texts are imported again.`,
  ].join('\n');
}
