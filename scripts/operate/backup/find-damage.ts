import { isUtf8 } from 'node:buffer';
import { pathToFileURL } from 'node:url';
import { getTableName, sql } from 'drizzle-orm';
import Database from 'libsql';
import { users } from '../../../db/schema/index.ts';
import { eachRow, rowsOf } from '../../../db/sync-sql.ts';
import { sqliteCode } from '../../start/libsql/errors.ts';
import { sizeOf } from './clean-stop.ts';
import { type Counters, LOCAL_COPIES, sequences } from './counters.ts';
import { BACKED_UP } from './tables.ts';

const LACKS_CHANGES = 'it lacks changes that its copy has';

/**
 * Describes the damage of a library, or returns null. It opens the library for reading only, so that neither the file
 * nor its log changes. After a clean stop it checks only the tables that are backed up, because the file is the one that was
 * stopped: that takes a millisecond, and a check of everything some seconds on a busy machine.
 *
 * SQLite itself finds damaged pages. It reports no damage of the log, but drops everything after it. So the library is
 * also compared with its newest copy; `copied` has the counters of that copy, or is null if there is none.
 * @throws Error of the driver if the library is locked or cannot be opened.
 */
export function findDamage(
  file: string,
  { wasStopped, copied }: { wasStopped: boolean; copied: Counters | null },
): string | null {
  if (sizeOf(file) === 0) {
    if (sizeOf(`${file}-wal`) > 0) return 'it is empty, its log is not';
    // A missing or empty file without a copy of accounts and notes is a library that has no content yet, and not a
    // damaged one.
    return copied === null ? null : 'it is missing or empty, its copy is not';
  }
  const db = new Database(`${pathToFileURL(file).href}?mode=ro`, { timeout: 1000 });
  try {
    const tables = textsByTable(db);
    // The library was only just created, or has lost its table of accounts.
    if (!tables.has(getTableName(users))) return copied === null ? null : LACKS_CHANGES;
    const damage = findBadPage(db, wasStopped ? [...tables.keys()] : null);
    if (damage !== null || wasStopped) return damage;
    return findBadText(db, tables) ?? (copied !== null && lacksChanges(db, copied) ? LACKS_CHANGES : null);
  } catch (error) {
    const code = sqliteCode(error);
    if (code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB') return (error as Error).message;
    throw error;
  } finally {
    db.close();
  }
}

/** What SQLite says about damaged pages of these tables, or of all tables; null if there are none. */
function findBadPage(db: Database.Database, tables: readonly string[] | null): string | null {
  const checks =
    tables === null
      ? [sql`pragma integrity_check(1)`]
      : tables.map((table) => sql`pragma quick_check(${sql.identifier(table)})`);
  for (const check of checks) {
    const [answer] = rowsOf(db, check)[0] ?? [];
    if (answer !== 'ok') return String(answer).replaceAll('\n', ' ');
  }
  return null;
}

/**
 * Finds a text with a NUL or with bytes that are not UTF-8. No reader can write one. SQLite does not look for it, and
 * the driver ends the process when it reads a text that is not UTF-8.
 */
function findBadText(db: Database.Database, tables: ReadonlyMap<string, readonly string[]>): string | null {
  for (const [table, columns] of tables) {
    const bytes = columns.map((column) => sql`cast(${sql.identifier(column)} as blob)`);
    for (const row of eachRow(db, sql`select ${sql.join(bytes, sql`, `)} from ${sql.identifier(table)}`))
      if (row.some((text) => text instanceof Uint8Array && (text.includes(0) || !isUtf8(text))))
        return `${table} has a text of other bytes`;
  }
  return null;
}

function textsByTable(db: Database.Database): Map<string, string[]> {
  const rows = rowsOf(
    db,
    sql`select t.name, c.name from sqlite_schema t join pragma_table_info(t.name) c on lower(c.type) = 'text'
      where t.type = 'table' and t.name in ${BACKED_UP.map(getTableName)} order by t.name, c.cid`,
  );
  const tables = new Map<string, string[]>();
  for (const [table, column] of rows)
    tables.set(String(table), [...(tables.get(String(table)) ?? []), String(column)]);
  return tables;
}

function lacksChanges(db: Database.Database, copied: Counters): boolean {
  const isCounter = sql`${sequences.name} = ${LOCAL_COPIES}`;
  const [row] = rowsOf(
    db,
    sql`select coalesce(max(${sequences.seq}), 0) from ${sequences} where ${isCounter}`,
  );
  return Number(row?.[0]) < (copied[LOCAL_COPIES] ?? 0);
}
