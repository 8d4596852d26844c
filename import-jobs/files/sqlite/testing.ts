import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';

/**
 * The bytes of a database that SQLite itself writes, for tests. `before` is an older state of the file to begin with.
 */
export function makeDatabase(write: (db: Database.Database) => void, before?: Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(process.env.TEST_DATABASES ?? tmpdir(), 'sqlite-file-'));
  try {
    const path = join(folder, 'made.db');
    if (before) writeFileSync(path, before);
    const db = new Database(path);
    db.exec('PRAGMA synchronous = OFF');
    write(db);
    db.close();
    return Uint8Array.from(readFileSync(path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What SQLite answers to a query over such a file. */
export function queryDatabase(bytes: Uint8Array, sql: string): unknown[] {
  let rows: unknown[] = [];
  makeDatabase((db) => {
    rows = db.prepare(sql).raw().all();
  }, bytes);
  return rows;
}
