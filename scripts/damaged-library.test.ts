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
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filledDatabase } from '../db/testing.ts';
import { createAdmin } from './admins.ts';
import { findDamage, markUnchanged, replaceIfDamaged } from './damaged-library.ts';

const PAGE = 4096;
const ACCOUNTS = 60;
const NOTES = 300;
/** Deleted before the damage. Their ids must never be given again. */
const LAST_ACCOUNT = ACCOUNTS + 5;

/** Some pages of accounts, many pages of notes and of texts. Two administrators, and readers from id 3. */
async function fill(client: Client): Promise<void> {
  await client.batch(
    [
      {
        sql: `INSERT INTO users (id, username, username_key, password, theme_primary, theme_radius)
          SELECT value, 'Reader ' || value, 'reader ' || value, 'hash of ' || value || hex(zeroblob(100)), 'hsl(1, 2%, 3%)', value % 20
          FROM generate_series(1, ?)`,
        args: [LAST_ACCOUNT],
      },
      { sql: 'DELETE FROM users WHERE id > ?', args: [ACCOUNTS] },
      {
        sql: `INSERT INTO study_notes (id, user_id, book, chapter, verse, notes, is_kabbalistic, created_at, updated_at, revision)
          SELECT value * 2, value % ? + 1, 'psalms', 119, value, 'note ' || value || ' ' || hex(zeroblob(value * 3)), value % 2,
            '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z', value % 7 + 1 FROM generate_series(1, ?)`,
        args: [ACCOUNTS, NOTES],
      },
      `INSERT INTO sessions (id, user_id, created_at, seen_at, device) VALUES ('digest', 3, 1, 1, 'a browser')`,
      `CREATE TABLE texts_of_a_test (id INTEGER PRIMARY KEY, text)`,
      `INSERT INTO texts_of_a_test (text) SELECT hex(zeroblob(1000)) FROM generate_series(1, 100)`,
    ].map((statement) => (typeof statement === 'string' ? { sql: statement, args: [] } : statement)),
    'write',
  );
}

let dataDir: string;
let file: string;
const said: string[] = [];
const say = (line: string) => said.push(line);
beforeEach(async () => {
  // With a space, as in the names of many home folders.
  dataDir = join(mkdtempSync(join(tmpdir(), 'damaged-')), 'my data');
  mkdirSync(dataDir);
  file = join(dataDir, 'library.db');
  said.length = 0;
  const template = await filledDatabase('damaged-library', fill);
  await template.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  copyFileSync(template.path, file);
  template.remove();
});
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }));

const ROWS = {
  users: 'SELECT * FROM users ORDER BY id',
  notes: 'SELECT * FROM study_notes ORDER BY id',
  sessions: 'SELECT * FROM sessions',
} as const;
function rows(kind: keyof typeof ROWS, path = file): Record<string, unknown>[] {
  const db = new Database(path);
  try {
    return db.prepare(ROWS[kind]).all() as Record<string, unknown>[];
  } finally {
    db.close();
  }
}

/** The pages of a table or index, its root first. */
function pagesOf(name: string): number[] {
  const db = new Database(file);
  const found = db.prepare('SELECT pageno FROM dbstat WHERE name = ? ORDER BY path').raw().all(name) as [
    number,
  ][];
  db.close();
  return found.map(([page]) => page);
}

function overwrite(pages: readonly number[], bytes: Buffer = Buffer.alloc(PAGE, 0xa5)): void {
  const opened = openSync(file, 'r+');
  for (const page of pages) writeSync(opened, bytes, 0, bytes.length, (page - 1) * PAGE);
  closeSync(opened);
}

const kept = (): string[] => readdirSync(dataDir).filter((name) => name.startsWith('library-damaged-'));
const isWhole = (): boolean => findDamage(file, { everything: true }) === null;

test('leaves an undamaged library alone', async () => {
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
  const before = { users: rows('users'), notes: rows('notes') };
  overwrite(pagesOf('texts_of_a_test').slice(1));
  const damaged = readFileSync(file);
  await replaceIfDamaged(dataDir, { say });
  expect({ users: rows('users'), notes: rows('notes') }).toEqual(before);
  expect(before.notes).toHaveLength(NOTES);
  expect(rows('sessions')).toEqual([]);
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
    const before = rows('notes');
    overwrite(pagesOf('texts_of_a_test').slice(1));
    await replaceIfDamaged(dataDir, { say });
    expect(rows('notes')).toEqual(before);
    expect([kept().length, readdirSync(join(dataDir, '..'))]).toEqual([1, [name]]);
  },
);

