import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  bibleVerses,
  editions,
  importJobs,
  lemmaFrequencies,
  library,
  verseTotals,
} from '../db/schema/index.ts';
import { decodeLettersFile } from '../domain/number-index/index.ts';
import { memoryBlobs } from '../tests/imports/memory-blobs.ts';
import { statementsOf } from '../tests/imports/statements.ts';
import { tinyLexicon, tinyText, tinyVerse, tinyVerses } from '../tests/imports/tiny-sources.ts';
import { database, newDatabaseEachTest } from '../tests/support/database-each-test.ts';
import type { Database } from './context.ts';
import { PermanentError } from './engine/errors.ts';
import type { EditionRecord } from './records.ts';
import { type RunProgress, runChance, runJobs } from './run-jobs.ts';

let blobs: ReturnType<typeof memoryBlobs>;

newDatabaseEachTest();
beforeEach(() => {
  blobs = memoryBlobs();
});
afterEach(() => vi.unstubAllGlobals());

const run = (...sources: Parameters<typeof runJobs>[1]) => runJobs({ db: database.client, blobs }, sources);

const tinyEdition = async () =>
  (await database.db.select().from(editions).where(eq(editions.id, 'tiny')))[0]!;

test('runJobs plans a source, loads it in chunks and publishes it with counts, totals and letters file', async () => {
  const progress: RunProgress[] = [];
  const verses = [tinyVerse(1), tinyVerse(2), tinyVerse(3), tinyVerse(4)];
  const options = { db: database.client, blobs, onProgress: (p: RunProgress) => progress.push(p) };
  expect(await runJobs(options, [tinyText(verses)])).toEqual([
    { target: 'tiny', outcome: 'imported', message: null },
  ]);
  const edition = await tinyEdition();
  const words = verses.flatMap((verse) => verse.words);
  expect(edition).toMatchObject({ revisionNo: 1, verses: 4, words: words.length, qereWords: null });
  expect(edition.letters).toBe(words.reduce((n, w) => n + w.letters.length, 0));
  const totals = await database.db.select().from(verseTotals);
  expect(edition.totals).toContainEqual({
    method: 'HEBREW_STANDARD',
    value: totals.reduce((total, { hebrewStandard }) => total + (hebrewStandard ?? 0), 0),
  });
  const file = decodeLettersFile(blobs.unzipped(`index/tiny/${edition.revision}`));
  expect(file.wordLengths).toHaveLength(words.length);
  const lemmas = await database.db.select().from(lemmaFrequencies);
  expect(lemmas.reduce((total, { occurrences }) => total + occurrences, 0)).toBe(words.length);
  expect(await database.db.$count(library)).toBe(1);
  expect(progress.at(-1)).toEqual({
    title: 'Tiny Hebrew',
    phase: 'chance',
    status: 'running',
    done: 4,
    total: 4,
  });
});

test('runJobs changes no row in a second run with the same source', async () => {
  await run(tinyText(tinyVerses(7)), tinyLexicon({ H1: 'father' }));
  const changes = () => database.db.get(sql`select total_changes()`);
  const before = await changes();
  expect((await run(tinyText(tinyVerses(7)), tinyLexicon({ H1: 'father' }))).map((r) => r.outcome)).toEqual([
    'up-to-date',
    'up-to-date',
  ]);
  expect(await changes()).toEqual(before);
});

test('runJobs computes the derived data of an edition again if an older version computed it, and keeps its verse rows', async () => {
  const source = tinyText(tinyVerses(7));
  await run(source);
  const lemmas = () =>
    database.db
      .select({ lemma: lemmaFrequencies.lemma, occurrences: lemmaFrequencies.occurrences })
      .from(lemmaFrequencies);
  const verses = () => database.db.select().from(bibleVerses);
  const lemmasBefore = await lemmas();
  const versesBefore = await verses();
  await database.db.update(lemmaFrequencies).set({ occurrences: 0 });
  await database.db.update(editions).set({ revision: 'of old', fingerprint: 'of old' });
  expect(await run(source)).toMatchObject([{ outcome: 'imported' }]);
  await runChance({ db: database.client, blobs });
  const edition = await tinyEdition();
  expect(edition.revisionNo).toBe(2);
  expect(edition.revision).not.toBe('of old');
  expect(await lemmas()).toEqual(lemmasBefore);
  expect(await verses()).toEqual(versesBefore);
});

