import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { getTableColumns, gt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/web';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessions, studyNotes, users } from '../../db/schema/index.ts';
import { execute, read } from '../../db/sync-sql.ts';
import { filledDatabase } from '../../db/testing.ts';
import { createAdmin } from '../admins.ts';
import { findDamage } from './find-damage.ts';
import { markUnchanged, replaceIfDamaged } from './index.ts';

const PAGE = 4096;
const ACCOUNTS = 60;
const NOTES = 300;
/**
 * The id of the last account that was created. The accounts after `ACCOUNTS` are deleted before the damage,
 * and their ids must never be used again.
 */
const LAST_ACCOUNT = ACCOUNTS + 5;

const textsOfATest = sqliteTable('texts_of_a_test', { id: integer().primaryKey(), text: text() });

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * Fills a library with some pages of accounts, and many pages of notes and texts. The ids 1 and 2 are administrators,
 * and readers begin with id 3.
 */
async function fill(client: Client): Promise<void> {
  const db = drizzle(client);
  await db.insert(users).values(
    numbersTo(LAST_ACCOUNT).map((id) => ({
      id,
      username: `Reader ${id}`,
      usernameKey: `reader ${id}`,
      password: `hash of ${id}${'0'.repeat(200)}`,
      themePrimary: 'hsl(1, 2%, 3%)',
      themeRadius: id % 20,
    })),
  );
  await db.delete(users).where(gt(users.id, ACCOUNTS));
  await db.insert(studyNotes).values(
    numbersTo(NOTES).map((verse) => ({
      id: verse * 2,
      userId: (verse % ACCOUNTS) + 1,
      book: 'psalms',
      chapter: 119,
      verse,
      notes: `note ${verse} ${'0'.repeat(verse * 6)}`,
      isKabbalistic: verse % 2 === 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-02-01T00:00:00.000Z',
      revision: (verse % 7) + 1,
    })),
  );
  await db.insert(sessions).values({ id: 'digest', userId: 3, createdAt: 1, seenAt: 1, device: 'a browser' });
  await db.run(sql`create table ${textsOfATest} (id integer primary key, text)`);
  await db.insert(textsOfATest).values(numbersTo(100).map((id) => ({ id, text: '0'.repeat(2000) })));
}

let dataDir: string;
let file: string;
const said: string[] = [];
const say = (line: string) => said.push(line);
beforeEach(async () => {
  // The name contains a space, as the names of many home folders do.
  dataDir = join(mkdtempSync(join(tmpdir(), 'damaged-')), 'my data');
  mkdirSync(dataDir);
  file = join(dataDir, 'library.db');
  said.length = 0;
  const template = await filledDatabase('damaged-library', fill);
  template.client.close();
  copyFileSync(template.path, file);
  template.remove();
});
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }));

/** Opens the library, calls `use`, closes the library and returns the result of `use`. */
function withLibrary<T>(use: (db: Database.Database) => T): T {
  const db = new Database(file);
  try {
    return use(db);
  } finally {
    db.close();
  }
}

const accounts = () =>
  withLibrary((db) => read(db, getTableColumns(users), sql`from ${users} order by ${users.id}`));
const notes = () =>
  withLibrary((db) =>
    read(db, getTableColumns(studyNotes), sql`from ${studyNotes} order by ${studyNotes.id}`),
  );

/** The numbers of the pages of a table or index; the root comes first. */
const pagesOf = (name: string): number[] =>
  withLibrary((db) =>
    read(db, { page: sql<number>`pageno` }, sql`from dbstat where name = ${name} order by path`),
  ).map(({ page }) => page);

function overwrite(pages: readonly number[], bytes: Buffer = Buffer.alloc(PAGE, 0xa5)): void {
  const opened = openSync(file, 'r+');
  for (const page of pages) writeSync(opened, bytes, 0, bytes.length, (page - 1) * PAGE);
  closeSync(opened);
}

const kept = (): string[] => readdirSync(dataDir).filter((name) => name.startsWith('library-damaged-'));
const isWhole = (): boolean => findDamage(file, { everything: true }) === null;

const NEW_ACCOUNT = { username: 'new', usernameKey: 'new', password: 'x' };

test('does not change an undamaged library', async () => {
  const before = readFileSync(file);
  await replaceIfDamaged(dataDir, { say });
  expect(said).toEqual([]);
  expect(readdirSync(dataDir)).toEqual(['library.db']);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a missing library, or an empty file left by a killed start, does not count as damaged', async () => {
  rmSync(file);
  await replaceIfDamaged(dataDir, { say });
  writeFileSync(file, '');
  await replaceIfDamaged(dataDir, { say });
  expect([said, readdirSync(dataDir)]).toEqual([[], ['library.db']]);
});

