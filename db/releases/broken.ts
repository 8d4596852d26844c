import { sql } from 'drizzle-orm';
import type Database from 'libsql';
import { rowsOf } from '../sync-sql.ts';

/**
 * Says why a statement that a release sends no longer runs on the schema of this database. Returns null if it runs.
 * Nothing is executed.
 */
export function whyBroken(db: Database.Database, statement: string): string | null {
  try {
    db.prepare(statement);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const [, table, named] = /\binsert (?:or \w+ )?into "?(\w+)"? \(([^)]*)\)/i.exec(statement) ?? [];
  if (table === undefined || named === undefined) return null;
  const insertedColumns = new Set(named.match(/\w+/g));
  const missing = requiredColumns(db, table).filter((column) => !insertedColumns.has(column));
  return missing.length === 0 ? null : `${table} needs a value in ${missing.join(', ')}`;
}

/** The columns that an insert must name. An integer that is the only key gets its value from SQLite. */
function requiredColumns(db: Database.Database, table: string): string[] {
  const columns = rowsOf(
    db,
    sql`select name, type, "notnull", dflt_value, pk from pragma_table_info(${table})`,
  );
  const keys = columns.filter(([, , , , key]) => key !== 0).length;
  return columns
    .filter(([, type, isRequired, standard, key]) => {
      const isRowid = key === 1 && keys === 1 && /^integer$/i.test(String(type));
      return isRequired === 1 && standard === null && !isRowid;
    })
    .map(([name]) => String(name));
}
