import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  bibleVerses,
  bibleWords,
  editions,
  importJobs,
  lemmaFrequencies,
  lexiconEntries,
  library,
  verseAddresses,
  verseSearchOriginal,
  verseTotals,
} from '../../db/schema/index.ts';
import { EDITION_ROLES } from '../../domain/editions/index.ts';
import { firstChunkOf } from '../../domain/imports/index.ts';
import { bench, benchEachTest } from '../../tests/imports/engine-bench.ts';
import { tinyLexicon, tinyText, tinyVerse, tinyVerses } from '../../tests/imports/tiny-sources.ts';
import { cancelJob, pauseJob, resumeJob } from './control.ts';
import { processChunk } from './process-chunk.ts';
import { sweep } from './sweep.ts';

const VERSES = tinyVerses(7);
const NOTHING = { verses: 0, words: 0, totals: 0, addresses: 0, lemmas: 0, visible: 0 };

benchEachTest(tinyText(VERSES));

const CANCELLED = { changed: true, status: 'cancelled' };

const allVerses = () => bench.db.select().from(bibleVerses).orderBy(bibleVerses.id);
const publishedRevision = () =>
  bench.db.select({ revision: editions.revision, revisionNo: editions.revisionNo }).from(editions);

test('twenty simultaneous starts of one import make one job, and each start returns its id', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => bench.start()));
  expect(new Set(results.map((result) => result.jobId)).size).toBe(1);
  expect(results.filter((result) => result.outcome === 'started')).toHaveLength(1);
  expect(await bench.db.$count(importJobs)).toBe(1);
  await bench.drain();
  expect(await bench.counts()).toMatchObject({ verses: 7, visible: 7 });
});

test('a job cancelled while it is queued writes nothing, and a second cancel changes nothing', async () => {
  const { jobId } = await bench.start();
  expect(await cancelJob(bench.ctx, jobId)).toEqual(CANCELLED);
  expect(await cancelJob(bench.ctx, jobId)).toEqual({ changed: false, status: 'cancelled' });
  await bench.drain();
  await sweep(bench.ctx, 0);
  expect(bench.queue).toEqual([]);
  expect(await bench.counts()).toEqual(NOTHING);
});

test('a job that is cancelled between two chunks leaves no rows', async () => {
  const { jobId } = await bench.start();
  await bench.drain(3);
  expect(await bench.counts()).toMatchObject({ verses: 6, visible: 0 });
  expect(await cancelJob(bench.ctx, jobId)).toEqual(CANCELLED);
  expect(await bench.counts()).toEqual(NOTHING);
  expect(await bench.db.$count(verseSearchOriginal)).toBe(0);
});

test('a job cancelled while a chunk is being read does not write that chunk', async () => {
  const { jobId } = await bench.start();
  await bench.drain(2);
  const source = tinyText(VERSES);
  bench.input.source = {
    ...source,
    read: async (descriptor) => {
      await cancelJob(bench.ctx, jobId);
      return source.read(descriptor);
    },
  };
  expect(await processChunk(bench.ctx, bench.queue.shift()!)).toMatchObject({ did: 'nothing' });
  expect(await bench.counts()).toEqual(NOTHING);
});

test('a job cancelled before its last chunk is written is not published', async () => {
  const { jobId } = await bench.start();
  await bench.drain(8);
  bench.faults.write = async (run, sql) => {
    delete bench.faults.write;
    expect(sql).toContain('update "library"');
    await cancelJob(bench.ctx, jobId);
    return run();
  };
  await bench.drain();
  expect(await bench.job(jobId)).toMatchObject({ status: 'cancelled' });
  expect(await publishedRevision()).toEqual([{ revision: null, revisionNo: 0 }]);
  expect(await bench.counts()).toEqual(NOTHING);
});

test('a job that has ended can be neither cancelled, paused nor resumed', async () => {
  const { id: jobId } = await bench.run();
  for (const change of [cancelJob, pauseJob, resumeJob]) {
    expect(await change(bench.ctx, jobId)).toEqual({ changed: false, status: 'succeeded' });
  }
  expect(await cancelJob(bench.ctx, 'no such job')).toEqual({ changed: false, status: null });
});

test('a paused job makes no progress by messages or sweeps until it is resumed', async () => {
  const { jobId } = await bench.start();
  await bench.drain(2);
  expect(await pauseJob(bench.ctx, jobId)).toEqual({ changed: true, status: 'paused' });
  await bench.drain();
  await sweep(bench.ctx, 0);
  expect(bench.queue).toEqual([]);
  expect(await bench.job(jobId)).toMatchObject({ status: 'paused', done: 3 });
  expect(await bench.start()).toEqual({ outcome: 'already-running', jobId });
  await resumeJob(bench.ctx, jobId);
  await bench.drain();
  expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 7 });
});

