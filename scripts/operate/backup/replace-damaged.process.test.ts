import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
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
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/web';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { secondFactors, sessions, studyNotes, users } from '../../../db/schema/index.ts';
import { execute } from '../../../db/sync-sql.ts';
import { randomOf } from '../../../tests/support/random.ts';
import { filledDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { testFolder } from '../../../tests/support/test-folder.ts';
import { ROOT } from '../../settings.ts';
import { startLibsqlServer } from '../../start/libsql/start.ts';
import { writeBackup } from './backup-file.ts';
import { markUnchanged } from './clean-stop.ts';
import { makeCopy } from './local-copies.ts';
import { isBeingReplaced, replaceIfDamaged } from './replace-damaged.ts';
import type { SavedRow } from './tables.ts';
import { accountsAndNotes, fillAccounts, inFile } from './testing.ts';

const PAGE = 4096;
const ACCOUNTS = 60;
const NOTES = 600;
const textsOfATest = sqliteTable('texts_of_a_test', { id: integer().primaryKey(), text: text() });

let template: string;
let copied: Awaited<ReturnType<typeof accountsAndNotes>>;
/** What the library has: everything in its copy, and notes that were written after the copy. */
let written: typeof copied;
const late = (verse: number) => ({
  userId: 3,
  book: 'genesis',
  chapter: 1,
  verse,
  notes: `late ${verse} ${'0'.repeat(3000)}`,
  createdAt: '',
  updatedAt: '',
});
beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'damaged-template-'));
  const database = await filledDatabase('replace-damaged', async (client) => {
    const db = drizzle(client);
    await fillAccounts(db, { accounts: ACCOUNTS, notes: NOTES });
    await db.run(sql`create table ${textsOfATest} (id integer primary key, text)`);
    const texts = Array.from({ length: 100 }, (_, id) => ({ id, text: '0'.repeat(2000) }));
    await db.insert(textsOfATest).values(texts);
  });
  await makeCopy(template, database.client, null);
  copied = await accountsAndNotes(database.db);
  await database.db.insert(studyNotes).values(late(1));
  written = await accountsAndNotes(database.db);
  copyFileSync(database.path, join(template, 'library.db'));
  database.remove();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

let dataDir: string;
let file: string;
let copy: string;
let printed: string[];
beforeEach(() => {
  // The name of the data folder contains a space, as the names of many home folders do.
  dataDir = join(testFolder(), 'my data');
  mkdirSync(dataDir);
  [file, copy] = [join(dataDir, 'library.db'), join(dataDir, 'backup.jsonl.gz')];
  for (const name of readdirSync(template)) copyFileSync(join(template, name), join(dataDir, name));
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => printed.push(line));
});
afterEach(() => void vi.restoreAllMocks());

const withLibrary = <T>(use: (db: TestDatabase['db'], client: Client) => Promise<T>) => inFile(file, use);
const content = () => withLibrary(accountsAndNotes);

const pagesOf = (name: string): Promise<number[]> =>
  withLibrary(async (db) => {
    const query = sql`select pageno as page from dbstat where name = ${name} order by path`;
    return (await db.all<{ page: number }>(query)).map(({ page }) => page);
  });

function overwrite(pages: readonly number[], bytes: () => Buffer = () => Buffer.alloc(PAGE, 0xa5)): void {
  const opened = openSync(file, 'r+');
  for (const page of pages) writeSync(opened, bytes(), 0, PAGE, (page - 1) * PAGE);
  closeSync(opened);
}
const damageTexts = async () => overwrite((await pagesOf('texts_of_a_test')).slice(1));

const kept = (): string[] => readdirSync(dataDir).filter((name) => name.startsWith('library-damaged-'));

test('replaceIfDamaged does not change an undamaged library', async () => {
  const before = readFileSync(file);
  const names = readdirSync(dataDir);
  await replaceIfDamaged(dataDir);
  expect({ printed, files: readdirSync(dataDir) }).toEqual({ printed: [], files: names });
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a library that lacks a table and a column of a later version is not damaged', async () => {
  await withLibrary(async (db) => {
    await db.run(sql`drop table ${secondFactors}`);
    await db.run(sql`alter table ${users} drop column theme_appearance`);
  });
  await replaceIfDamaged(dataDir);
  markUnchanged(dataDir);
  await replaceIfDamaged(dataDir);
  expect({ printed, kept: kept() }).toEqual({ printed: [], kept: [] });
});

