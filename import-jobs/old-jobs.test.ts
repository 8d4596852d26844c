import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { asc, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertIf } from '../db/guarded-insert.ts';
import { prepareDatabase } from '../db/migrate.ts';
import {
  bibleBooks,
  bibleVerses,
  CURRENT,
  editions,
  importChunks,
  importJobEditions,
  importJobs,
} from '../db/schema/index.ts';
import { memoryBlobs } from '../tests/imports/memory-blobs.ts';
import { tinyText, tinyVerses } from '../tests/imports/tiny-sources.ts';
import { inputFingerprint } from './engine/input-fingerprint.ts';
import { importOf, type TextSource } from './records.ts';
import { runChance, runJobs } from './run-jobs.ts';

/** The last migration of the version in which a job could fill only one edition. */
const LAST_OLD = '0011_health-probes';

const MIGRATIONS = resolve(import.meta.dirname, '../db/migrations');

const SOURCES = {
  /** This edition is published, and its job has succeeded. */
  whole: tinyText(tinyVerses(5), { id: 'whole' }),
  /** This edition was never published, because its job was killed. */
  begun: tinyText(tinyVerses(6), { id: 'begun' }),
  /** This edition is published, but the job of its next revision has failed. */
  stopped: tinyText(tinyVerses(7), { id: 'stopped' }),
};

/** The columns of the old tables that these tests fill. The schema has only the tables of today. */
const oldJobs = sqliteTable('import_jobs', {
  id: text('id').notNull(),
  kind: text('kind').notNull(),
  title: text('title').notNull(),
  params: text('params', { mode: 'json' }).notNull(),
  status: text('status').notNull(),
  phase: text('phase').notNull(),
  editionId: text('edition_id'),
  revisionNo: integer('revision_no'),
  fingerprint: text('fingerprint'),
  errors: text('errors', { mode: 'json' }).notNull(),
  startedAt: text('started_at').notNull(),
  cleanedAt: text('cleaned_at'),
});
const oldChunks = sqliteTable('import_chunks', {
  jobId: text('job_id').notNull(),
  chunkNo: integer('chunk_no').notNull(),
  phase: integer('phase').notNull(),
  descriptor: text('descriptor').notNull(),
  units: integer('units').notNull(),
});

let folder: string;
let client: Client;

/** Makes a database of the old version with jobs in three states and their drafts. */
beforeEach(async () => {
  folder = mkdtempSync(join(process.env.TEST_DATABASES ?? tmpdir(), 'old-jobs-'));
  const old = join(folder, 'migrations');
  cpSync(MIGRATIONS, old, { recursive: true });
  const journal = join(old, 'meta/_journal.json');
  const { entries, ...head }: { entries: { tag: string }[] } = JSON.parse(readFileSync(journal, 'utf8'));
  const end = entries.findIndex(({ tag }) => tag === LAST_OLD) + 1;
  expect(end).toBeGreaterThan(0);
  writeFileSync(journal, JSON.stringify({ ...head, entries: entries.slice(0, end) }));
  client = createClient({ url: `file:${join(folder, 'old.db')}`, concurrency: 1 });
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: old });
  await db.insert(bibleBooks).values({
    id: 'genesis',
    name: 'Genesis',
    chapters: 50,
    testament: 'old',
    languageOriginal: 'hebrew',
    group: 'torah',
    position: 1,
  });

  const published = async ({ edition, ...source }: TextSource) => ({
    ...edition,
    revisionNo: 1,
    revision: `old ${edition.id}`,
    fingerprint: await inputFingerprint(importOf({ edition, ...source })),
    verses: 1,
  });
  // `insertIf` names only these columns, because the old table lacks those of later migrations.
  for (const edition of [
    await published(SOURCES.whole),
    SOURCES.begun.edition,
    { ...(await published(SOURCES.stopped)), fingerprint: 'an older input' },
  ])
    await db.run(insertIf(editions, edition, sql`true`));
  const place = {
    bookId: 'genesis',
    chapterNumber: 1,
    part: '',
    originalLanguage: 'hebrew',
    text: 'א',
  } as const;
  await db.insert(bibleVerses).values([
    { ...place, editionId: 'whole', verseNumber: 1, firstRevision: 1 },
    { ...place, editionId: 'begun', verseNumber: 1, firstRevision: 1 },
    { ...place, editionId: 'stopped', verseNumber: 1, firstRevision: 1 },
    // The draft of the failed job has closed one verse and written another.
    { ...place, editionId: 'stopped', verseNumber: 2, firstRevision: 1, lastRevision: 1 },
    { ...place, editionId: 'stopped', verseNumber: 2, firstRevision: 2 },
  ]);
  const jobs = [
    ['job-1', 'succeeded', 'published', 'whole', 1, 'cleaned'],
    ['job-2', 'running', 'load', 'begun', 1, null],
    ['job-3', 'failed', 'load', 'stopped', 2, null],
  ] as const;
  for (const [id, status, phase, edition, revision, cleaned] of jobs) {
    await db.insert(oldJobs).values({
      id,
      kind: 'edition',
      title: edition,
      params: edition,
      status,
      phase,
      editionId: edition,
      revisionNo: revision,
      fingerprint: 'an older input',
      errors: [],
      startedAt: '2026-11-01T00:00:00Z',
      cleanedAt: cleaned,
    });
    await db.insert(oldChunks).values([
      { jobId: id, chunkNo: 0, phase: 0, descriptor: 'null', units: 0 },
      { jobId: id, chunkNo: 1, phase: 1, descriptor: '{"from":0}', units: 3 },
    ]);
  }
});
afterEach(() => {
  client.close();
  rmSync(folder, { recursive: true, force: true });
});

