import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql/web';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studyNotes, users } from '../../db/schema/index.ts';
import { makeCopy } from '../../scripts/operate/backup/local-copies.ts';
import { nativePasswords } from '../../scripts/passwords.ts';
import { freePort } from '../../scripts/start/free-port.ts';
import { isRunning } from '../../scripts/start/processes.ts';
import { localSecrets } from '../../scripts/start/secrets.ts';
import { TEST_DATA } from '../kept-library.ts';
import { testApp } from '../support/app.ts';
import { testBrowser } from '../support/readers.ts';
import { migratedDatabase } from '../support/test-database.ts';
import { ended, fingerprint, readyThenStopped, start } from './start-process.ts';

/**
 * The number of lines of progress in the output of a start. An import prints at least one for every quarter
 * of an edition.
 */
const progressLines = (output: string) => output.split('\n').filter((line) => line.includes(' % ')).length;

async function killedAfter(dataDir: string, lines: number): Promise<string> {
  const child = start(dataDir);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (progressLines(output) >= lines) child.kill('SIGKILL');
    });
  await ended(child);
  return output;
}

const leftRunning = (dataDir: string): number[] =>
  Object.keys((JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8')) as { runtimes: object }).runtimes).map(
    Number,
  );

const READER = { id: 3, username: 'miriam', password: 'still waters and green pastures' };
const NOTE = { book: 'psalms', chapter: 23, verse: 3, notes: 'נַפְשִׁי יְשׁוֹבֵב' };

async function damagedLibrary(): Promise<void> {
  const { client, db, remove } = await migratedDatabase();
  const hash = await nativePasswords.hash(READER.password, localSecrets(dataDir).PASSWORD_PEPPER);
  await db.insert(users).values({ ...READER, usernameKey: READER.username, password: hash });
  await db.insert(studyNotes).values({ ...NOTE, userId: READER.id, createdAt: '', updatedAt: '' });
  await makeCopy(dataDir, client, null);
  remove();
  writeFileSync(join(dataDir, 'library.db'), Buffer.alloc(400_000, 'damaged pages '));
}

async function readerAndNotes(): Promise<[number, unknown]> {
  const client = createClient({ url: `file:${join(dataDir, 'library.db')}` });
  const app = testApp(client);
  const { PASSWORD_PEPPER } = localSecrets(dataDir);
  const request: typeof app.request = (path, init) => app.request(path, init, { PASSWORD_PEPPER });
  const { status } = await testBrowser({ ...app, request }).login(READER.username, READER.password);
  const notes = await drizzle(client).select().from(studyNotes);
  client.close();
  return [status, notes];
}

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** It takes a minute. In `npm test` the import of the tests' library is killed once (`tests/make-library.ts`). */
if (process.env.TEST_FULL)
  test('a start replaces a damaged library; after kills at several moments of the import the next start completes it, and a later one does not change it', async () => {
    await damagedLibrary();
    const runtimes: number[] = [];
    let replacements = 0;
    for (const lines of [1, 2, 3, 2, 4, 1, 3, 5]) {
      const output = await killedAfter(dataDir, lines);
      expect(progressLines(output)).toBeGreaterThanOrEqual(lines);
      expect(output).not.toContain('Ready in');
      if (output.includes('was damaged')) replacements++;
      runtimes.push(...leftRunning(dataDir));
    }
    expect(replacements).toBe(1);
    expect(runtimes.length).toBeGreaterThan(0);
    const completing = await readyThenStopped(dataDir);
    expect(completing.output).toContain('Ready in');
    expect(completing.logBytes).toBeGreaterThan(0);
    expect(completing.logBytes).toBeLessThan(8_000_000);
    expect(runtimes.filter(isRunning)).toEqual([]);
    const complete = await fingerprint(TEST_DATA);
    expect(await fingerprint(dataDir)).toEqual(complete);

    const { output } = await readyThenStopped(dataDir);
    expect(output).toContain('Ready in');
    expect(output).not.toContain('load');
    // The bytes may differ: a start also computes what chance gives, if an earlier one ended before that.
    expect(await fingerprint(dataDir)).toEqual(complete);
    expect(await readerAndNotes()).toEqual([200, [expect.objectContaining({ ...NOTE, id: 1, revision: 1 })]]);
  });

test('after each kill -9 the next start on the same port and library succeeds at the first try', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'restarts-'));
  const port = await freePort();
  cpSync(TEST_DATA, copy, { recursive: true });
  let child: ChildProcess | undefined;
  try {
    const kills = process.env.TEST_FULL ? 20 : 1;
    for (let round = 0; round <= kills; round++) {
      child = start(copy, port);
      let output = '';
      const hear = (chunk: Buffer) => {
        output += chunk.toString();
      };
      child.stderr?.on('data', hear);
      child.stdout?.on('data', hear);
      await expect.poll(() => output.includes('Ready in') || child?.exitCode !== null).toBe(true);
      expect(output).toContain('Ready in');
      expect(output).not.toContain('damaged');
      expect((await fetch(`http://127.0.0.1:${port}/api/verse/Psalms/23/1`)).status).toBe(200);
      const over = ended(child);
      child.kill(round < kills ? 'SIGKILL' : 'SIGTERM');
      await over;
    }
    expect(child?.exitCode).toBe(0);
    const names = readdirSync(copy);
    expect(names).toContain('library.unchanged');
    expect(names).not.toContain('lock');
    expect(statSync(join(copy, 'library.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    const others = names.filter((name) => (statSync(join(copy, name)).mode & 0o077) !== 0);
    expect(others.filter((name) => name !== 'made-by')).toEqual([]);
  } finally {
    child?.kill('SIGKILL');
    rmSync(copy, { recursive: true, force: true });
  }
});