test('a library without copies is not damaged, nor is a missing one, nor an empty file left by a killed start', async () => {
  rmSync(copy);
  await replaceIfDamaged(dataDir);
  expect(await content()).toEqual(written);
  rmSync(file);
  await replaceIfDamaged(dataDir);
  writeFileSync(file, '');
  await replaceIfDamaged(dataDir);
  expect({ printed, files: readdirSync(dataDir) }).toEqual({ printed: [], files: ['library.db'] });
});

test('replaceIfDamaged replaces a library with damaged texts from the copy, keeps the damaged file, and reports both', async () => {
  await damageTexts();
  const damaged = readFileSync(file);
  await replaceIfDamaged(dataDir);
  expect(await content()).toEqual(copied);
  expect(copied.notes).toHaveLength(NOTES);
  expect(await withLibrary((db) => db.select().from(sessions))).toEqual([]);
  const [old = ''] = kept();
  expect(old).toMatch(/^library-damaged-\d{17}\.db$/);
  expect(readFileSync(join(dataDir, old)).equals(damaged)).toBe(true);
  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain(`It is kept as ${join(dataDir, old)}.`);
  expect(printed[0]).toMatch(/accounts \(60\) and notes \(600\) of the copy of 20\d\d-/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await replaceIfDamaged(dataDir);
  expect(printed).toHaveLength(1);
});

test.each(['a#b', 'a?b', 'a%41b', 'a%zz', 'a b'])(
  'a damaged library is replaced in a folder that is named %j',
  async (name) => {
    await damageTexts();
    dataDir = join(dataDir, '..', name);
    renameSync(join(file, '..'), dataDir);
    file = join(dataDir, 'library.db');
    await replaceIfDamaged(dataDir);
    expect(await content()).toEqual(copied);
    expect([kept().length, readdirSync(join(dataDir, '..'))]).toEqual([1, [name]]);
  },
);

test('after the replacement, a new account gets an id that no account ever had, even after the copy', async () => {
  const account = { username: 'new', usernameKey: 'new', password: 'x' };
  const make = () => withLibrary((db) => db.insert(users).values(account).returning({ id: users.id }).get());
  const lost = await make();
  await damageTexts();
  await replaceIfDamaged(dataDir);
  expect((await make()).id).toBeGreaterThan(lost.id);
});

test('40 damaged pages anywhere lose no account and no note of the copy', async () => {
  const bytes = readFileSync(file);
  const pages = bytes.length / PAGE;
  expect(pages).toBeGreaterThan(150);
  let replaced = 0;
  const seeds = process.env.TEST_FULL ? 300 : 5;
  for (let seed = 1; seed <= seeds; seed++) {
    const random = randomOf(seed);
    writeFileSync(file, bytes);
    // Lost pages are full of zeros or of other bytes.
    const page = () =>
      Buffer.from(Array.from({ length: PAGE }, () => (seed % 3 === 0 ? 0 : random.below(256))));
    overwrite(
      Array.from({ length: 40 }, () => 1 + random.below(pages)),
      page,
    );
    await replaceIfDamaged(dataDir);
    const found = await content();
    const isReplaced = kept().length > 0;
    expect({ seed, found }).toEqual({ seed, found: isReplaced ? copied : written });
    if (isReplaced) replaced++;
    for (const name of kept()) rmSync(join(dataDir, name));
  }
  expect(replaced).toBeGreaterThan(seeds * 0.8);
});

test('one damaged page of accounts or notes loses no account and no note of the copy, wherever it is', async () => {
  const bytes = readFileSync(file);
  const pages = (await Promise.all(['users', 'study_notes', 'study_notes_place'].map(pagesOf))).flat();
  for (const [index, page] of pages.entries()) {
    if (!process.env.TEST_FULL && index % 20 !== 0) continue;
    for (const byte of [0, 0xa5]) {
      writeFileSync(file, bytes);
      overwrite([page], () => Buffer.alloc(PAGE, byte));
      await replaceIfDamaged(dataDir);
      expect({ page, byte, content: await content() }).toEqual({ page, byte, content: copied });
    }
  }
});

/**
 * Writes further notes, each in a commit of its own, and leaves the library as after a kill: the commits are only in
 * the log. After half of the notes, a copy of the accounts and notes is made.
 */
async function killedWithLog(): Promise<void> {
  const db = new Database(file);
  execute(db, sql`pragma journal_mode = wal; pragma wal_autocheckpoint = 0`);
  await withLibrary(async (library, client) => {
    for (let verse = 2; verse <= 21; verse++) {
      await library.insert(studyNotes).values(late(verse));
      if (verse === 11) await makeCopy(dataDir, client, null);
    }
  });
  for (const part of ['', '-wal']) copyFileSync(file + part, `${file}.copy${part}`);
  db.close();
  for (const part of ['', '-wal']) renameSync(`${file}.copy${part}`, file + part);
}

test('a library whose write-ahead log is damaged anywhere loses no note of its copy', async () => {
  await killedWithLog();
  const library = readFileSync(file);
  const log = readFileSync(`${file}-wal`);
  const frames = Math.floor((log.length - 32) / (24 + PAGE));
  expect(frames).toBeGreaterThan(40);
  let replaced = 0;
  for (let frame = 0; frame < frames; frame += process.env.TEST_FULL ? 1 : 12) {
    writeFileSync(file, library);
    const damaged = Buffer.from(log).fill(
      0xa5,
      Math.max(0, frame * (24 + PAGE) - 50),
      frame * (24 + PAGE) + 50,
    );
    writeFileSync(`${file}-wal`, damaged);
    await replaceIfDamaged(dataDir);
    const { notes } = await content();
    expect({ frame, hasNotes: notes.length >= NOTES + 11 }).toEqual({ frame, hasNotes: true });
    if (kept().length > 0) {
      replaced++;
      const old = join(dataDir, kept().find((name) => name.endsWith('-wal')) ?? '');
      expect(readFileSync(old).equals(damaged)).toBe(true);
    }
    for (const name of kept()) rmSync(join(dataDir, name));
  }
  expect(replaced).toBeGreaterThan(3);
  expect(printed[0]).toContain('it lacks changes that its copy has');
});

test('a library whose write-ahead log ends with a half-written frame after a kill does not count as damaged', async () => {
  await killedWithLog();
  truncateSync(`${file}-wal`, statSync(`${file}-wal`).size - 100);
  await replaceIfDamaged(dataDir);
  expect(printed).toEqual([]);
  expect((await content()).notes).toHaveLength(NOTES + 20);
});

test.each([
  ['is not a database', () => writeFileSync(file, Buffer.alloc(50 * PAGE, 'no database '))],
  ['has a damaged first page', () => overwrite([1])],
  ['ends within its first page', () => truncateSync(file, 1000)],
  ['is cut off', () => truncateSync(file, 100 * PAGE)],
  ['is empty', () => truncateSync(file, 0)],
  ['is missing', () => rmSync(file)],
])('a library whose file %s is replaced from the copy', async (_, damage) => {
  damage();
  const before = existsSync(file) ? [readFileSync(file)] : [];
  await replaceIfDamaged(dataDir);
  expect(await content()).toEqual(copied);
  expect(kept().map((name) => readFileSync(join(dataDir, name)))).toEqual(before);
  expect(printed[0]?.includes('is kept as')).toBe(before.length > 0);
});

test('a damaged library that has no copy is moved away, and the report says how to look for its notes', async () => {
  rmSync(copy);
  await damageTexts();
  const damaged = readFileSync(file);
  await replaceIfDamaged(dataDir);
  const [old = ''] = kept();
  expect(readdirSync(dataDir)).toEqual([old]);
  expect(readFileSync(join(dataDir, old)).equals(damaged)).toBe(true);
  expect(printed[0]).toContain(`no notes. To look for them: sqlite3 ${join(dataDir, old)} .recover`);
});

test('if the newest copy cannot be used, a damaged library is replaced from the copy before it', async () => {
  copyFileSync(copy, join(dataDir, 'backup-before.jsonl.gz'));
  truncateSync(copy, 500);
  await damageTexts();
  await replaceIfDamaged(dataDir);
  expect(await content()).toEqual(copied);
});

const contents = () =>
  readdirSync(dataDir).map((name) => [name, readFileSync(join(dataDir, name), 'latin1')]);

test('if a library is damaged and no copy can be used, the start fails and changes nothing', async () => {
  truncateSync(copy, 500);
  await damageTexts();
  const before = contents();
  await expect(replaceIfDamaged(dataDir)).rejects.toThrow(
    /is damaged .*backup\.jsonl\.gz cannot be used as a backup: .*Nothing has been changed/,
  );
  expect(contents()).toEqual(before);
});

test('if a library is damaged and a new one cannot be made, the start fails and changes nothing', async () => {
  async function* unrestorable(): AsyncGenerator<SavedRow> {
    yield { table: 'users', row: { id: 3 } };
  }
  rmSync(copy);
  await writeBackup(copy, { counters: {}, rows: unrestorable() });
  await damageTexts();
  const before = contents();
  await expect(replaceIfDamaged(dataDir)).rejects.toThrow(/NOT NULL.*Nothing has been changed/);
  expect(contents()).toEqual(before);
});

test('a library that is older than its copy is replaced, but not if the copies were taken away', async () => {
  const older = readFileSync(file);
  await withLibrary(async (db, client) => {
    await db.insert(studyNotes).values(late(2));
    rmSync(copy);
    await makeCopy(dataDir, client, null);
  });
  const now = await content();
  writeFileSync(file, older);
  await replaceIfDamaged(dataDir);
  expect(await content()).toEqual(now);
  expect(printed[0]).toContain('docs/backup.md');
  writeFileSync(file, older);
  rmSync(copy);
  await replaceIfDamaged(dataDir);
  expect(await content()).toEqual(written);
});

test('a library with a text that is not UTF-8 is replaced', async () => {
  await withLibrary((db) =>
    db.run(sql`update ${studyNotes} set notes = cast(x'6e6f7465fffe' as text) where id = 20`),
  );
  await replaceIfDamaged(dataDir);
  expect(printed[0]).toContain('study_notes has a text of other bytes');
  expect(await content()).toEqual(copied);
});

test.each([0, 1, 2, 3, 4])(
  'if a start was killed after it moved %i files of the damaged library, the next start replaces it',
  async (parts) => {
    await damageTexts();
    for (const part of ['-wal', '-journal', '-shm']) writeFileSync(file + part, '');
    const moved = ['-wal', '-journal', '-shm', ''].slice(0, parts);
    for (const part of moved) renameSync(file + part, join(dataDir, `library-damaged-20260101.db${part}`));
    copyFileSync(join(template, 'library.db'), join(dataDir, 'library.new.db'));
    expect(isBeingReplaced(dataDir)).toBe(true);
    await replaceIfDamaged(dataDir);
    expect(isBeingReplaced(dataDir)).toBe(false);
    expect(await content()).toEqual(copied);
    expect(kept().filter((name) => name.endsWith('.db'))).toHaveLength(1);
  },
);

test('if starts are killed while they replace a damaged library, the next one has every account and note of the copy', async () => {
  await damageTexts();
  const damaged = readFileSync(file);
  const code = `
    import { replaceIfDamaged } from './scripts/operate/backup/replace-damaged.ts';
    console.log('begins');
    await replaceIfDamaged(process.argv[1]);`;
  for (let kill = 0; kill < (process.env.TEST_FULL ? 30 : 2); kill++) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', code, dataDir], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    await sleep(kill * 40);
    child.kill('SIGKILL');
    await ended;
  }
  await replaceIfDamaged(dataDir);
  expect(await content()).toEqual(copied);
  const files = kept().map((name) => readFileSync(join(dataDir, name)));
  expect(files.filter((bytes) => bytes.equals(damaged))).toHaveLength(1);
  expect(isBeingReplaced(dataDir)).toBe(false);
});