test('never gives an id a second time', async () => {
  overwrite(pagesOf('texts_of_a_test').slice(1));
  await replaceIfDamaged(dataDir, { say });
  const client = createClient({ url: `file:${file}` });
  const made = await client.execute(
    `INSERT INTO users (username, username_key, password) VALUES ('new', 'new', 'x') RETURNING id`,
  );
  expect(made.rows[0]?.id).toBe(LAST_ACCOUNT + 1);
  // The administrators are the same as before: both ids are taken.
  await expect(createAdmin(client, 'another', 'pepper')).rejects.toThrow('two administrators already');
  client.close();
});

test('copies every note that is not on an unreadable page', async () => {
  const before = rows('notes');
  const pages = pagesOf('study_notes').filter((_, at) => at % 4 === 2);
  expect(pages.length).toBeGreaterThan(3);
  overwrite(pages);
  await replaceIfDamaged(dataDir, { say });
  expect(rows('users')).toHaveLength(ACCOUNTS);
  const after = rows('notes');
  expect(after.length).toBeGreaterThan(NOTES / 2);
  expect(after.length).toBeLessThan(NOTES);
  expect(before).toEqual(expect.arrayContaining(after));
  expect(said[0]).toContain(`${ACCOUNTS} accounts and ${after.length} notes are in a new library`);
  expect(said[0]).toContain(`0 accounts could not be read, ${NOTES - after.length} notes could not be read`);
});

test('leaves notes of an unreadable account in the old file, and gives its id to nobody', async () => {
  overwrite(pagesOf('users').slice(-1));
  await replaceIfDamaged(dataDir, { say });
  const ids = rows('users').map(({ id }) => Number(id));
  expect(ids).toContain(1);
  expect(ids.length).toBeLessThan(ACCOUNTS);
  expect(rows('notes').every(({ user_id: owner }) => ids.includes(Number(owner)))).toBe(true);
  expect(said[0]).toContain(`${ACCOUNTS - ids.length} accounts could not be read`);
  const db = new Database(file);
  db.exec(`INSERT INTO users (username, username_key, password) VALUES ('new', 'new', 'x')`);
  expect(rows('users').at(-1)).toMatchObject({ id: LAST_ACCOUNT + 1, username: 'new' });
  db.close();
});

test('skips only a note whose bytes are not text', async () => {
  const db = new Database(file);
  db.exec(`UPDATE study_notes SET notes = CAST(x'6e6f7465fffe' AS TEXT) WHERE verse = 7`);
  db.close();
  overwrite(pagesOf('texts_of_a_test').slice(1));
  await replaceIfDamaged(dataDir, { say });
  const verses = rows('notes').map(({ verse }) => verse);
  expect(verses).toHaveLength(NOTES - 1);
  expect(verses).not.toContain(7);
  expect(said[0]).toContain('0 accounts could not be read, 1 note could not be read');
});

test('copies a note that lacks a column with a default value', async () => {
  const db = new Database(file);
  db.exec(`PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = replace(sql, 'DEFAULT 1 NOT NULL', 'DEFAULT 1') WHERE name = 'study_notes'`);
  db.close();
  const opened = new Database(file);
  opened.exec('UPDATE study_notes SET revision = NULL WHERE verse = 7');
  opened.close();
  overwrite(pagesOf('texts_of_a_test').slice(1));
  await replaceIfDamaged(dataDir, { say });
  const notes = rows('notes');
  expect(notes).toHaveLength(NOTES);
  expect(notes.find(({ verse }) => verse === 7)).toMatchObject({ revision: 1 });
});

test.each([
  ['of other bytes', () => writeFileSync(file, Buffer.alloc(50 * PAGE, 'no database '))],
  ['whose first page is lost', () => overwrite([1])],
  ['cut off within its first page', () => truncateSync(file, 1000)],
])('in place of a file %s there is a new library; it is kept, and says so', async (_, damage) => {
  damage();
  const damaged = readFileSync(file);
  await replaceIfDamaged(dataDir, { say });
  expect(isWhole()).toBe(true);
  expect(rows('users')).toEqual([]);
  expect(said[0]).toContain('0 accounts and 0 notes are in a new library now');
  expect(said[0]).toContain('how many more accounts it held cannot be told');
  expect(readFileSync(join(dataDir, kept()[0] ?? '')).equals(damaged)).toBe(true);
});

