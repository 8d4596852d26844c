import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CORE_BOOKS } from '../../domain/canon/index.ts';
import type { Job } from '../../domain/contract/index.ts';
import { verseCount } from '../../domain/versification/index.ts';
import { createAdmin, type NewAdmin } from '../../scripts/operate/admins.ts';
import { freePort } from '../../scripts/start/free-port.ts';
import { localSecrets } from '../../scripts/start/secrets.ts';
import { TEST_DATA } from '../kept-library.ts';
import { followJob, signedInAdmin, uploadFile } from '../support/admin-over-http.ts';
import { type Ask, press } from '../support/admins.ts';
import { WAIT_MS } from '../support/limits.ts';
import { randomOf } from '../support/random.ts';
import { ended, fingerprint, readyThenStopped, start } from './start-process.ts';

const KILLS = process.env.TEST_FULL ? 50 : 1;
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
const ROWS = process.env.TEST_FULL ? 4_000 : 600;
/** The longest time between the sign-in and a kill. It is about the time of an undisturbed import. */
const LONGEST_WAIT_MS = ROWS * 2;
const WORDS = ['בראשית', 'ברא', 'אלהים', 'את', 'השמים', 'ואת', 'הארץ'];
const OFFLINE = { OFFLINE: '1' };

function csvOf(version: number): Uint8Array {
  const rows = ['bnum,cnum,vnum,text_1769,Original_Words'];
  for (const [book, { id, chapters }] of CORE_BOOKS.entries())
    for (let chapter = 1; chapter <= chapters; chapter++)
      for (let verse = 1; verse <= verseCount('english', id, chapter); verse++) {
        const at = rows.length;
        const changed = at % 3 === 0 ? version : 0;
        // Texts with Hebrew words need chance tables, which take time, so only the first verses
        // have Hebrew words.
        const words =
          at > 200 ? '' : `{~${WORDS[(at + changed) % WORDS.length]}~${WORDS[at % WORDS.length]}~}`;
        rows.push(`${book + 1},${chapter},${verse},"Verse ${at}, version ${changed}",${words}`);
        if (at === ROWS) return new TextEncoder().encode(rows.join('\n'));
      }
  throw new Error('The Bible has fewer verses.');
}

interface Library {
  readonly dataDir: string;
  readonly admin: NewAdmin;
  child: ChildProcess | null;
}

const libraries: Library[] = [];

async function copyLibrary(): Promise<Library> {
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-import-'));
  cpSync(TEST_DATA, dataDir, { recursive: true });
  const client = createClient({ url: `file:${join(dataDir, 'library.db')}` });
  const admin = await createAdmin(client, 'admin', localSecrets(dataDir).PASSWORD_PEPPER);
  client.close();
  const library = { dataDir, admin, child: null };
  libraries.push(library);
  return library;
}

async function started(library: Library): Promise<Ask> {
  const port = await freePort();
  const child = start(library.dataDir, port, OFFLINE);
  library.child = child;
  let output = '';
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  await expect.poll(() => output.includes('Ready in') || child.exitCode !== null).toBe(true);
  expect(output).toContain('Ready in');
  return signedInAdmin(`http://127.0.0.1:${port}`, library.admin);
}

async function end(library: Library, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const { child } = library;
  library.child = null;
  if (child === null || child.exitCode !== null) return;
  const over = ended(child);
  child.kill(signal);
  await over;
}

function progressCheck(): (job: Job) => void {
  let before = { done: 0, total: 0 };
  return ({ progress: { done, total } }) => {
    expect(done).toBeGreaterThanOrEqual(before.done);
    expect(total).toBeGreaterThanOrEqual(before.total);
    expect(done).toBeLessThanOrEqual(total);
    before = { done, total };
  };
}

/** Every second import is that of a text of its own: first a new one, then other files for it. */
async function startImport(ask: Ask, version: number): Promise<string> {
  if (version % 2 === 0) return startText(ask, version);
  await uploadFile(ask, 'csv', 'Complete.csv', csvOf(version));
  return press(ask, 'import-from-csv');
}

async function startText(ask: Ask, version: number): Promise<string> {
  const { id } = await uploadFile(ask, 'text', `${version}.csv`, csvOf(version));
  return press(ask, 'texts', {
    fileId: id,
    columns: { book: 'bnum', chapter: 'cnum', verse: 'vnum', text: 'text_1769' },
    name: 'A text',
    abbreviation: 'T',
    language: 'en',
    role: 'translation',
    licence: 'public-domain',
    ...(version > 2 ? { edition: 'own-1' } : {}),
  });
}

async function contentOf(library: Library, jobs: readonly Job[]) {
  await end(library, 'SIGTERM');
  // A start also removes the rows that ended jobs have left.
  expect((await readyThenStopped(library.dataDir)).output).toContain('Ready in');
  return {
    ...(await fingerprint(library.dataDir)),
    jobs: jobs.map(({ status, progress, rows, errors }) => ({ status, progress, rows, errors })),
  };
}

beforeEach(() => {
  console.log(`KILL_SEED=${SEED}, ${KILLS} kills`);
});
afterEach(async () => {
  for (const library of libraries.splice(0)) {
    await end(library, 'SIGKILL');
    rmSync(library.dataDir, { recursive: true, force: true });
  }
});

test('an import that is killed at random moments goes on by itself and ends with the rows of an undisturbed one', async () => {
  const random = randomOf(SEED);
  const killed = await copyLibrary();
  let ask = await started(killed);
  const jobs: Job[] = [];
  let kills = 0;
  do {
    const id = await startImport(ask, jobs.length + 1);
    const check = progressCheck();
    for (;;) {
      const isLast = kills === KILLS;
      const patience = isLast ? WAIT_MS : random.below(LONGEST_WAIT_MS);
      const job = await followJob(ask, id, check, AbortSignal.timeout(patience));
      if (isLast || job.status === 'succeeded') {
        jobs.push(job);
        break;
      }
      await end(killed, 'SIGKILL');
      kills += 1;
      ask = await started(killed);
    }
  } while (kills < KILLS);
  expect(jobs.map(({ status }) => status)).toEqual(jobs.map(() => 'succeeded'));

  const oracle = await copyLibrary();
  const undisturbed: Job[] = [];
  ask = await started(oracle);
  for (const version of jobs.keys())
    undisturbed.push(await followJob(ask, await startImport(ask, version + 1)));
  expect(await contentOf(killed, jobs)).toEqual(await contentOf(oracle, undisturbed));
});