test('a library that is locked or cannot be opened does not count as damaged: the start fails and does not replace it', async () => {
  markUnchanged(dataDir);
  const db = new Database(file);
  execute(db, sql`pragma locking_mode = exclusive; begin exclusive`);
  await expect(replaceIfDamaged(dataDir)).rejects.toThrow(
    /cannot be opened \(SQLITE_BUSY: database is locked\)/,
  );
  expect(existsSync(join(dataDir, 'library.unchanged'))).toBe(true);
  db.close();
  rmSync(file);
  symlinkSync('library.db', file);
  await expect(replaceIfDamaged(dataDir)).rejects.toThrow('cannot be opened');
  expect({ printed, kept: kept() }).toEqual({ printed: [], kept: [] });
});

test('a start after a clean stop checks the other tables only if the file of the library has changed since', async () => {
  const texts = (await pagesOf('texts_of_a_test')).slice(1);
  overwrite(texts);
  markUnchanged(dataDir);
  await replaceIfDamaged(dataDir);
  expect(printed).toEqual([]);
  markUnchanged(dataDir);
  overwrite(texts.slice(0, 1), () => Buffer.alloc(PAGE, 0x5a));
  await replaceIfDamaged(dataDir);
  expect(printed).toHaveLength(1);
  expect(existsSync(join(dataDir, 'library.unchanged'))).toBe(false);
});