test('keeps the old file and copies every account and note unchanged if only texts are damaged', async () => {
  const before = { users: accounts(), notes: notes() };
  overwrite(pagesOf('texts_of_a_test').slice(1));
  const damaged = readFileSync(file);
  await replaceIfDamaged(dataDir, { say });
  expect({ users: accounts(), notes: notes() }).toEqual(before);
  expect(before.notes).toHaveLength(NOTES);
  expect(withLibrary((db) => read(db, getTableColumns(sessions), sql`from ${sessions}`))).toEqual([]);
  expect(isWhole()).toBe(true);
  const [old = ''] = kept();
  expect(old).toMatch(/^library-damaged-\d{8}-\d{6}\.db$/);
  expect(readFileSync(join(dataDir, old)).equals(damaged)).toBe(true);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('Accounts and notes were in it');
  expect(said[0]).toContain(
    `${ACCOUNTS} accounts and ${NOTES} notes are in a new library now; none was lost`,
  );
  expect(said[0]).toContain(join(dataDir, old));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each(['a#b', 'a?b', 'a%41b', 'a%zz', 'a b'])(
  'a damaged library is replaced in a folder that is named %j',
  async (name) => {
    dataDir = join(dataDir, '..', name);
    renameSync(join(file, '..'), dataDir);
    file = join(dataDir, 'library.db');
    const before = notes();
    overwrite(pagesOf('texts_of_a_test').slice(1));
    await replaceIfDamaged(dataDir, { say });
    expect(notes()).toEqual(before);
    expect([kept().length, readdirSync(join(dataDir, '..'))]).toEqual([1, [name]]);
  },
);

test('after the replacement, a new account gets an id that no account of the damaged library ever had', async () => {
  overwrite(pagesOf('texts_of_a_test').slice(1));
  await replaceIfDamaged(dataDir, { say });
  const client = createClient({ url: `file:${file}` });
  const made = await drizzle(client).insert(users).values(NEW_ACCOUNT).returning({ id: users.id });
  expect(made).toEqual([{ id: LAST_ACCOUNT + 1 }]);
  // Both ids of administrators are still taken.
  await expect(createAdmin(client, 'another', 'pepper')).rejects.toThrow('two administrators already');
  client.close();
});

test('copies more than half of the notes if a quarter of their pages is unreadable, and counts the others as lost', async () => {
  const before = notes();
  const pages = pagesOf('study_notes').filter((_, at) => at % 4 === 2);
  expect(pages.length).toBeGreaterThan(3);
  overwrite(pages);
  await replaceIfDamaged(dataDir, { say });
  expect(accounts()).toHaveLength(ACCOUNTS);
  const after = notes();
  expect(after.length).toBeGreaterThan(NOTES / 2);
  expect(after.length).toBeLessThan(NOTES);
  expect(before).toEqual(expect.arrayContaining(after));
  expect(said[0]).toContain(`${ACCOUNTS} accounts and ${after.length} notes are in a new library`);
  expect(said[0]).toContain(`0 accounts could not be read, ${NOTES - after.length} notes could not be read`);
});

test('does not copy the notes of unreadable accounts, and a new account gets an id that was never used', async () => {
  overwrite(pagesOf('users').slice(-1));
  await replaceIfDamaged(dataDir, { say });
  const ids = accounts().map(({ id }) => id);
  expect(ids).toContain(1);
  expect(ids.length).toBeLessThan(ACCOUNTS);
  expect(notes().every(({ userId }) => ids.includes(userId))).toBe(true);
  expect(said[0]).toContain(`${ACCOUNTS - ids.length} accounts could not be read`);
  const client = createClient({ url: `file:${file}` });
  await drizzle(client).insert(users).values(NEW_ACCOUNT);
  client.close();
  expect(accounts().at(-1)).toMatchObject({ id: LAST_ACCOUNT + 1, username: 'new' });
});

test('leaves out a note whose bytes are not UTF-8, and copies all other notes', async () => {
  withLibrary((db) =>
    execute(db, sql`update ${studyNotes} set notes = cast(x'6e6f7465fffe' as text) where verse = 7`),
  );
  overwrite(pagesOf('texts_of_a_test').slice(1));
  await replaceIfDamaged(dataDir, { say });
  const verses = notes().map(({ verse }) => verse);
  expect(verses).toHaveLength(NOTES - 1);
  expect(verses).not.toContain(7);
  expect(said[0]).toContain('0 accounts could not be read, 1 note could not be read');
});

test('copies a note that has no value in a column with a default; the copy has the default', async () => {
  withLibrary((db) =>
    execute(
      db,
      sql`pragma writable_schema = on;
        update sqlite_schema set sql = replace(sql, 'DEFAULT 1 NOT NULL', 'DEFAULT 1') where name = 'study_notes'`,
    ),
  );
  withLibrary((db) => execute(db, sql`update ${studyNotes} set revision = null where verse = 7`));
  overwrite(pagesOf('texts_of_a_test').slice(1));
  await replaceIfDamaged(dataDir, { say });
  const copied = notes();
  expect(copied).toHaveLength(NOTES);
  expect(copied.find(({ verse }) => verse === 7)).toMatchObject({ revision: 1 });
});

test.each([
  ['that is not a database', () => writeFileSync(file, Buffer.alloc(50 * PAGE, 'no database '))],
  ['whose first page is damaged', () => overwrite([1])],
  ['that ends within its first page', () => truncateSync(file, 1000)],
])('a file %s is kept, and the report says that an empty new library has replaced it', async (_, damage) => {
  damage();
  const damaged = readFileSync(file);
  await replaceIfDamaged(dataDir, { say });
  expect(isWhole()).toBe(true);
  expect(accounts()).toEqual([]);
  expect(said[0]).toContain('0 accounts and 0 notes are in a new library now');
  expect(said[0]).toContain('how many more accounts it held cannot be told');
  expect(readFileSync(join(dataDir, kept()[0] ?? '')).equals(damaged)).toBe(true);
});

test('copies all accounts and at least one note of a file that is cut off within the notes', async () => {
  truncateSync(file, Math.max(...pagesOf('users'), pagesOf('study_notes')[20] ?? 0) * PAGE);
  await replaceIfDamaged(dataDir, { say });
  expect(isWhole()).toBe(true);
  expect(accounts()).toHaveLength(ACCOUNTS);
  expect(notes().length).toBeGreaterThan(0);
  expect(kept()).toHaveLength(1);
});

/** Makes the library look like one after a kill: its last 20 notes are only in the log. */
function killedWithLog(): void {
  const db = new Database(file);
  execute(db, sql`pragma journal_mode = wal`);
  for (let id = 1001; id <= 1020; id++)
    execute(
      db,
      sql`insert into ${studyNotes} (id, user_id, book, chapter, verse, notes, created_at, updated_at)
        values (${id}, 3, 'genesis', 1, ${id}, 'late', '', '')`,
    );
  for (const part of ['', '-wal']) copyFileSync(file + part, `${file}.copy${part}`);
  db.close();
  for (const part of ['', '-wal']) renameSync(`${file}.copy${part}`, file + part);
}

test('a log that a kill left with a half-written last frame does not count as damaged', async () => {
  killedWithLog();
  truncateSync(`${file}-wal`, statSync(`${file}-wal`).size - 100);
  await replaceIfDamaged(dataDir, { say });
  expect(said).toEqual([]);
  expect(notes()).toHaveLength(NOTES + 19);
});

test.each([
  [
    'in its middle',
    (log: Buffer) => log.fill(0xa5, Math.floor(log.length / 2), Math.floor(log.length / 2) + 100),
  ],
  ['in its first bytes', (log: Buffer) => log.fill(0xa5, 0, 10)],
])(
  'a log that is damaged %s is kept with its library, and at least the notes outside the log are copied',
  async (_, damage) => {
    killedWithLog();
    const log = damage(readFileSync(`${file}-wal`));
    writeFileSync(`${file}-wal`, log);
    await replaceIfDamaged(dataDir, { say });
    expect(said[0]).toContain('its log');
    const { length } = notes();
    expect(length).toBeGreaterThanOrEqual(NOTES);
    expect(length).toBeLessThan(NOTES + 20);
    const [old = ''] = kept();
    expect(readFileSync(join(dataDir, `${old}-wal`)).equals(log)).toBe(true);
    expect(isWhole()).toBe(true);
  },
);

test('keeps the log of a library whose file is empty', async () => {
  killedWithLog();
  truncateSync(file, 0);
  const log = readFileSync(`${file}-wal`);
  await replaceIfDamaged(dataDir, { say });
  expect(readFileSync(join(dataDir, kept().find((name) => name.endsWith('-wal')) ?? '')).equals(log)).toBe(
    true,
  );
});

/** The endings of the files of a damaged library, in the order in which they are moved. */
const MOVED = ['-wal', '-journal', '-shm', ''];
const TIME = '20260101-000000';
const READY = `library-${TIME}.new.db`;
const KEPT = `library-damaged-${TIME}.db`;

/**
 * Makes the data folder look like one after a kill, when the first `parts` files of the damaged library had
 * been moved. The new library is complete.
 */
function killedAfterMoving(parts: number): void {
  copyFileSync(file, join(dataDir, READY));
  for (const part of MOVED) writeFileSync(file + part, `damaged${part}`);
  for (const part of MOVED.slice(0, parts)) renameSync(file + part, join(dataDir, KEPT + part));
  writeFileSync(join(dataDir, 'library-20260101-000000.new.db.part'), 'of an earlier kill');
}
const contents = (): Record<string, string> =>
  Object.fromEntries(readdirSync(dataDir).map((name) => [name, readFileSync(join(dataDir, name), 'latin1')]));

test.each([0, 1, 2, 3, 4])(
  'if a start was killed after it moved %i files of the damaged library, the next start moves the others and reports the replacement once',
  async (parts) => {
    const before = notes();
    killedAfterMoving(parts);
    await replaceIfDamaged(dataDir, { say });
    expect(notes()).toEqual(before);
    expect(readdirSync(dataDir).sort()).toEqual([...MOVED.map((part) => KEPT + part), 'library.db'].sort());
    for (const part of MOVED) expect(readFileSync(join(dataDir, KEPT + part), 'utf8')).toBe(`damaged${part}`);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`kept as ${join(dataDir, KEPT)}`);
    await replaceIfDamaged(dataDir, { say });
    expect(said).toHaveLength(1);
  },
);

test.each([
  [1, ['-wal']],
  [2, ['-wal', '']],
  [3, ['-shm']],
  [4, ['']],
  [4, ['-wal', '']],
  [4, ['-wal']],
])(
  'if a start was killed after it moved %i files and somebody has put new files with the endings %j in their place, the next starts fail and change nothing',
  async (parts, put) => {
    killedAfterMoving(parts);
    for (const part of put) writeFileSync(file + part, 'of a backup');
    rmSync(join(dataDir, `${READY}.part`));
    const before = contents();
    const start = replaceIfDamaged(dataDir, { say });
    await expect(start).rejects.toThrow(join(dataDir, READY));
    await expect(replaceIfDamaged(dataDir, { say })).rejects.toThrow(`To use ${file}`);
    expect(contents()).toEqual(before);
    expect(said).toEqual([]);
  },
);

test('a second damaged library is kept beside the first one', async () => {
  for (let round = 0; round < 2; round++) {
    overwrite(pagesOf('study_notes_place').slice(0, 1));
    await replaceIfDamaged(dataDir, { say });
  }
  expect(kept()).toHaveLength(2);
  expect(notes()).toHaveLength(NOTES);
});

test('a library that is locked or cannot be opened does not count as damaged: the start fails and does not replace it', async () => {
  markUnchanged(dataDir);
  const db = new Database(file);
  execute(db, sql`pragma locking_mode = exclusive; begin exclusive`);
  await expect(replaceIfDamaged(dataDir, { say })).rejects.toThrow(
    /cannot be opened \(SQLITE_BUSY: database is locked\)/,
  );
  expect(existsSync(join(dataDir, 'library.unchanged'))).toBe(true);
  db.close();
  rmSync(file);
  symlinkSync('library.db', file);
  await expect(replaceIfDamaged(dataDir, { say })).rejects.toThrow('cannot be opened');
  expect([said, kept()]).toEqual([[], []]);
});

test('the start fails and changes nothing if it cannot create a new library', async () => {
  overwrite(pagesOf('texts_of_a_test').slice(1));
  const damaged = readFileSync(file);
  // The error has the form of drizzle's errors.
  const cause = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const prepare = () => Promise.reject(new Error('Failed query: CREATE TABLE users', { cause }));
  await expect(replaceIfDamaged(dataDir, { say, prepare })).rejects.toThrow(
    /SQLITE_FULL: database or disk is full; is the disk full\?\).*Nothing has been changed/,
  );
  expect(readdirSync(dataDir)).toEqual(['library.db']);
  expect(readFileSync(file).equals(damaged)).toBe(true);
});

test('after a clean stop, checks only accounts and notes, but everything if the file has changed since', async () => {
  const texts = pagesOf('texts_of_a_test').slice(1);
  overwrite(texts);
  markUnchanged(dataDir);
  await replaceIfDamaged(dataDir, { say });
  expect(said).toEqual([]);
  markUnchanged(dataDir);
  overwrite(texts.slice(0, 1), Buffer.alloc(PAGE, 0x5a));
  await replaceIfDamaged(dataDir, { say });
  expect(said).toHaveLength(1);
  expect(existsSync(join(dataDir, 'library.unchanged'))).toBe(false);
});

test('copies accounts and notes of an older library that lacks the columns username_key and revision', async () => {
  withLibrary((db) =>
    execute(
      db,
      sql`drop index users_username_key_unique; alter table ${users} drop column username_key;
        alter table ${studyNotes} drop column revision`,
    ),
  );
  overwrite(pagesOf('texts_of_a_test').slice(1));
  await replaceIfDamaged(dataDir, { say });
  expect(accounts()[2]).toMatchObject({ id: 3, username: 'Reader 3', usernameKey: 'reader 3' });
  expect(notes()[0]).toMatchObject({ id: 2, revision: 1 });
});
