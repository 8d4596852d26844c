import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILD_DIR, ROOT } from '../../scripts/settings.ts';
import { startStack } from '../stack.ts';

/** Everything that readers see, by what it says and not by row ids. */
const CONTENT = {
  editions:
    'select id, revision, revision_no, verses, words, letters, qere_words, qere_letters, totals from editions order by id',
  library: 'select revision from library',
  verses: `select edition_id, book_id, chapter_number, verse_number, part, text, letters, heading, first_revision, last_revision
    from bible_verses order by 1, 2, 3, 4, 5`,
  words: `select v.edition_id, v.book_id, v.chapter_number, v.verse_number, w.seq, w.original_text, w.letters, w.lemma, w.reading
    from bible_words w join bible_verses v on v.id = w.verse_id order by 1, 2, 3, 4, v.part, w.seq`,
  addresses: `select v.edition_id, v.chapter_number, v.verse_number, a.book_id, a.chapter_number, a.verse_number, a.first_word, a.last_word
    from verse_addresses a join bible_verses v on v.id = a.verse_id order by 1, 4, 5, 6, 2, 3, 7`,
  totals:
    'select edition_id, count(*), sum(hebrew_standard), sum(greek_standard), sum(words) from verse_totals group by 1 order by 1',
  frequencies: 'select edition_id, revision_no, lemma, occurrences from lemma_frequencies order by 1, 2, 3',
  lexicon: 'select strongs_number, lemma, gloss from lexicon_entries order by 1',
  search: `select count(*) from verse_search_exact where verse_search_exact match 'shepherd'`,
} as const;

async function fingerprint(dataDir: string): Promise<Record<string, string>> {
  const client = createClient({ url: `file:${join(dataDir, 'library.db')}` });
  const prints: Record<string, string> = {};
  for (const [name, sql] of Object.entries(CONTENT)) {
    const { rows } = await client.execute(sql);
    const hash = createHash('sha256');
    for (const row of rows) hash.update(JSON.stringify(Object.values(row)));
    prints[name] = `${rows.length} rows, ${hash.digest('hex').slice(0, 12)}`;
  }
  client.close();
  return prints;
}

function start(dataDir: string): ChildProcess {
  return spawn(process.execPath, [resolve(ROOT, 'scripts/start.ts')], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const ended = (child: ChildProcess) => new Promise<void>((done) => child.once('exit', () => done()));

/** Lines of progress in what a start has printed: one at least at every quarter of an edition. */
const progressLines = (output: string) => output.split('\n').filter((line) => line.includes(' % ')).length;

/** Starts and kills without warning in the middle of the import, after some lines of progress. */
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

/** Starts, waits until ready, stops politely; gives what was printed. */
async function readyThenStopped(dataDir: string): Promise<string> {
  const child = start(dataDir);
  let output = '';
  let stopping = false;
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (!stopping && output.includes('Ready in')) {
      stopping = true;
      child.kill('SIGTERM');
    }
  });
  await ended(child);
  return output;
}

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
  await (await startStack()).close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('killed at any moment, the next start completes what is missing and changes nothing else', async () => {
  const kills = process.env.TEST_FULL
    ? [600, 1500, 2500, 4000, 5500, 7000, 9000, 12_000]
    : [1500, 4000, 8000];
  for (const milliseconds of kills) await killedAfter(dataDir, milliseconds);
  expect(await readyThenStopped(dataDir)).toContain('Ready in');
  const whole = await fingerprint(dataDir);
  expect(whole).toEqual(await fingerprint(resolve(BUILD_DIR, 'test-data')));

  // A later start finds nothing to do.
  const output = await readyThenStopped(dataDir);
  expect(output).toContain('Ready in');
  expect(output).not.toContain('load');
  expect(await fingerprint(dataDir)).toEqual(whole);
}, 600_000);