test.each([
  ['40 pages in the middle, by random bytes', 40, () => randomBytes(PAGE)],
  ['40 pages in the middle, by zeros', 40, () => Buffer.alloc(PAGE)],
  ['one byte of a text', 0, () => Buffer.alloc(PAGE)],
])(
  'damage after a clean stop is found at the next start, also if the time of the file has not changed: %s',
  async (_, count, page) => {
    markUnchanged(dataDir);
    const { mtimeNs } = statSync(file, { bigint: true });
    // The time must be exact to the nanosecond, which only a copy of it is.
    const times = join(dataDir, 'times');
    writeFileSync(times, '');
    execFileSync('touch', ['-r', file, times]);
    const middle = Math.floor(statSync(file).size / PAGE / 2);
    if (count === 0) {
      const bytes = readFileSync(file);
      bytes[bytes.lastIndexOf('0'.repeat(50)) + 10] = 0x31;
      writeFileSync(file, bytes);
    } else
      overwrite(
        Array.from({ length: count }, (_each, index) => middle + index),
        page,
      );
    execFileSync('touch', ['-r', times, file]);
    rmSync(times);
    expect(statSync(file, { bigint: true }).mtimeNs).toBe(mtimeNs);
    await replaceIfDamaged(dataDir);
    expect(printed[0]).toContain('it has other bytes than when the app was stopped');
    expect(printed[0]).toContain('imported again, which takes about a minute. Other texts');
    expect(await content()).toEqual(copied);
  },
);