test('runJobs gives the library a new revision when an edition’s name, role, language, numbering, licence or source changes', async () => {
  const revision = async () => (await database.db.select().from(library))[0]?.revision;
  const source = tinyText(tinyVerses(3, 0, 'latin'));
  await run(tinyText(tinyVerses(2), { id: 'other' }), source);
  const seen = new Set([await revision()]);
  const changes: Omit<EditionRecord, 'id'> = {
    name: 'Another name',
    role: 'translation',
    language: 'arc',
    script: 'greek',
    numbering: 'masoretic',
    licence: 'CC0',
    licenceUrl: 'https://example.org/licence',
    source: 'made again',
  };
  for (const [fact, value] of Object.entries(changes)) {
    const fingerprint = async () => `another ${fact}`;
    const before = seen.size;
    expect(await run({ ...source, edition: { ...source.edition, [fact]: value }, fingerprint })).toEqual([
      { target: 'tiny', outcome: 'imported', message: null },
    ]);
    expect(seen.add(await revision()).size, fact).toBe(before + 1);
  }
  await run({ ...source, fingerprint: async () => 'back again' });
  expect(seen.has(await revision())).toBe(true);
});

test('runJobs reads only the missing chunks after a run that was stopped between two chunks', async () => {
  const stop = new AbortController();
  const source = tinyText(tinyVerses(12), { rowsAChunk: 1 });
  const first = await runJobs(
    {
      db: database.client,
      blobs,
      signal: stop.signal,
      onProgress: ({ done }) => done >= 4 && stop.abort(),
    },
    [source],
  );
  expect(first).toEqual([{ target: 'tiny', outcome: 'stopped', message: null }]);
  const written = await database.db.$count(bibleVerses);
  expect(written).toBeGreaterThanOrEqual(4);
  expect(written).toBeLessThan(12);
  let reads = 0;
  const counted = {
    ...source,
    read: async (descriptor: unknown) => {
      reads += 1;
      return source.read(descriptor);
    },
  };
  expect(await run(counted)).toMatchObject([{ outcome: 'imported' }]);
  expect(reads).toBe(12 - written);
  const verses = await database.db.select().from(bibleVerses);
  expect(verses).toHaveLength(12);
  expect(new Set(verses.map(({ verseNumber }) => verseNumber)).size).toBe(12);
});

test('runJobs reports why a source failed, imports the others, and resumes the failed one in the next run', async () => {
  const good = tinyText(tinyVerses(7));
  const bad = {
    ...good,
    read: async (descriptor: unknown) => {
      if ((descriptor as { from: number }).from === 3) throw new PermanentError('The file is damaged');
      return good.read(descriptor);
    },
  };
  const lexicon = tinyLexicon({ H1: 'father' });
  expect(await run(bad, lexicon)).toEqual([
    {
      target: 'tiny',
      outcome: 'failed',
      message: 'The file is damaged (load, chunk 2, row 4). Correct this, then start the import again.',
    },
    { target: 'tiny-lexicon', outcome: 'imported', message: null },
  ]);
  expect(await run(good, lexicon)).toMatchObject([{ outcome: 'imported' }, { outcome: 'up-to-date' }]);
  expect(await database.db.$count(importJobs)).toBe(2);
});

test('runJobs replaces a failed import of an older input by an import of the new input', async () => {
  const failing = {
    ...tinyText(tinyVerses(7)),
    read: async () => {
      throw new PermanentError('No');
    },
  };
  await run(failing);
  expect(await run(tinyText(tinyVerses(5, 1)))).toMatchObject([{ outcome: 'imported' }]);
  expect(await tinyEdition()).toMatchObject({ verses: 5, revisionNo: 1 });
});

test('runJobs does not go on with a paused job', async () => {
  const stop = new AbortController();
  const options = { db: database.client, blobs, signal: stop.signal, onProgress: () => stop.abort() };
  const source = tinyText(tinyVerses(7));
  await runJobs(options, [source]);
  await database.db.update(importJobs).set({ status: 'paused' });
  expect(await run(source)).toEqual([{ target: 'tiny', outcome: 'paused', message: null }]);
});

test('runJobs neither cancels nor continues a job of another kind on the same edition, and ends', async () => {
  const stop = new AbortController();
  const options = { db: database.client, blobs, signal: stop.signal, onProgress: () => stop.abort() };
  const source = tinyText(tinyVerses(7));
  await runJobs(options, [source]);
  await database.db.update(importJobs).set({ kind: 'upload' });
  const before = await database.db.select().from(importJobs);
  expect(await run(source)).toMatchObject([{ target: 'tiny', outcome: 'stopped' }]);
  expect(await database.db.select().from(importJobs)).toEqual(before);
});

test('runJobs ends with the error of a database that refuses every write of a chunk, and does not try for ever', async () => {
  // The pauses between the tries take no time.
  vi.stubGlobal('setTimeout', (then: () => void) => setImmediate(then));
  const db: Database = {
    batch(batch, mode) {
      const claims = statementsOf(batch).some(({ sql }) =>
        /^update "import_chunks" set "attempt"/u.test(sql),
      );
      return claims
        ? Promise.reject(new Error('database or disk is full'))
        : database.client.batch(batch, mode);
    },
  };
  await expect(runJobs({ db, blobs }, [tinyText(tinyVerses(3))])).rejects.toThrow(
    'The import cannot go on: database or disk is full',
  );
  expect(await run(tinyText(tinyVerses(3)))).toMatchObject([{ outcome: 'imported' }]);
});
