import { gzipSync } from 'node:zlib';
import type { Client } from '@libsql/client';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editions, expectations } from '../../db/schema/index.ts';
import { migratedDatabase, type TestDatabase } from '../../db/testing.ts';
import { CHANCE_METHODS, CHANCE_RECIPE, CHANCE_RUNS } from '../../domain/chance/index.ts';
import { encodeLettersFile, lettersFileKey } from '../../domain/letters-file.ts';
import { memoryBlobs } from '../../tests/imports/memory-blobs.ts';
import { buildExpectations } from './build.ts';
import { computeExpectations, type ExpectationTask } from './compute.ts';
import { computeInThread } from './thread.ts';

let database: TestDatabase;
let db: Client;
const blobs = memoryBlobs();

beforeAll(async () => {
  database = await migratedDatabase();
  db = database.client;
});
afterAll(() => database.remove());

const LETTERS = encodeLettersFile('hebrew', [
  { book: 'genesis', chapter: 1, verse: 1, part: '', words: ['בראשית', 'ברא', 'אלהים'] },
  { book: 'genesis', chapter: 1, verse: 2, part: '', words: ['והארץ', 'היתה'] },
]);

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

test('every method’s tables are there after publication, and a second call computes nothing', async () => {
  await publish('one');
  const tasks: ExpectationTask[] = [];
  const compute = (task: ExpectationTask) => {
    tasks.push(task);
    return computeExpectations(task);
  };
  expect(await buildExpectations({ db, blobs, compute })).toEqual({ built: ['tiny'], withoutLetters: [] });
  const built = await rows();
  expect(built).toHaveLength(ALL);
  expect(new Set(built.map(({ recipe, runs }) => `${recipe} ${runs}`))).toEqual(
    new Set([`${CHANCE_RECIPE} ${CHANCE_RUNS}`]),
  );
  expect(await buildExpectations({ db, blobs, compute })).toEqual({ built: [], withoutLetters: [] });
  expect(tasks).toHaveLength(1);
});

test('what is missing is completed, what another recipe made is made anew', async () => {
  await database.db
    .delete(expectations)
    .where(and(eq(expectations.method, 'HEBREW_GADOL'), eq(expectations.unit, 'word')));
  await database.db.update(expectations).set({ recipe: 0 }).where(eq(expectations.method, 'HEBREW_KATAN'));
  const asked: (readonly string[])[] = [];
  await buildExpectations({
    db,
    blobs,
    compute: (task) => {
      asked.push(task.methods);
      return computeExpectations(task);
    },
  });
  expect(asked).toEqual([['HEBREW_GADOL', 'HEBREW_KATAN']]);
  expect(await rows()).toHaveLength(ALL);
});

test('a new revision replaces the tables of the old one', async () => {
  await publish('two');
  await buildExpectations({ db, blobs });
  const built = await rows();
  expect(built).toHaveLength(ALL);
  expect(new Set(built.map(({ revision }) => revision))).toEqual(new Set(['two']));
});

test('nothing is written for a revision that was replaced while it was computed', async () => {
  await publish('three');
  await buildExpectations({
    db,
    blobs,
    compute: async (task) => {
      const tables = computeExpectations(task);
      await publish('four');
      return tables;
    },
  });
  expect((await rows()).filter(({ revision }) => revision === 'three')).toEqual([]);
});

test('without its letters file an edition is passed over; stopped before it begins, nothing is touched', async () => {
  await publish('lost', false);
  expect(await buildExpectations({ db, blobs })).toEqual({ built: [], withoutLetters: ['tiny'] });
  await publish('five');
  const before = await rows();
  expect(await buildExpectations({ db, blobs, signal: AbortSignal.abort() })).toEqual({
    built: [],
    withoutLetters: [],
  });
  expect(await rows()).toEqual(before);
});

test('a thread computes the same bytes, and can be stopped', async () => {
  const task: ExpectationTask = { letters: LETTERS, methods: ['HEBREW_STANDARD'] };
  const [here, there] = [computeExpectations(task), await computeInThread(task)];
  expect(there).toEqual(here);
  await expect(computeInThread(task, AbortSignal.abort())).rejects.toThrow('stopped');
});