test('copies what is left of accounts and notes from a truncated file', async () => {
  truncateSync(file, Math.max(...pagesOf('users'), pagesOf('study_notes')[20] ?? 0) * PAGE);
  await replaceIfDamaged(dataDir, { say });
  expect(isWhole()).toBe(true);
  expect(rows('users')).toHaveLength(ACCOUNTS);
  expect(rows('notes').length).toBeGreaterThan(0);
  expect(kept()).toHaveLength(1);
});

/** A library as a kill leaves it: its last notes are only in the log. */
function killedWithLog(): void {
  const db = new Database(file);
  db.exec('PRAGMA journal_mode = WAL');
  for (let id = 1001; id <= 1020; id++)
    db.exec(`INSERT INTO study_notes (id, user_id, book, chapter, verse, notes, created_at, updated_at)
      VALUES (${id}, 3, 'genesis', 1, ${id}, 'late', '', '')`);
  for (const part of ['', '-wal']) copyFileSync(file + part, `${file}.copy${part}`);
  db.close();
  for (const part of ['', '-wal']) renameSync(`${file}.copy${part}`, file + part);
}

test('a log that a kill left with a half-written last frame does not count as damaged', async () => {
  killedWithLog();
  truncateSync(`${file}-wal`, statSync(`${file}-wal`).size - 100);
  await replaceIfDamaged(dataDir, { say });
  expect(said).toEqual([]);
  expect(rows('notes')).toHaveLength(NOTES + 19);
});

test.each([
  [
    'in its middle',
    (log: Buffer) => log.fill(0xa5, Math.floor(log.length / 2), Math.floor(log.length / 2) + 100),
  ],
  ['in its first bytes', (log: Buffer) => log.fill(0xa5, 0, 10)],
])(
  'a log that is damaged %s is kept with its library, and what stands before comes over',
  async (_, damage) => {
    killedWithLog();
    const log = damage(readFileSync(`${file}-wal`));
    writeFileSync(`${file}-wal`, log);
    await replaceIfDamaged(dataDir, { say });
    expect(said[0]).toContain('its log');
    const notes = rows('notes').length;
    expect(notes).toBeGreaterThanOrEqual(NOTES);
    expect(notes).toBeLessThan(NOTES + 20);
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

/** The order in which the parts of a damaged library move away. */
const MOVED = ['-wal', '-journal', '-shm', ''];
const TIME = '20260101-000000';
const READY = `library-${TIME}.new.db`;
const KEPT = `library-damaged-${TIME}.db`;

/** The folder as a kill leaves it after some parts have moved. The new library is complete. */
function killedAfterMoving(parts: number): void {
  copyFileSync(file, join(dataDir, READY));
  for (const part of MOVED) writeFileSync(file + part, `damaged${part}`);
  for (const part of MOVED.slice(0, parts)) renameSync(file + part, join(dataDir, KEPT + part));
  writeFileSync(join(dataDir, 'library-20260101-000000.new.db.part'), 'of an earlier kill');
}
const contents = (): Record<string, string> =>
  Object.fromEntries(readdirSync(dataDir).map((name) => [name, readFileSync(join(dataDir, name), 'latin1')]));

test.each([0, 1, 2, 3, 4])(
  'killed after %i parts of the damaged library were moved, the next start moves the others and says so',
  async (parts) => {
    const before = rows('notes');
    killedAfterMoving(parts);
    await replaceIfDamaged(dataDir, { say });
    expect(rows('notes')).toEqual(before);
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
  'killed after %i parts were moved, what was put in their place since (%j) is left alone, and so is what was kept',
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

test('a second damaged library never replaces the first one', async () => {
  for (let round = 0; round < 2; round++) {
    overwrite(pagesOf('study_notes_place').slice(0, 1));
    await replaceIfDamaged(dataDir, { say });
  }
  expect(kept()).toHaveLength(2);
  expect(rows('notes')).toHaveLength(NOTES);
});

test('a locked or unreadable library is not damaged: it stays, and the start says why it cannot open it', async () => {
  markUnchanged(dataDir);
  const db = new Database(file);
  db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
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
  // The error that drizzle throws.
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

test('copies accounts of a library from before names were compared', async () => {
  const db = new Database(file);
  db.exec('DROP INDEX users_username_key_unique; ALTER TABLE users DROP COLUMN username_key');
  db.exec('ALTER TABLE study_notes DROP COLUMN revision');
  db.close();
  overwrite(pagesOf('texts_of_a_test').slice(1));
  await replaceIfDamaged(dataDir, { say });
  expect(rows('users')[2]).toMatchObject({ id: 3, username: 'Reader 3', username_key: 'reader 3' });
  expect(rows('notes')[0]).toMatchObject({ id: 2, revision: 1 });
});
