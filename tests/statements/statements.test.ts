import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writtenStatements } from '../../db/releases/sent.ts';
import { BUILD_DIR, ROOT } from '../../scripts/settings.ts';
import { temporaryFile } from '../../scripts/start/libsql/temporary.ts';
import { meaningOf } from './bytecode.ts';
import { type LibsqlTexts, startLibsqlTexts } from './libsql-texts.ts';

const FOLDER = process.env.STATEMENTS_DIR ?? join(BUILD_DIR, 'statements');
const MIGRATIONS = readMigrationFiles({ migrationsFolder: join(ROOT, 'db/migrations') }).flatMap(
  ({ sql }) => sql,
);
/** SQLite's errors for a statement of a test that makes its own tables or changes ours. */
const OTHER_SCHEMA =
  /^no such (?:table|column|index|trigger|module)\b|already exists|has no column named|^variable number must be/;

let libsql: LibsqlTexts;
let ours: string;
let theirs: string;
/** What each statement of a migration does, in our text and in that of libSQL. */
const migrated: { sql: string; ours: string; theirs: string }[] = [];

beforeAll(async () => {
  libsql = await startLibsqlTexts();
  [ours, theirs] = [await emptyDatabase(), await emptyDatabase()];
  for (const sql of MIGRATIONS) {
    const text = libsql.textOf(sql);
    migrated.push({ sql, ours: meaningOf(ours, sql), theirs: meaningOf(theirs, text) });
    run(ours, sql);
    run(theirs, text);
  }
});
afterAll(async () => {
  await libsql.end();
  for (const file of [ours, theirs]) rmSync(dirname(file), { recursive: true, force: true });
});

async function emptyDatabase(): Promise<string> {
  const { file } = await temporaryFile();
  // With a write-ahead log, a connection that keeps a lock does not stop another one that writes.
  run(file, 'pragma journal_mode = wal');
  return file;
}

function run(file: string, sql: string): void {
  const database = new Database(file);
  database.exec(sql);
  database.close();
}

test('each statement of a migration does the same after libSQL’s parser has written it anew', () => {
  expect(migrated.length).toBeGreaterThan(20);
  for (const { sql, ours, theirs } of migrated) expect(theirs, sql).toBe(ours);
});

// npm test sets STATEMENTS_DIR and must find statements there. A run of this file alone takes those of the last npm
// test.
test.skipIf(process.env.STATEMENTS_DIR === undefined && !existsSync(FOLDER))(
  'each statement that the other tests ran (npm test logs them) does the same after libSQL’s parser has written it anew',
  () => {
    const statements = [...writtenStatements(FOLDER)].filter(
      (sql) => !/^\s*explain\b/i.test(sql) && !MIGRATIONS.includes(sql),
    );
    const others: string[] = [];
    for (const sql of statements) {
      let meaning: string;
      try {
        meaning = meaningOf(ours, sql);
      } catch (error) {
        expect((error as Error).message, sql).toMatch(OTHER_SCHEMA);
        others.push(sql);
        continue;
      }
      expect(meaningOf(theirs, libsql.textOf(sql)), sql).toBe(meaning);
    }
    const compared = statements.length - others.length;
    console.log(`${compared} statements compared; ${others.length} are of other tables.`);
    expect(compared, `statements in ${FOLDER}, which a whole npm test fills`).toBeGreaterThan(300);
  },
);

test.each([
  ['select 1 + 2 * 3 as n', 'select (1 + 2) * 3 as n'],
  ['select id from books where id = 1', 'select id from books where id = 2'],
  ["create table notes (text default 'a b')", "create table notes (text default 'a  b')"],
  ['pragma foreign_keys = on', 'pragma foreign_keys = off'],
])('meaningOf tells two different statements apart: %j and %j', async (one, other) => {
  const file = await emptyDatabase();
  run(file, 'create table books (id integer)');
  expect(meaningOf(file, one)).not.toBe(meaningOf(file, other));
  expect(meaningOf(file, one)).toBe(meaningOf(file, `-- a note\n${one.replace(/ /, '\n ')};`));
  rmSync(dirname(file), { recursive: true, force: true });
});
