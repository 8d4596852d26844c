import type { SQL } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type Database from 'libsql';

/**
 * Turns `sql` templates into text for the synchronous driver, which opens a database file without a server.
 */

const DIALECT = new SQLiteSyncDialect();

export const rowsOf = (db: Database.Database, statement: SQL): unknown[][] => [...eachRow(db, statement)];

export function* eachRow(db: Database.Database, statement: SQL): Generator<unknown[]> {
  const query = DIALECT.sqlToQuery(statement);
  const rows: Iterable<unknown> = db
    .prepare(query.sql)
    .raw()
    .iterate(...query.params);
  for (const row of rows) yield Array.isArray(row) ? row : [row];
}

export function execute(db: Database.Database, statement: SQL): void {
  const query = DIALECT.sqlToQuery(statement);
  // The driver's method `exec` leaves no prepared statement in memory. A prepared statement can
  // hold a lock on a closed file.
  if (query.params.length === 0) db.exec(query.sql);
  else db.prepare(query.sql).run(...query.params);
}
