import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from '@libsql/client';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/web';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { studyNotes, users } from '../../../db/schema/index.ts';
import { filledDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { testFolder } from '../../../tests/support/test-folder.ts';
import { ROOT } from '../../settings.ts';
import { type LibsqlServer, startLibsqlServer } from '../../start/libsql/start.ts';
import { checkBackup, rowsIn } from './backup-file.ts';
import { LOCAL_COPIES } from './counters.ts';
import { findCopy, makeCopy, startCopies, takeCopy } from './local-copies.ts';
import { readLibrary } from './read-library.ts';
import { countsOf, fillAccounts } from './testing.ts';

const TOKEN = 'token of the tests';
const NOTES = 2_000;
let dataDir: string;
let server: LibsqlServer;
let client: Client;
let db: TestDatabase['db'];
let newest: string;
let before: string;
beforeEach(async () => {
  dataDir = testFolder();
  [newest, before] = [join(dataDir, 'backup.jsonl.gz'), join(dataDir, 'backup-before.jsonl.gz')];
  const template = await filledDatabase('local-copies', async (filled) => {
    await fillAccounts(drizzle(filled), { accounts: 50, notes: NOTES });
  });
  copyFileSync(template.path, join(dataDir, 'library.db'));
  template.remove();
  server = await startLibsqlServer({ file: join(dataDir, 'library.db'), token: TOKEN, exposeStats: true });
  client = createClient({ url: server.url, authToken: TOKEN });
  db = drizzle(client);
});
afterEach(async () => {
  client.close();
  await server.close();
  vi.restoreAllMocks();
});

const start = (everyMs: number) => startCopies(dataDir, { url: server.url, token: TOKEN, everyMs });
const rename = (username: string) => db.update(users).set({ username }).where(eq(users.id, 1));
const names = () => readdirSync(dataDir).filter((name) => name.startsWith('backup'));

async function firstName(path: string): Promise<unknown> {
  for await (const { row } of rowsIn(path)) return row.username;
  return null;
}

test('after a change of the library, its accounts and notes are copied into a private file, and the copy before is kept', async () => {
  const stop = start(20);
  await expect.poll(() => existsSync(newest)).toBe(true);
  await rename('Anna');
  await expect.poll(() => firstName(newest)).toBe('Anna');
  expect(await firstName(before)).toBe('Reader 1');
  await stop();
  expect(names()).toEqual(['backup-before.jsonl.gz', 'backup.jsonl.gz']);
  expect(names().map((name) => statSync(join(dataDir, name)).mode & 0o777)).toEqual([0o600, 0o600]);
  expect((await checkBackup(newest)).counts).toEqual(countsOf(50, NOTES));
});

test('the function that ends the copying of accounts and notes makes a last copy', async () => {
  const stop = start(3_600_000);
  await rename('Anna');
  await stop();
  expect(await firstName(newest)).toBe('Anna');
});

async function requests(): Promise<number> {
  const answer = await fetch(`${server.url}/stats`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  return ((await answer.json()) as { requests: number }).requests;
}

test('while nothing is written, the copying of accounts and notes sends no request to the database and makes no new copy', async () => {
  const stop = start(20);
  await expect.poll(() => existsSync(newest)).toBe(true);
  const { mtimeNs } = statSync(newest, { bigint: true });
  // The log gets an old time, because a log that was written in the last second always counts as changed.
  const age = () =>
    utimesSync(join(dataDir, 'library.db-wal'), new Date('2026-01-01'), new Date('2026-01-01'));
  await expect
    .poll(async () => {
      age();
      const before = await requests();
      await sleep(300);
      return (await requests()) - before;
    })
    .toBe(0);
  // After a write to any table the accounts and notes are read again. They are the same, so no new copy is made.
  await db.run(sql`create table other (id integer)`);
  const before = await requests();
  await expect.poll(requests).toBeGreaterThan(before);
  await stop();
  expect(statSync(newest, { bigint: true }).mtimeNs).toBe(mtimeNs);
  expect(names()).toEqual(['backup.jsonl.gz']);
});

test('the number of copies that a library stores is never lower than the number in its newest copy', async () => {
  let copy = null;
  for (let round = 1; round <= 3; round++) {
    await rename(`Reader of round ${round}`);
    copy = await makeCopy(dataDir, client, copy);
    expect(copy.counters[LOCAL_COPIES]).toBe(round);
    expect((await readLibrary(client)).counters[LOCAL_COPIES]).toBe(round);
  }
});

test('a copy of the accounts and notes that fails is reported once and leaves earlier copies as they are; the next one succeeds', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const copy = await makeCopy(dataDir, client, null);
  mkdirSync(`${newest}.part`);
  await rename('Anna');
  const stop = start(20);
  await expect.poll(() => errors.mock.calls.length).toBe(1);
  await sleep(100);
  expect(errors.mock.calls).toEqual([
    [expect.stringMatching(/could not be copied \(.*backup\.jsonl\.gz\.part/)],
  ]);
  expect(await checkBackup(newest)).toEqual(copy);
  rmSync(`${newest}.part`, { recursive: true });
  await expect.poll(() => firstName(newest)).toBe('Anna');
  await stop();
});

test('if somebody takes the newest copy of the accounts and notes away, another one is made', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const stop = start(20);
  await expect.poll(() => existsSync(newest)).toBe(true);
  rmSync(newest);
  await rename('Anna');
  await expect.poll(() => existsSync(newest) && firstName(newest)).toBe('Anna');
  await stop();
});

test('a newest copy of the accounts and notes that cannot be used does not replace an earlier copy that can', async () => {
  const copy = await makeCopy(dataDir, client, null);
  await rename('Anna');
  await makeCopy(dataDir, client, copy);
  writeFileSync(newest, 'no backup');
  expect(await findCopy(dataDir)).toMatchObject({
    copy: { path: before },
    refused: [expect.stringContaining(`${newest} cannot be used`)],
  });
  await start(3_600_000)();
  expect([await firstName(newest), await firstName(before)]).toEqual(['Anna', 'Reader 1']);
});

test('takeCopy takes the newest copy of the accounts and notes, and without one its error says what to do', async () => {
  const taken = join(dataDir, 'taken');
  await expect(takeCopy(dataDir, taken)).rejects.toThrow('start once with npm start');
  const copy = await makeCopy(dataDir, client, null);
  expect(await takeCopy(dataDir, taken)).toEqual(copy);
  expect(statSync(taken).mode & 0o777).toBe(0o600);
});

const COPIER = `
  import { createClient } from '@libsql/client';
  import { makeCopy } from './scripts/operate/backup/local-copies.ts';
  import { users } from './db/schema/index.ts';
  import { drizzle } from 'drizzle-orm/libsql/web';
  const [, dataDir, url, authToken] = process.argv;
  const client = createClient({ url, authToken });
  let copy = null;
  for (let round = 0; ; round++) {
    await drizzle(client).update(users).set({ username: 'Reader ' + process.pid + ' ' + round });
    copy = await makeCopy(dataDir, client, copy);
    console.log('copied');
  }`;

test('after kills at any moment there is a whole copy of the accounts and notes, and the library stores at least its number', async () => {
  const children: ChildProcess[] = [];
  // The program that makes the copies gives all accounts a new name before each copy, so that no two copies are alike.
  await db.run(sql`drop index users_username_unique`);
  try {
    for (let kill = 0; kill < (process.env.TEST_FULL ? 40 : 2); kill++) {
      const child = spawn(
        process.execPath,
        ['--input-type=module', '-e', COPIER, dataDir, server.url, TOKEN],
        { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
      );
      children.push(child);
      const ended = once(child, 'exit');
      await once(child.stdout, 'data');
      // The moments of the kills are spread over the time in which two copies are made.
      await sleep((kill * 97) % 800);
      child.kill('SIGKILL');
      await ended;
      const { copy, refused } = await findCopy(dataDir);
      expect(refused).toEqual([]);
      expect(copy?.backup.counts).toEqual(countsOf(50, NOTES));
      const { counters } = await readLibrary(client);
      expect(counters[LOCAL_COPIES]).toBeGreaterThanOrEqual(copy?.backup.counters[LOCAL_COPIES] ?? 0);
    }
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
  expect(await db.select().from(studyNotes)).toHaveLength(NOTES);
});
