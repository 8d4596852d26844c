import type { Client, InStatement, ResultSet } from '@libsql/client';
import Database from 'libsql';

/**
 * Reads from the file of a library and prepares each statement only once. A test that visits every address runs one
 * statement 31,000 times, and the official client would prepare it each time.
 */
export function preparedReads(file: string): Pick<Client, 'execute'> & { close(): void } {
  const database = new Database(file, { readonly: true });
  const statements = new Map<string, Database.Statement>();

  async function execute(statement: InStatement): Promise<ResultSet> {
    if (typeof statement === 'string' || !Array.isArray(statement.args))
      throw new TypeError('A read comes with a list of values');
    let prepared = statements.get(statement.sql);
    if (prepared === undefined) {
      prepared = database.prepare(statement.sql).raw();
      statements.set(statement.sql, prepared);
    }
    const rows = prepared.all(statement.args).map((row) => {
      if (!Array.isArray(row)) throw new TypeError('A row is a list of values');
      return { ...Object.fromEntries(row.entries()), length: row.length };
    });
    return {
      columns: [],
      columnTypes: [],
      rows,
      rowsAffected: 0,
      lastInsertRowid: undefined,
      toJSON: () => rows,
    };
  }

  return {
    execute,
    close() {
      statements.clear();
      database.close();
    },
  };
}