const db = () => drizzle(client);
const options = () => ({ db: client, blobs: memoryBlobs() });

const versesOf = (edition: string) =>
  db()
    .select({
      verse: bibleVerses.verseNumber,
      first: bibleVerses.firstRevision,
      last: bibleVerses.lastRevision,
    })
    .from(bibleVerses)
    .where(eq(bibleVerses.editionId, edition))
    .orderBy(asc(bibleVerses.verseNumber), asc(bibleVerses.firstRevision));

test('keeps the order and the editions of old jobs, and cancels the running and the failed one', async () => {
  await prepareDatabase(client);
  expect(await db().select().from(importJobs).orderBy(asc(importJobs.sequence))).toMatchObject([
    { id: 'job-1', sequence: 1, status: 'succeeded', phase: 'done', target: 'whole', unit: 'rows' },
    { id: 'job-2', sequence: 2, status: 'cancelled', phase: 'done', target: 'begun' },
    { id: 'job-3', sequence: 3, status: 'cancelled', phase: 'done', target: 'stopped' },
  ]);
  expect(await db().select().from(importJobEditions).orderBy(asc(importJobEditions.jobId))).toEqual([
    { jobId: 'job-1', editionId: 'whole', revisionNo: 1, cleanedAt: 'cleaned' },
    { jobId: 'job-2', editionId: 'begun', revisionNo: 1, cleanedAt: null },
    { jobId: 'job-3', editionId: 'stopped', revisionNo: 2, cleanedAt: null },
  ]);
  expect(await db().$count(importChunks)).toBe(0);
});

test('removes old drafts in the next run and keeps the rows that readers see', async () => {
  await prepareDatabase(client);
  expect(await runJobs(options(), [SOURCES.whole])).toMatchObject([{ outcome: 'up-to-date' }]);
  expect(await versesOf('whole')).toEqual([{ verse: 1, first: 1, last: CURRENT }]);
  expect(await versesOf('begun')).toEqual([]);
  expect(await versesOf('stopped')).toEqual([
    { verse: 1, first: 1, last: CURRENT },
    { verse: 2, first: 1, last: CURRENT },
  ]);
  const rows = await db().select({ cleanedAt: importJobEditions.cleanedAt }).from(importJobEditions);
  expect(rows.every(({ cleanedAt }) => cleanedAt !== null)).toBe(true);
});

test('imports again only the editions whose old jobs had not succeeded', async () => {
  await prepareDatabase(client);
  const runs = await runJobs(options(), Object.values(SOURCES));
  expect(runs.map(({ target, outcome }) => `${target} ${outcome}`)).toEqual([
    'whole up-to-date',
    'begun imported',
    'stopped imported',
  ]);
  await runChance(options());
  expect(await versesOf('begun')).toEqual(
    [1, 2, 3, 4, 5, 6].map((verse) => ({ verse, first: 1, last: CURRENT })),
  );
  expect((await versesOf('stopped')).map(({ verse }) => verse)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await runJobs(options(), Object.values(SOURCES))).toMatchObject([
    { outcome: 'up-to-date' },
    { outcome: 'up-to-date' },
    { outcome: 'up-to-date' },
  ]);
});
