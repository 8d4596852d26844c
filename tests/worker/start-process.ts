import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from '@libsql/client';
import { ROOT } from '../../scripts/settings.ts';

export function start(dataDir: string, port = 0, settings: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [resolve(ROOT, 'scripts/start/start.ts')], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export const ended = (child: ChildProcess) => new Promise<void>((done) => child.once('exit', () => done()));

const VISIBLE = 'e.revision_no between v.first_revision and v.last_revision';
const FROM_VERSES = `from bible_verses v join editions e on e.id = v.edition_id and ${VISIBLE}`;

/**
 * What readers see, by content, sums or counts, because row ids and revision numbers can differ between
 * libraries.
 */
const CONTENT = {
  editions: `select id, revision, verses, words, letters, qere_words, qere_letters, totals from editions order by id`,
  library: 'select revision from library',
  verses: `select edition_id, book_id, chapter_number, verse_number, part, text, v.letters, heading
    ${FROM_VERSES} order by 1, 2, 3, 4, 5`,
  // One row for each verse: a row for each word would take eight times as long to read.
  words: `select v.edition_id, v.book_id, v.chapter_number, v.verse_number, v.part,
    (select json_group_array(json_array(seq, original_text, letters, lemma, reading)) from (
      select * from bible_words w where w.verse_id = v.id order by w.seq))
    ${FROM_VERSES} order by 1, 2, 3, 4, 5`,
  addresses: `select v.edition_id, v.chapter_number, v.verse_number, a.book_id, a.chapter_number, a.verse_number, a.first_word, a.last_word
    ${FROM_VERSES} join verse_addresses a on a.verse_id = v.id order by 1, 4, 5, 6, 2, 3, 7`,
  totals: `select v.edition_id, count(*), sum(hebrew_standard), sum(greek_standard), sum(t.words)
    ${FROM_VERSES} join verse_totals t on t.verse_id = v.id group by 1 order by 1`,
  // Counts of all rows. They differ if there are duplicate rows, or rows left over from an
  // unfinished draft.
  rows: `select (select count(*) from bible_verses), (select count(*) from bible_words), (select count(*) from verse_addresses),
    (select count(*) from verse_totals), (select count(*) from lemma_frequencies), (select count(*) from lexicon_entries)`,
  frequencies: `select edition_id, lemma, occurrences from lemma_frequencies f join editions e
    on e.id = f.edition_id and e.revision_no = f.revision_no order by 1, 2`,
  lexicon: 'select strongs_number, lemma, gloss from lexicon_entries order by 1',
  search: `select count(*) from verse_search_exact where verse_search_exact match 'shepherd'`,
} as const;

/**
 * The content of a library: the rows and a hash of each part. Reads a copy, because the driver may keep a file open for
 * a while after `close`.
 */
export async function fingerprint(dataDir: string): Promise<Record<string, string>> {
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

/** Starts, waits until ready and stops cleanly. Returns the output, and the largest log seen at one of its lines. */
export async function readyThenStopped(dataDir: string): Promise<{ output: string; logBytes: number }> {
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
