import { type SQL, sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type Database from 'libsql';
import { type Fields, type RowOf, rowMaker, selected } from './fields.ts';

/**
 * Turns `sql` templates into text for the synchronous driver, which opens a database file without a server.
 */

const DIALECT = new SQLiteSyncDialect();

/** The rows of a statement, each as the list of its values. Throws the driver's error. */
export function rowsOf(db: Database.Database, statement: SQL): unknown[][] {
  const query = DIALECT.sqlToQuery(statement);
  return db
    .prepare(query.sql)
    .raw()
    .all(...query.params)
    .map((row) => (Array.isArray(row) ? row : [row]));
}

/** The rows of a select. `from` is the part of the statement after the selected fields. Throws the driver's error. */
export const read = <F extends Fields>(db: Database.Database, fields: F, from: SQL): RowOf<F>[] =>
  rowsOf(db, sql`select ${selected(fields)} ${from}`).map(rowMaker(fields));

/** Runs a statement that returns no rows, or several statements without parameters. Throws the driver's error. */
export function execute(db: Database.Database, statement: SQL): void {
  const query = DIALECT.sqlToQuery(statement);
  // `exec` leaves no prepared statement in memory. A prepared statement can hold a lock on a closed file.
  if (query.params.length === 0) db.exec(query.sql);
  else db.prepare(query.sql).run(...query.params);
}