async function meetDamage(): Promise<void> {
  await damageTexts();
  const server = await startLibsqlServer({ file, token: 'x' });
  const client = createClient({ url: server.url, authToken: 'x' });
  await expect(drizzle(client).select().from(textsOfATest)).rejects.toThrow();
  client.close();
  await server.close();
}

test.each([
  'an older library that was put in the place of a damaged one is kept',
  'no library in the place of a damaged one is not taken for a damaged one',
])('%s, although the note about the damage is still there', async (title) => {
  const hasLibrary = title.startsWith('an older');
  await meetDamage();
  printed = [];
  // docs/backup.md: move the present library and both copies to another folder, put the older file there, and start.
  mkdirSync(join(dataDir, '..', 'away'));
  for (const name of readdirSync(dataDir))
    if (name !== 'library.db.damaged') renameSync(join(dataDir, name), join(dataDir, '..', 'away', name));
  if (hasLibrary) copyFileSync(join(template, 'library.db'), file);
  await replaceIfDamaged(dataDir);
  expect([printed, readdirSync(dataDir)]).toEqual([[], hasLibrary ? ['library.db'] : []]);
  if (hasLibrary) expect(await content()).toEqual(written);
});

test('damage that a statement has met is healed at the next start, also after a clean stop', async () => {
  await meetDamage();
  expect(printed[0]).toMatch(/is damaged \(.+\)\. Stop the app and start it again/);
  markUnchanged(dataDir);
  expect(existsSync(join(dataDir, 'library.unchanged'))).toBe(false);
  await replaceIfDamaged(dataDir);
  expect(await content()).toEqual(copied);
  expect(kept().filter((name) => name.endsWith('.db'))).toHaveLength(1);
  expect(existsSync(join(dataDir, 'library.db.damaged'))).toBe(false);
});

test('after a clean stop, a damaged note is still found', async () => {
  overwrite((await pagesOf('study_notes')).slice(-2));
  markUnchanged(dataDir);
  await replaceIfDamaged(dataDir);
  expect(await content()).toEqual(copied);
});