test('an import over a published edition keeps equal rows, replaces changed rows and removes missing rows', async () => {
  await bench.run();
  const firstVerse = () =>
    bench.db.select({ id: bibleVerses.id }).from(bibleVerses).where(eq(bibleVerses.verseNumber, 1));
  const before = await firstVerse();
  bench.input.source = tinyText([...VERSES.slice(0, 4), tinyVerse(5, 1), tinyVerse(6), tinyVerse(8)]);
  const { jobId } = await bench.start();
  await bench.drain(4);
  expect(await bench.counts()).toMatchObject({ visible: 7 });
  await bench.drain();
  expect(await bench.job(jobId)).toMatchObject({ created: 1, updated: 1, unchanged: 5, status: 'succeeded' });
  const verses = await bench.db.select().from(bibleVerses).orderBy(bibleVerses.verseNumber);
  expect(verses.map(({ verseNumber }) => verseNumber)).toEqual([1, 2, 3, 4, 5, 6, 8]);
  expect(await firstVerse()).toEqual(before);
  expect(await bench.db.select().from(editions)).toMatchObject([{ revisionNo: 2, verses: 7 }]);
  expect(await bench.db.$count(verseSearchOriginal)).toBe(7);
});

test('a cancelled import over a published edition leaves exactly the published rows', async () => {
  await bench.run();
  const before = await allVerses();
  const counts = await bench.counts();
  bench.input.source = tinyText(tinyVerses(7, 1));
  const { jobId } = await bench.start();
  await bench.drain(4);
  expect(await allVerses()).not.toEqual(before);
  await cancelJob(bench.ctx, jobId);
  expect(await allVerses()).toEqual(before);
  expect(await bench.counts()).toEqual(counts);
});

test('a repeated import of an unchanged source counts every row as unchanged, and changes no row', async () => {
  await bench.run();
  const tables = [bibleVerses, bibleWords, verseTotals, verseAddresses, lemmaFrequencies, library, editions];
  const contents = () => Promise.all(tables.map((table) => bench.db.select().from(table)));
  const before = await contents();
  expect(await bench.run()).toMatchObject({ status: 'succeeded', unchanged: 7, created: 0, updated: 0 });
  expect(await contents()).toEqual(before);
});

test('the publication of an original text changes the library’s revision for original texts, and for no other kind of edition', async () => {
  const revision = async () => (await bench.db.select().from(library))[0]?.ofRoles;
  await bench.run();
  const before = await revision();
  bench.input.source = tinyText(tinyVerses(7, 1));
  await bench.run();
  const after = await revision();
  expect(after?.original).not.toBe(before?.original);
  expect(Object.keys(after ?? {}).sort()).toEqual([...EDITION_ROLES].sort());
  expect(after).toEqual({ ...before, original: after?.original });
});

test('a partial source changes and adds verses of its edition and removes no verse', async () => {
  await bench.run();
  bench.input.source = tinyText([tinyVerse(2, 1), tinyVerse(9)], { partial: true, expected: {} });
  expect(await bench.run()).toMatchObject({ status: 'succeeded', created: 1, updated: 1 });
  expect(await bench.counts()).toMatchObject({ verses: 8, visible: 8 });
});

test('a new import removes the draft of a failed import, and the failed import cannot be resumed', async () => {
  const { jobId } = await bench.start();
  await bench.drain(3);
  bench.input.source = tinyText(tinyVerses(5, 2));
  await bench.drain();
  expect(await bench.job(jobId)).toMatchObject({ status: 'failed' });
  expect(await bench.run()).toMatchObject({ status: 'succeeded', created: 5 });
  expect(await bench.counts()).toMatchObject({ verses: 5, visible: 5 });
  expect(await resumeJob(bench.ctx, jobId)).toEqual({ changed: false, status: 'failed' });
});

test('the periodic sweep removes the draft of a cancelled job that the cancel could not remove', async () => {
  const { jobId } = await bench.start();
  await bench.drain(3);
  bench.faults.read = async () => {
    throw new TypeError('fetch failed');
  };
  await cancelJob(bench.ctx, jobId);
  delete bench.faults.read;
  expect(await bench.counts()).toMatchObject({ verses: 6 });
  await sweep(bench.ctx, 0);
  expect(await bench.counts()).toEqual(NOTHING);
});

test('an import replaces a whole lexicon, and its revision does not change if the entries are equal', async () => {
  bench.input.source = tinyLexicon({ H1: 'father', H2: 'to perish', H3: 'reed' });
  await bench.run();
  const first = await publishedRevision();
  await bench.run();
  expect(await publishedRevision()).toEqual(first);
  bench.input.source = tinyLexicon({ H1: 'father', H2: 'to be lost' });
  expect(await bench.run()).toMatchObject({ unchanged: 1, updated: 1, status: 'succeeded' });
  expect(await bench.db.select().from(lexiconEntries).orderBy(lexiconEntries.strongsNumber)).toMatchObject([
    { revisionNo: 2, definition: 'father' },
    { revisionNo: 2, definition: 'to be lost' },
  ]);
});

test('a chunk that clears an old draft and is delivered twice at the same time is done only after the whole draft is deleted', async () => {
  const many = tinyText(tinyVerses(1200), { rowsAChunk: 500 });
  bench.input.source = many;
  const { jobId } = await bench.start();
  await bench.drain(4);
  await bench.db.update(importJobs).set({ status: 'failed' }).where(eq(importJobs.id, jobId));
  bench.queue.length = 0;
  const next = await bench.start();
  const message = { jobId: next.jobId, chunkNo: firstChunkOf('clear') };
  // The first deletion of words runs twice, as if the other delivery had deleted the same rows just before.
  bench.faults.write = async (run, sql) => {
    if (!/delete from "bible_words"/u.test(sql)) return run();
    delete bench.faults.write;
    await run();
    return run();
  };
  await processChunk(bench.ctx, message);
  expect(await bench.counts()).toMatchObject({ verses: 0, words: 0 });
});
