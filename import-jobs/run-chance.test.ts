import { gzipSync } from 'node:zlib';
import { and, eq, gt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { editions, expectations, importChunks, importJobs, importProblems } from '../db/schema/index.ts';
import { CHANCE_METHODS, CHANCE_RECIPE, CHANCE_RUNS } from '../domain/chance/index.ts';
import { firstChunkOf } from '../domain/imports/index.ts';
import { encodeLettersFile, lettersFileKey } from '../domain/number-index/index.ts';
import { memoryBlobs } from '../tests/imports/memory-blobs.ts';
import { tinyText, tinyVerses } from '../tests/imports/tiny-sources.ts';
import { ownDatabase } from '../tests/support/sample-app.ts';
import { computeExpectations, type ExpectationTask } from './expectations/compute.ts';
import { computeInThread } from './expectations/thread.ts';
import { type RunOptions, runChance, runJobs } from './run-jobs.ts';

const blobs = memoryBlobs();

const database = await ownDatabase();

const LETTERS = encodeLettersFile('hebrew', [
  { book: 'genesis', chapter: 1, verse: 1, part: '', words: ['בראשית', 'ברא', 'אלהים'] },
  { book: 'genesis', chapter: 1, verse: 2, part: '', words: ['והארץ', 'היתה'] },
]);

const run = (options: Partial<RunOptions> = {}) => runChance({ db: database.client, blobs, ...options });

async function publish(revision: string, isStored = true): Promise<void> {
  await database.db
    .insert(editions)
    .values({
      id: 'tiny',
      name: 'Tiny',
      role: 'original',
      language: 'he',
      script: 'hebrew',
      numbering: 'masoretic',
      licence: 'none',
      source: 'a test',
      revision,
      revisionNo: 1,
    })
    .onConflictDoUpdate({ target: editions.id, set: { revision } });
  if (isStored)
    await blobs.put(lettersFileKey('tiny', revision), gzipSync(LETTERS), { contentEncoding: 'gzip' });
}

const rows = () => database.db.select().from(expectations);

const ALL = CHANCE_METHODS.hebrew.length * 3;

test('runChance computes the chance tables of every method after an edition is published, and nothing in a second call', async () => {
  await publish('one');
  const tasks: ExpectationTask[] = [];
  const computeChance = (task: ExpectationTask) => {
    tasks.push(task);
    return computeExpectations(task);
  };
  expect(await run({ computeChance })).toEqual({ built: ['tiny'], notes: [] });
  const built = await rows();
  expect(built).toHaveLength(ALL);
  expect(new Set(built.map(({ recipe, runs }) => `${recipe} ${runs}`))).toEqual(
    new Set([`${CHANCE_RECIPE} ${CHANCE_RUNS}`]),
  );
  const jobs = await database.db.$count(importJobs);
  expect(await run({ computeChance })).toEqual({ built: [], notes: [] });
  expect(tasks.map(({ methods }) => methods.join()).toSorted()).toEqual(CHANCE_METHODS.hebrew.toSorted());
  expect(await database.db.$count(importJobs)).toBe(jobs);
});

test('runChance computes chance tables that are missing or that another version of the calculation made', async () => {
  await database.db
    .delete(expectations)
    .where(and(eq(expectations.method, 'HEBREW_GADOL'), eq(expectations.unit, 'word')));
  await database.db.update(expectations).set({ recipe: 0 }).where(eq(expectations.method, 'HEBREW_KATAN'));
  const computed: (readonly string[])[] = [];
  await run({
    computeChance: (task) => {
      computed.push(task.methods);
      return computeExpectations(task);
    },
  });
  // The two tables are computed side by side, so either may begin first.
  expect(computed.flat().toSorted()).toEqual(['HEBREW_GADOL', 'HEBREW_KATAN']);
  const built = await rows();
  expect(built).toHaveLength(ALL);
  expect(new Set(built.map(({ recipe }) => recipe))).toEqual(new Set([CHANCE_RECIPE]));
});

test('runChance replaces the chance tables of an edition’s old revision by those of the new one', async () => {
  await publish('two');
  await run();
  const built = await rows();
  expect(built).toHaveLength(ALL);
  expect(new Set(built.map(({ revision }) => revision))).toEqual(new Set(['two']));
});

test('runChance writes no chance tables for a revision that was replaced during the computation', async () => {
  await publish('three');
  await run({
    computeChance: async (task) => {
      const tables = computeExpectations(task);
      await publish('four');
      return tables;
    },
  });
  expect((await rows()).filter(({ revision }) => revision === 'three')).toEqual([]);
});

test('runChance computes no chance tables for an edition without its letters file, and one note names the reason', async () => {
  await publish('lost', false);
  expect(await run()).toEqual({
    built: [],
    notes: ['The chance tables of tiny are not computed: its letters file is not in the store.'],
  });
});

test('runChance changes nothing if it is stopped before it begins', async () => {
  await publish('five');
  const tables = await rows();
  const jobs = await database.db.$count(importJobs);
  expect(await run({ signal: AbortSignal.abort() })).toEqual({ built: [], notes: [] });
  expect(await rows()).toEqual(tables);
  expect(await database.db.$count(importJobs)).toBe(jobs);
});

test('runChance computes the missing tables after a call that was stopped between two tables', async () => {
  await publish('six');
  const stop = new AbortController();
  await run({
    signal: stop.signal,
    computeChance: (task) => {
      stop.abort();
      return computeExpectations(task);
    },
  });
  const some = (await rows()).filter(({ revision }) => revision === 'six').length;
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(ALL);
  await run();
  expect((await rows()).filter(({ revision }) => revision === 'six')).toHaveLength(ALL);
});

test('runChance does not count a computation that was stopped as a failure', async () => {
  await publish('seven');
  const stop = new AbortController();
  await run({
    signal: stop.signal,
    computeChance: (task, signal) => {
      const computing = computeInThread(task, signal);
      stop.abort();
      return computing;
    },
  });
  expect((await rows()).filter(({ revision }) => revision === 'seven')).toEqual([]);
  const chunks = await database.db.select().from(importChunks).where(gt(importChunks.failures, 0));
  expect(chunks).toEqual([]);
  await run();
  expect((await rows()).filter(({ revision }) => revision === 'seven')).toHaveLength(ALL);
});

test('runChance completes a job that runJobs has published', async () => {
  const source = tinyText(tinyVerses(4), { id: 'imported' });
  await runJobs({ db: database.client, blobs }, [source]);
  const job = async () =>
    (await database.db.select().from(importJobs).where(eq(importJobs.target, 'imported')))[0];
  expect(await job()).toMatchObject({ status: 'running', phase: 'chance' });
  expect(await runJobs({ db: database.client, blobs }, [source])).toMatchObject([{ outcome: 'up-to-date' }]);
  const jobId = (await job())?.id ?? '';
  const note = { kind: 'note', source: 'a file', message: 'a remark about a row' } as const;
  await database.db
    .insert(importProblems)
    .values({ ...note, jobId, chunkNo: firstChunkOf('load'), number: 0 });
  const { built, notes } = await run();
  expect(built).toContain('imported');
  // The note about a row belongs to the import, and is none of the notes about chance tables.
  expect(notes).toEqual([]);
  expect(await job()).toMatchObject({ status: 'succeeded', phase: 'done' });
  expect((await rows()).filter(({ editionId }) => editionId === 'imported')).toHaveLength(ALL);
});

test('runChance computes the same bytes if a thread does the work, and can stop the thread', async () => {
  const task: ExpectationTask = { letters: LETTERS, methods: ['HEBREW_STANDARD'] };
  const here = computeExpectations(task);
  const there = await computeInThread(task);
  expect(there).toEqual(here);
  await expect(computeInThread(task, AbortSignal.abort())).rejects.toThrow('stopped');
});
