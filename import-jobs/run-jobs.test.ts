import { afterEach, beforeEach, expect, test } from 'vitest';
import { migratedDatabase, type TestDatabase } from '../db/testing.ts';
import { decodeLettersFile } from '../domain/letters-file.ts';
import { type RunProgress, runJobs } from './run-jobs.ts';
import { memoryBlobs } from './testing/memory-blobs.ts';
import { tinyLexicon, tinyText, tinyVerse, tinyVerses } from './testing/tiny-sources.ts';

let database: TestDatabase;
let blobs: ReturnType<typeof memoryBlobs>;

beforeEach(async () => {
  database = await migratedDatabase();
  blobs = memoryBlobs();
});
afterEach(() => database.remove());

const run = (...sources: Parameters<typeof runJobs>[1]) => runJobs({ db: database.client, blobs }, sources);

async function one(sql: string): Promise<Record<string, unknown>> {
  const [row] = (await database.client.execute(sql)).rows;
  return { ...row };
}

test('a source is planned, loaded in chunks and published with its counts, totals and letters file', async () => {
  const progress: RunProgress[] = [];
  const verses = [tinyVerse(1), tinyVerse(2), tinyVerse(3), tinyVerse(4)];
  const options = { db: database.client, blobs, onProgress: (p: RunProgress) => progress.push(p) };
  expect(await runJobs(options, [tinyText(verses)])).toEqual([
    { editionId: 'tiny', outcome: 'imported', message: null },
  ]);
  const edition = await one("SELECT * FROM editions WHERE id = 'tiny'");
  const words = verses.flatMap((verse) => verse.words);
  expect(edition).toMatchObject({ revision_no: 1, verses: 4, words: words.length, qere_words: null });
  expect(edition.letters).toBe(words.reduce((n, w) => n + w.letters.length, 0));
  const standard = await one('SELECT sum(hebrew_standard) total FROM verse_totals');
  expect(JSON.parse(String(edition.totals))).toContainEqual({
    method: 'HEBREW_STANDARD',
    value: standard.total,
  });
  const file = decodeLettersFile((await blobs.get(`index/tiny/${edition.revision}`))!);
  expect(file.wordLengths).toHaveLength(words.length);
  expect(await one('SELECT sum(occurrences) n FROM lemma_frequencies')).toEqual({ n: words.length });
  expect(await one('SELECT count(*) n FROM library')).toEqual({ n: 1 });
  expect(progress.at(-1)).toEqual({
    title: 'Tiny Hebrew',
    phase: 'published',
    done: 4,
    total: 4,
    unit: 'rows',
  });
});

test('a second run with the same source changes no row', async () => {
  await run(tinyText(tinyVerses(7)), tinyLexicon({ H1: 'father' }));
  const before = await one('SELECT total_changes() n');
  expect((await run(tinyText(tinyVerses(7)), tinyLexicon({ H1: 'father' }))).map((r) => r.outcome)).toEqual([
    'up-to-date',
    'up-to-date',
  ]);
  expect(await one('SELECT total_changes() n')).toEqual(before);
});
