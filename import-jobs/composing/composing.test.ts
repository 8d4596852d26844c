import { eq, like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bibleVerses, editions, importJobs, verseMeanings } from '../../db/schema/index.ts';
import { memoryBlobs } from '../../tests/imports/memory-blobs.ts';
import { tinyLexicon } from '../../tests/imports/tiny-sources.ts';
import { chaptersOf } from '../../tests/support/library.ts';
import { ownDatabase } from '../../tests/support/sample-app.ts';
import type { ChunkMessage, ImportContext } from '../context.ts';
import { runJobs } from '../run-jobs.ts';
import { SBLGNT } from '../sources/core/sblgnt.ts';
import { STRONGS } from '../sources/core/strongs.ts';
import { WLC } from '../sources/core/wlc.ts';
import { COMPOSING, staleTexts } from './composed-texts.ts';
import { startComposing } from './start-composing.ts';

const blobs = memoryBlobs();
const DICTIONARY = {
  ...tinyLexicon({ H3068: 'the LORD', H5221: 'to smite' }),
  edition: STRONGS.edition,
  expected: {},
};
const SOURCES = [
  DICTIONARY,
  chaptersOf(WLC, { psalms: [3], '2kings': [3] }),
  chaptersOf(SBLGNT, { mark: [16] }),
];

const run = () => runJobs({ db: database.client, blobs }, SOURCES);

/** What readers have of the texts: their revisions and verses. */
const texts = async () => ({
  editions: (await database.db.select().from(editions)).filter(({ role }) => role === 'original'),
  verses: await database.db.select().from(bibleVerses),
  files: blobs.keys().sort(),
});

const meaningsAt = async (edition: string, chapter: number, verse: number) =>
  (await database.db.select().from(verseMeanings).where(eq(verseMeanings.editionId, edition))).find(
    (row) => row.chapterNumber === chapter && row.verseNumber === verse,
  )?.meanings;

const database = await ownDatabase();

test('an import of a text composes its meanings, and a second one has nothing to do', async () => {
  const runs = await run();
  expect(runs.map(({ target, outcome }) => `${target} ${outcome}`)).toEqual([
    'strongs imported',
    'wlc imported',
    'composed-wlc imported',
    'sblgnt imported',
    'composed-sblgnt imported',
  ]);
  expect(runs[2]?.message).toMatch(/^Meanings of Westminster.*: 36 verses new, 0 changed in [\d.]+ s\.$/u);
  expect((await run()).map(({ outcome }) => outcome)).toEqual(Array(3).fill('up-to-date'));
});

test('the title of a Psalm has its own list, a qere a second one, and the ending of Mark is at its verse', async () => {
  expect(Object.keys((await meaningsAt('composed-wlc', 3, 0))?.[0] ?? {})).toEqual(['3:1']);
  expect(Object.keys((await meaningsAt('composed-wlc', 3, 24))?.[0] ?? {})).toEqual(['3:24', '3:24 qere']);
  expect(Object.keys((await meaningsAt('composed-sblgnt', 16, 8))?.[0] ?? {})).toEqual([
    '16:8',
    '16:8 ending',
  ]);
});

test('other rules compose again, and change no row, revision or letters file of a text', async () => {
  const before = await texts();
  const fingerprint = 'other rules';
  await database.db.update(editions).set({ fingerprint }).where(like(editions.id, 'composed-%'));
  const runs = await run();
  expect(runs.filter(({ outcome }) => outcome === 'imported').map(({ target }) => target)).toEqual([
    'composed-wlc',
    'composed-sblgnt',
  ]);
  expect(runs.find(({ target }) => target === 'composed-wlc')?.message).toMatch(
    /: 0 verses new, 0 changed in/u,
  );
  expect(await texts()).toEqual(before);
});

test('the Worker of imports starts what is old, without the core’s Greek, and ends a job for an older text', async () => {
  const sent: ChunkMessage[] = [];
  const ctx: ImportContext = {
    db: database.client,
    blobs,
    send: async (message) => void sent.push(message),
    knows: (kind) => kind === COMPOSING,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    openSource: () => Promise.reject(new Error('No chunk is done here')),
    computeChance: () => [],
  };
  await startComposing(ctx);
  expect(sent).toEqual([]);
  // Only the rules differ.
  await database.db
    .update(editions)
    .set({ fingerprint: sql`${editions.fingerprint} || '0'` })
    .where(like(editions.id, 'composed-%'));
  await startComposing(ctx);
  expect(sent).toEqual([]);
  await database.db.update(editions).set({ fingerprint: 'old' }).where(like(editions.id, 'composed-%'));
  expect((await staleTexts(database.client)).map(({ id }) => id)).toEqual(['wlc', 'sblgnt']);
  await startComposing(ctx);
  await startComposing(ctx);
  expect(sent).toHaveLength(1);
  await database.db
    .update(importJobs)
    .set({ fingerprint: 'old' })
    .where(eq(importJobs.id, sent[0]?.jobId ?? ''));
  await startComposing(ctx);
  expect(sent).toHaveLength(2);
  const jobs = await database.db.select().from(importJobs).where(eq(importJobs.target, 'composed-wlc'));
  expect(jobs.map(({ status }) => status).slice(-2)).toEqual(['cancelled', 'queued']);
});
