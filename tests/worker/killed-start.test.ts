import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { isRunning } from '../../scripts/processes.ts';
import { ROOT } from '../../scripts/settings.ts';
import { TEST_DATA } from '../stack.ts';

const VISIBLE = 'e.revision_no between v.first_revision and v.last_revision';
const FROM_VERSES = `from bible_verses v join editions e on e.id = v.edition_id and ${VISIBLE}`;

/** Everything that readers see, by content, because row ids and revision numbers can differ between libraries. */
const CONTENT = {
  editions: `select id, revision, verses, words, letters, qere_words, qere_letters, totals from editions order by id`,
  library: 'select revision from library',
  verses: `select edition_id, book_id, chapter_number, verse_number, part, text, v.letters, heading
    ${FROM_VERSES} order by 1, 2, 3, 4, 5`,
  // One row for each verse: a row for each word would take eight times as long to read.
  words: `select v.edition_id, v.book_id, v.chapter_number, v.verse_number, v.part,
    json_group_array(json_array(w.seq, w.original_text, w.letters, w.lemma, w.reading) order by w.seq)
    ${FROM_VERSES} join bible_words w on w.verse_id = v.id group by v.id order by 1, 2, 3, 4, 5`,
  addresses: `select v.edition_id, v.chapter_number, v.verse_number, a.book_id, a.chapter_number, a.verse_number, a.first_word, a.last_word
    ${FROM_VERSES} join verse_addresses a on a.verse_id = v.id order by 1, 4, 5, 6, 2, 3, 7`,
  totals: `select v.edition_id, count(*), sum(hebrew_standard), sum(greek_standard), sum(t.words)
    ${FROM_VERSES} join verse_totals t on t.verse_id = v.id group by 1 order by 1`,
  // Duplicate rows and rows left over from an unfinished draft show up in these.
  rows: `select (select count(*) from bible_verses), (select count(*) from bible_words), (select count(*) from verse_addresses),
    (select count(*) from verse_totals), (select count(*) from lemma_frequencies), (select count(*) from lexicon_entries)`,
  frequencies: `select edition_id, lemma, occurrences from lemma_frequencies f join editions e
    on e.id = f.edition_id and e.revision_no = f.revision_no order by 1, 2`,
  lexicon: 'select strongs_number, lemma, gloss from lexicon_entries order by 1',
  search: `select count(*) from verse_search_exact where verse_search_exact match 'shepherd'`,
} as const;

/** Reads a copy: the driver may keep a file open for a while after `close`. */
async function fingerprint(dataDir: string): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  copyFileSync(join(dataDir, 'library.db'), join(folder, 'library.db'));
  const client = createClient({ url: `file:${join(folder, 'library.db')}` });
  const prints: Record<string, string> = {};
  for (const [name, sql] of Object.entries(CONTENT)) {
    const { rows } = await client.execute(sql);
    const hash = createHash('sha256');
    for (const row of rows) hash.update(JSON.stringify(Object.values(row)));
    prints[name] = `${rows.length} rows, ${hash.digest('hex').slice(0, 12)}`;
  }
  client.close();
  rmSync(folder, { recursive: true, force: true });
  return prints;
}

const bytesHash = (dataDir: string): string =>
  createHash('sha256')
    .update(readFileSync(join(dataDir, 'library.db')))
    .digest('hex');

function start(dataDir: string, port = 0): ChildProcess {
  return spawn(process.execPath, [resolve(ROOT, 'scripts/start.ts')], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const ended = (child: ChildProcess) => new Promise<void>((done) => child.once('exit', () => done()));

/** The lines of progress in the output of a start: at least one for every quarter of an edition. */
const progressLines = (output: string) => output.split('\n').filter((line) => line.includes(' % ')).length;

/** Starts, and kills without warning in the middle of the import, after some lines of progress. */
async function killedAfter(dataDir: string, lines: number): Promise<string> {
  const child = start(dataDir);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (progressLines(output) >= lines) child.kill('SIGKILL');
  });
  await ended(child);
  return output;
}

/** The Workers runtimes that a killed start left behind. */
const leftRunning = (dataDir: string): number[] =>
  (JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8')) as { runtimes: number[] }).runtimes;

/** Starts, waits until ready and stops cleanly. Returns the output, and the largest log seen at one of its lines. */
async function readyThenStopped(dataDir: string): Promise<{ output: string; logBytes: number }> {
  const child = start(dataDir);
  let output = '';
  let logBytes = 0;
  let stopping = false;
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    logBytes = Math.max(
      logBytes,
      statSync(join(dataDir, 'library.db-wal'), { throwIfNoEntry: false })?.size ?? 0,
    );
    if (!stopping && output.includes('Ready in')) {
      stopping = true;
      child.kill('SIGTERM');
    }
  });
  await ended(child);
  return { output, logBytes };
}

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('after a kill at any moment the next start completes what is missing and changes nothing else', async () => {
  const runtimes: number[] = [];
  for (const lines of process.env.TEST_FULL ? [1, 2, 3, 2, 4, 1, 3, 5] : [2, 5]) {
    const output = await killedAfter(dataDir, lines);
    expect(progressLines(output)).toBeGreaterThanOrEqual(lines);
    expect(output).not.toContain('Ready in');
    expect(output).not.toContain('damaged');
    runtimes.push(...leftRunning(dataDir));
  }
  expect(runtimes.length).toBeGreaterThan(0);
  const completing = await readyThenStopped(dataDir);
  expect(completing.output).toContain('Ready in');
  expect(completing.logBytes).toBeGreaterThan(0);
  expect(completing.logBytes).toBeLessThan(8_000_000);
  expect(runtimes.filter(isRunning)).toEqual([]);
  expect(await fingerprint(dataDir)).toEqual(await fingerprint(TEST_DATA));

  // A later start has nothing to do.
  const bytes = bytesHash(dataDir);
  const { output } = await readyThenStopped(dataDir);
  expect(output).toContain('Ready in');
  expect(output).not.toContain('load');
  expect(bytesHash(dataDir)).toBe(bytes);
}, 600_000);

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
      await expect
        .poll(() => output.includes('Ready in') || child?.exitCode !== null, { timeout: 60_000 })
        .toBe(true);
      expect(output).toContain('Ready in');
      expect(output).not.toContain('damaged');
      expect((await fetch(`http://127.0.0.1:${port}/api/verse/Psalms/23/1`)).status).toBe(200);
      const over = ended(child);
      child.kill(round < kills ? 'SIGKILL' : 'SIGTERM');
      await over;
    }
    // A clean stop closes the library and releases the folder.
    expect(child?.exitCode).toBe(0);
    const names = readdirSync(copy);
    expect(names).toContain('library.unchanged');
    expect(names).not.toContain('lock');
    // The driver frees a prepared statement when it is garbage. Until then SQLite keeps the file of the log, emptied.
    expect(statSync(join(copy, 'library.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    const others = names.filter((name) => (statSync(join(copy, name)).mode & 0o077) !== 0);
    expect(others.filter((name) => name !== 'made-by')).toEqual([]);
  } finally {
    child?.kill('SIGKILL');
    rmSync(copy, { recursive: true, force: true });
  }
}, 300_000);
