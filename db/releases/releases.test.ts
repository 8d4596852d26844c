import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migratedDatabase, type TestDatabase } from '../../tests/support/test-database.ts';
import { whyBroken } from './broken.ts';
import { COMPLETE, checkComplete, sentByRelease, writtenStatements } from './sent.ts';
import { oneOfEachShape } from './shapes.ts';

const FOLDER = import.meta.dirname;
const releases = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const statementsOf = (release: string): string[] => JSON.parse(readFileSync(join(FOLDER, release), 'utf8'));

let database: TestDatabase;
let db: Database.Database;
beforeAll(async () => {
  database = await migratedDatabase();
  db = new Database(database.path);
});
afterAll(() => {
  db.close();
  database.remove();
});

describe('on the newest schema', () => {
  test.each(releases)('each statement of the release in %s still runs', (release) => {
    const broken = statementsOf(release).flatMap((sql) => {
      const why = whyBroken(db, sql);
      return why === null ? [] : [`${release}: ${why}: ${sql}`];
    });
    expect(broken).toEqual([]);
  });

  test('the version in package.json has a list with reads, searches, accounts, notes and jobs', () => {
    const { version } = JSON.parse(readFileSync(join(FOLDER, '../../package.json'), 'utf8'));
    // If the list for this version is missing, these commands make it: npm test && npm run
    // release:statements
    expect(releases).toContain(`${version}.json`);
    const all = statementsOf(`${version}.json`).join('\n');
    for (const part of [
      'select (select "library"."revision"',
      '"verse_search_original" match',
      'insert into "study_notes"',
      'insert into "users"',
      'insert into "sessions"',
      'update "import_chunks"',
      'insert into "bible_words"',
    ])
      expect(all).toContain(part);
  });
});

describe('a statement is broken by a change of the schema', () => {
  const statement =
    'insert into "sessions" ("id", "user_id", "created_at", "seen_at", "device") values (?, ?, ?, ?, ?)';

  test.each([
    ['that removes a table', ['drop table sessions'], 'no such table: sessions'],
    [
      'that renames a column',
      ['alter table sessions rename column device to place'],
      'table sessions has no column named device',
    ],
    [
      'that adds a column without a default to a new form of the table',
      [
        'drop table sessions',
        'create table sessions (id text primary key, user_id, created_at, seen_at, device, place text not null)',
      ],
      'sessions needs a value in place',
    ],
  ])('a statement is broken by this change of the schema: %s', async (_, changes, reason) => {
    expect(whyBroken(db, statement)).toBeNull();
    const own = await migratedDatabase();
    for (const change of changes) await own.client.execute(change);
    const changed = new Database(own.path);
    expect(whyBroken(changed, statement)).toContain(reason);
    changed.close();
    own.remove();
  });

  test('an insert may leave out an integer key, a column that may be null and one with a default', () => {
    expect(whyBroken(db, 'insert into users (username, password) values (?, ?)')).toBeNull();
    expect(whyBroken(db, 'insert into users (username) values (?)')).toBe('users needs a value in password');
  });
});

describe('the statements of a run of the tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'statements-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the statements of a run of the tests are read from all files, each text once', () => {
    expect(() => writtenStatements(folder)).toThrow(
      `There are no statements in ${folder}. Run npm test first`,
    );
    writeFileSync(join(folder, '1-0.jsonl'), '"select 1"\n"select\\n2"\n');
    writeFileSync(join(folder, '2-1.jsonl'), '"select 1"\n');
    expect(writtenStatements(folder)).toEqual(new Set(['select 1', 'select\n2']));
  });

  test('a release takes no statements of a test run that has not ended or has failed', () => {
    writeFileSync(join(folder, '1-0.jsonl'), '"select 1"\n');
    expect(() => checkComplete(folder)).toThrow('The last npm test did not run to its end');
    writeFileSync(join(folder, COMPLETE), '');
    expect(() => checkComplete(folder)).not.toThrow();
  });

  test('reading the statements of a test run throws if the tests have not run', () => {
    expect(() => writtenStatements(join(folder, 'missing'))).toThrow('Run npm test first');
  });
});

test('the list of a release has no migration, nothing of tables that only tests have, and no statement that fails', () => {
  const read = 'select "id" from "users"';
  const others = [
    'CREATE TABLE users (id)',
    'PRAGMA foreign_keys=off',
    'select * from word',
    'select 1',
    'select hash from __drizzle_migrations',
    'select nothing from users',
  ];
  expect(sentByRelease(db, [read, ...others])).toEqual([read]);
});

describe('one statement of each shape', () => {
  const search = (more: string) => `with a as (select t.x from t where t.y = 'b') select x from a${more}`;

  test('one statement is chosen of those that differ only in strings, numbers and lengths of lists', () => {
    expect(oneOfEachShape(['select x from t where y in (1, 2)', 'select x from t where y in (3)'])).toEqual([
      'select x from t where y in (3)',
    ]);
    expect(
      oneOfEachShape(["select x from t where y = 'from z'", "select x from t where y = ''"]),
    ).toHaveLength(1);
  });

  test('one of two statements is chosen if it has all the parts of the other', () => {
    expect(oneOfEachShape(['select t.x from t', search('')])).toEqual([search('')]);
    expect(oneOfEachShape([search(''), search(' where x > 3')])).toEqual([search(' where x > 3')]);
  });

  test('one statement of each shape is kept for each table, column and function', () => {
    const all = ['delete from t', 'select x from u', 'select y from t', 'select max(x) from t'].sort();
    expect(oneOfEachShape(all)).toEqual(all);
    // Both statements select the column z, but from different tables.
    const inside = ['select x from t where y in (select z from u)', 'select x, z from t'];
    expect(oneOfEachShape(inside)).toEqual(inside);
  });
});
