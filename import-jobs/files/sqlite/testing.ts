import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import Database from 'libsql';
import { execute, rowsOf } from '../../../db/sync-sql.ts';

export function makeDatabase(write: (db: Database.Database) => void, before?: Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(process.env.TEST_DATABASES ?? tmpdir(), 'sqlite-file-'));
  try {
    const path = join(folder, 'made.db');
    if (before) writeFileSync(path, before);
    const db = new Database(path);
    execute(db, sql`PRAGMA synchronous = OFF`);
    write(db);
    db.close();
    return Uint8Array.from(readFileSync(path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function queryDatabase(bytes: Uint8Array, statement: SQL): unknown[][] {
  let rows: unknown[][] = [];
  makeDatabase((db) => {
    rows = rowsOf(db, statement);
  }, bytes);
  return rows;
}

export const textOf = (statement: SQL): string => new SQLiteSyncDialect().sqlToQuery(statement).sql;
