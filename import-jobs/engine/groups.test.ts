import { and, asc, eq, gte, isNotNull, lte, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { change, sendBatch } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import {
  bibleVerses,
  bibleWords,
  editions,
  importChunks,
  importJobEditions,
  importJobs,
  importProblems,
  lemmaFrequencies,
  lexiconEntries,
  library,
  verseAddresses,
  verseTotals,
} from '../../db/schema/index.ts';
import { firstChunkOf } from '../../domain/imports/index.ts';
import { bench, benchEachTest } from '../../tests/imports/engine-bench.ts';
import { type TinyGroup, tinyGroup, tinyRows, upload } from '../../tests/imports/tiny-group.ts';
import { tinyText, tinyVerses } from '../../tests/imports/tiny-sources.ts';
import { cancelJob, pauseJob, resumeJob } from './control.ts';
import { PermanentError } from './errors.ts';
import { processChunk } from './process-chunk.ts';
import { sweep } from './sweep.ts';

const TWO: TinyGroup = {
  target: 'two',
  rows: tinyRows(7),
  texts: { 'two-hebrew': 'hebrew', 'two-english': 'latin' },
};
const THREE: TinyGroup = { ...TWO, target: 'three', lexicon: 'three-words', isOriginal: true };

benchEachTest(tinyGroup(TWO));

const published = () =>
  bench.db
    .select({ id: editions.id, revisionNo: editions.revisionNo })
    .from(editions)
    .where(isNotNull(editions.revision))
    .orderBy(asc(editions.id));

async function visibleVerses(): Promise<Record<string, number>> {
  const rows = await bench.db
    .select({ id: bibleVerses.editionId })
    .from(bibleVerses)
    .innerJoin(editions, eq(editions.id, bibleVerses.editionId))
    .where(
      and(
        lte(bibleVerses.firstRevision, editions.revisionNo),
        gte(bibleVerses.lastRevision, editions.revisionNo),
      ),
    );
  const counts: Record<string, number> = {};
  for (const { id } of rows) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

const CONTENT = [
  bibleVerses,
  bibleWords,
  verseTotals,
  verseAddresses,
  lemmaFrequencies,
  lexiconEntries,
  editions,
  library,
];
const everything = () => Promise.all(CONTENT.map((table) => bench.db.select().from(table)));

const problemsOf = (jobId: string) =>
  bench.db
    .select()
    .from(importProblems)
    .where(eq(importProblems.jobId, jobId))
    .orderBy(importProblems.chunkNo, importProblems.number);

const chunksOf = (jobId: string, phase: 'stage' | 'plan' | 'load') =>
  bench.db
    .select()
    .from(importChunks)
    .where(and(eq(importChunks.jobId, jobId), eq(importChunks.phase, phase)))
    .orderBy(importChunks.chunkNo);

async function drainHard(look: () => Promise<void>): Promise<void> {
  for (let turns = 0; turns < 200; turns++) {
    const message = bench.queue.shift();
    if (message === undefined) return;
    await bench.kill('write', message);
    await look();
    const results = await Promise.all([processChunk(bench.ctx, message), processChunk(bench.ctx, message)]);
    expect(results.filter(({ outcome, ...rest }) => 'did' in rest && rest.did === 'wrote')).toHaveLength(1);
    await look();
    await processChunk(bench.ctx, message, true);
    await look();
    // The redelivered message has sent the next chunk a second time, so one of the two messages is dropped.
    bench.queue.splice(1);
  }
  throw new Error('The job does not end');
}

describe.each([
  ['two', TWO, ['two-english', 'two-hebrew']],
  ['three', THREE, ['three-words', 'two-english', 'two-hebrew']],
] as const)('a job of %s editions', (_, group, ids) => {
  test('a job makes all its editions visible to readers in one batch, and no edition before', async () => {
    const { jobId } = await bench.start(tinyGroup(group));
    bench.input.source = tinyGroup(group);
    const seen: number[] = [];
    while (bench.queue.length > 0) {
      await bench.drain(1);
      seen.push((await published()).length);
    }
    expect(new Set(seen)).toEqual(new Set([0, ids.length]));
    expect(await published()).toEqual(ids.map((id) => ({ id, revisionNo: 1 })));
    expect(await visibleVerses()).toEqual({ 'two-english': 7, 'two-hebrew': 7 });
    expect(await bench.job(jobId)).toMatchObject({
      status: 'succeeded',
      done: 7,
      total: 7,
      created: 7 * ids.length,
    });
  });

  test('a job that is cancelled at any step before its publication leaves the content of the database as it was', async () => {
    bench.input.source = tinyGroup(group);
    await bench.run();
    const before = await everything();
    bench.input.source = tinyGroup({ ...group, rows: tinyRows(8, 1) });
    for (let step = 0; ; step++) {
      bench.queue.length = 0;
      const { jobId } = await bench.start();
      await bench.drain(step);
      if ((await bench.job(jobId)).phase === 'chance' || (await bench.job(jobId)).phase === 'done') {
        expect(step).toBeGreaterThan(8);
        break;
      }
      expect(await cancelJob(bench.ctx, jobId)).toEqual({ changed: true, status: 'cancelled' });
      expect(await everything()).toEqual(before);
    }
    expect(await visibleVerses()).toEqual({ 'two-english': 8, 'two-hebrew': 8 });
  });
});

test('a job publishes no edition if one of its editions has wrong figures', async () => {
  const source = tinyGroup(TWO);
  const [hebrew, english] = source.editions;
  bench.input.source = { ...source, editions: [hebrew!, { ...english!, expected: { verses: 99 } }] };
  const job = await bench.run();
  expect(job).toMatchObject({ status: 'failed', phase: 'measure', done: 7 });
  expect(job.errors[0]?.message).toContain('two-english was not published: verses 7');
  expect(await published()).toEqual([]);
  expect(await visibleVerses()).toEqual({});
});

test('a chunk with records of an edition that the job does not fill fails the job', async () => {
  const source = tinyGroup(TWO);
  bench.input.source = { ...source, read: async () => ({ verses: { wlc: tinyVerses(1) } }) };
  const job = await bench.run();
  expect(job).toMatchObject({ status: 'failed', done: 0 });
  expect(job.errors[0]?.message).toContain('The job does not fill wlc');
});

test('a job fails if its source later has other editions than at the start of the job', async () => {
  const { jobId } = await bench.start();
  bench.input.source = tinyGroup({ ...TWO, texts: { 'two-hebrew': 'hebrew' } });
  await bench.drain();
  expect((await bench.job(jobId)).errors[0]?.message).toContain(
    'The source is of two-hebrew, not of two-english, two-hebrew',
  );
});

test.each([
  ['no row', 0],
  ['one row', 1],
  ['one chunk', 3],
  ['three chunks', 9],
  ['three chunks and one more row', 10],
])('an input of %s is imported whole', async (_, count) => {
  for (const chunksAPlan of [undefined, 1, 2]) {
    const rows = tinyRows(count, chunksAPlan ?? 0);
    bench.input.source = tinyGroup({
      ...THREE,
      rows,
      ...(chunksAPlan === undefined ? {} : { chunksAPlan }),
    });
    const { id: jobId } = await bench.run();
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: count, total: count });
    expect(await chunksOf(jobId, 'load')).toHaveLength(Math.ceil(count / 3));
    expect(await visibleVerses()).toEqual(count === 0 ? {} : { 'two-english': count, 'two-hebrew': count });
    expect(await bench.db.$count(lexiconEntries)).toBe(count);
  }
});

describe('chunks that add chunks', () => {
  test('plan chunks plan each row once even if each of them is killed and delivered again, and progress never decreases', async () => {
    bench.input.source = tinyGroup({ ...THREE, rows: tinyRows(20), chunksAPlan: 2 });
    const { jobId } = await bench.start();
    const seen: { done: number; total: number }[] = [{ done: 0, total: 0 }];
    await drainHard(async () => {
      const { done, total } = await bench.job(jobId);
      expect(done).toBeLessThanOrEqual(total);
      expect(done).toBeGreaterThanOrEqual(seen.at(-1)!.done);
      expect(total).toBeGreaterThanOrEqual(seen.at(-1)!.total);
      seen.push({ done, total });
    });
    expect([...new Set(seen.map(({ total }) => total))]).toEqual([0, 6, 12, 18, 20]);
    expect((await chunksOf(jobId, 'plan')).map(({ chunkNo }) => chunkNo - firstChunkOf('plan'))).toEqual([
      0, 1, 2, 3,
    ]);
    expect((await problemsOf(jobId)).map(({ message }) => message)).toEqual(
      [1, 7, 13, 19].map((row) => `planned from row ${row}`),
    );
    const load = await chunksOf(jobId, 'load');
    expect(load.map(({ chunkNo }) => chunkNo - firstChunkOf('load'))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 20, created: 60 });
    expect(await visibleVerses()).toEqual({ 'two-english': 20, 'two-hebrew': 20 });
  });

  test('stage chunks fetch an input again if the process was killed after it stored the input, and store the same objects', async () => {
    const input = { kind: 'download', blobs: bench.blobs } as const;
    bench.input.source = tinyGroup({ ...TWO, rows: tinyRows(10), chunksAPlan: 1, parts: 3, input });
    const { jobId } = await bench.start();
    let staged = 0;
    const source = bench.input.source;
    bench.input.source = {
      ...source,
      stage(descriptor) {
        staged += 1;
        return source.stage!(descriptor);
      },
    };
    await drainHard(async () => {});
    expect(staged).toBeGreaterThan(3);
    expect(await chunksOf(jobId, 'stage')).toHaveLength(3);
    expect(bench.blobs.keys().filter((key) => key.startsWith('input/'))).toEqual([
      'input/two/0',
      'input/two/1',
      'input/two/2',
    ]);
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 10, total: 10 });
    expect(await visibleVerses()).toEqual({ 'two-english': 10, 'two-hebrew': 10 });
  });

  test('added chunks that have more rows than a write batch may have make the job fail', async () => {
    bench.input.source = tinyGroup({ ...TWO, rows: tinyRows(501), rowsAChunk: 501, chunksAPlan: 1 });
    const job = await bench.run();
    expect(job).toMatchObject({ status: 'failed', total: 0 });
    expect(job.errors[0]?.message).toMatch(/holds 501 rows, more than 500/u);
    await expect(
      bench.start(tinyGroup({ ...TWO, target: 'other', rows: tinyRows(501), rowsAChunk: 501, texts: {} })),
    ).rejects.toThrow(RangeError);
  });

  test.each(['stage', 'plan'] as const)(
    'chunks of the phase %s make the job fail if the source has no such function',
    async (phase) => {
      const { stage: _stage, plan: _plan, ...source } = tinyGroup(TWO);
      bench.input.source = { ...source, begin: async () => [{ phase, descriptor: null, units: 0 }] };
      expect(await bench.run()).toMatchObject({ status: 'failed', phase });
    },
  );

  test('plan chunks report their phase and their place in it when they fail', async () => {
    const source = tinyGroup({ ...TWO, chunksAPlan: 1 });
    bench.input.source = {
      ...source,
      async plan() {
        throw new PermanentError('The head of the file is damaged');
      },
    };
    expect((await bench.run()).errors.map(({ message }) => message)).toEqual([
      'The head of the file is damaged (plan, chunk 1, row 1). Correct this, then start the import again.',
    ]);
  });
});

test('a problem of each kind is stored and counted once, even if its chunk is delivered twice', async () => {
  const rows = tinyRows(7).map((row) => {
    const problem = ({ 2: 'failed', 3: 'skipped', 5: 'note', 6: 'failed' } as const)[row.verse];
    return problem === undefined ? row : { ...row, problem };
  });
  bench.input.source = tinyGroup({ ...TWO, rows });
  const { jobId } = await bench.start();
  await drainHard(async () => {});
  expect(await problemsOf(jobId)).toMatchObject([
    {
      number: 0,
      kind: 'failed',
      source: 'input/two/0',
      row: 2,
      column: 'verse',
      message: 'verse 2 is failed',
    },
    { number: 1, kind: 'skipped', row: 3 },
    { number: 0, kind: 'note', row: 5 },
    { number: 1, kind: 'failed', row: 6 },
  ]);
  expect(await bench.job(jobId)).toMatchObject({
    status: 'succeeded',
    done: 7,
    total: 7,
    created: 8,
    failed: 2,
    skipped: 1,
    errors: [],
  });
  expect(await visibleVerses()).toEqual({ 'two-english': 4, 'two-hebrew': 4 });
});

describe('an uploaded input', () => {
  const rows = tinyRows(9);
  beforeEach(async () => {
    await upload(bench.blobs, TWO.target, rows);
    const input = { kind: 'upload', blobs: bench.blobs } as const;
    bench.input.source = tinyGroup({ ...TWO, rows, chunksAPlan: 1, input });
  });

  test('an uploaded input is read by ranges and imported whole', async () => {
    expect(await bench.run()).toMatchObject({ status: 'succeeded', done: 9, total: 9 });
    expect(await visibleVerses()).toEqual({ 'two-english': 9, 'two-hebrew': 9 });
  });

  test('an uploaded input that is deleted while a job reads it makes the job fail, and the job can be resumed after a new upload', async () => {
    const { jobId } = await bench.start();
    await bench.drain(6);
    bench.blobs.remove('input/two/0');
    await bench.drain();
    const job = await bench.job(jobId);
    expect(job).toMatchObject({ status: 'failed' });
    expect(job.errors.at(-1)?.message).toContain('input/two/0 is gone');
    expect(await published()).toEqual([]);
    await upload(bench.blobs, TWO.target, rows);
    expect(await resumeJob(bench.ctx, jobId)).toEqual({ changed: true, status: 'running' });
    await bench.drain();
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 9, total: 9 });
  });

  test('an uploaded input that is replaced while a job reads it makes the job fail and is never published', async () => {
    const { jobId } = await bench.start();
    await bench.drain(7);
    await upload(bench.blobs, TWO.target, tinyRows(9, 2));
    await bench.drain();
    const job = await bench.job(jobId);
    expect(job).toMatchObject({ status: 'failed' });
    expect(job.errors.at(-1)?.message).toContain('The input changed during the import');
    expect(await published()).toEqual([]);
  });
});

test.each(['put', 'get'] as const)(
  'an object store that refuses a %s twice only delays a job',
  async (name) => {
    bench.input.source = tinyGroup(THREE);
    let refusals = 0;
    const refuse = async () => {
      refusals += 1;
      throw new Error('The bucket is not available');
    };
    const stored = bench.blobs[name];
    const { jobId } = await bench.start();
    for (let turns = 0; bench.queue.length > 0 && turns < 100; turns++) {
      Object.assign(bench.blobs, { [name]: refusals < 2 ? refuse : stored });
      await bench.drain(1);
    }
    expect(refusals).toBe(2);
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', errors: [] });
  },
);

describe('a job without editions', () => {
  test('a job without editions fetches its files, counts them as progress and succeeds', async () => {
    const input = { kind: 'download', blobs: bench.blobs } as const;
    bench.input.source = tinyGroup({ target: 'files', rows: tinyRows(9), parts: 3, input });
    const { jobId } = await bench.start();
    expect(await bench.job(jobId)).toMatchObject({ status: 'queued', done: 0, total: 1 });
    const seen: number[] = [];
    await drainHard(async () => {
      seen.push((await bench.job(jobId)).done);
    });
    expect([...new Set(seen)]).toEqual([0, 1, 2, 3]);
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', phase: 'done', done: 3, total: 3 });
    expect(bench.blobs.keys()).toEqual(['input/files/0', 'input/files/1', 'input/files/2']);
  });

  test('a job without editions and without chunks has succeeded as soon as it is started', async () => {
    bench.input.source = tinyGroup({ target: 'nothing', rows: [] });
    const { jobId, outcome } = await bench.start();
    expect(outcome).toBe('started');
    expect(bench.queue).toEqual([]);
    const job = await bench.job(jobId);
    expect(job).toMatchObject({ status: 'succeeded', phase: 'done', total: 0 });
    expect(job.finishedAt).not.toBeNull();
    expect(await bench.start()).toMatchObject({ outcome: 'started' });
  });
});

test('a job without a single valid row fails, and readers keep the published text', async () => {
  bench.input.source = tinyGroup(TWO);
  await bench.run();
  const before = await visibleVerses();
  bench.input.source = tinyGroup({ ...TWO, rows: [{ verse: 1, salt: 1, problem: 'failed' }] });
  const { status, errors } = await bench.run();
  expect({ status, messages: errors.map(({ message }) => message) }).toEqual({
    status: 'failed',
    messages: [
      expect.stringMatching(
        /^Nothing was imported, because the only row was wrong \(row 1 of \S+: .+\) \(publish, chunk 1\)\. Correct this, then start the import again\.$/u,
      ),
    ],
  });
  expect(await visibleVerses()).toEqual(before);
});

describe('a text that a later file does not have', () => {
  test('a text that a later file does not have becomes empty, gets a revision of twelve hex digits, and causes no note about chance tables', async () => {
    const group: TinyGroup = { ...TWO, isOriginal: true };
    bench.input.source = tinyGroup(group);
    await bench.run();
    bench.input.source = tinyGroup({ ...group, rows: [] });
    expect(await bench.run()).toMatchObject({ status: 'succeeded', total: 0 });
    expect(await visibleVerses()).toEqual({});
    const rows = await bench.db.select({ revision: editions.revision }).from(editions);
    for (const { revision } of rows) expect(revision).toMatch(/^[0-9a-f]{12}$/);
    const kinds = await bench.db.select({ kind: importProblems.kind }).from(importProblems);
    expect(kinds).toEqual([]);
  });
});

describe('a repeated request', () => {
  const request = { startedBy: 1, idempotencyKey: 'k' };

  test('a request with the key of an earlier one gets the job of that request, even after its end; with another input it starts nothing', async () => {
    const first = await bench.start(tinyGroup(TWO), request);
    expect(await bench.start(tinyGroup(TWO), request)).toEqual(first);
    await bench.drain();
    expect(await bench.start(tinyGroup(TWO), request)).toEqual(first);
    const other = { outcome: 'other-input', jobId: first.jobId };
    expect(await bench.start(tinyGroup({ target: 'other', rows: [] }), request)).toEqual(other);
    expect(await bench.start(tinyGroup({ ...TWO, rows: tinyRows(3) }), request)).toEqual(other);
    expect(await bench.db.$count(importJobs)).toBe(1);
    expect(bench.queue).toEqual([]);
  });

  test('a request of another administrator or with another key starts a new job', async () => {
    const first = await bench.start(tinyGroup(TWO), request);
    const second = await bench.start(tinyGroup(TWO), { ...request, idempotencyKey: 'l' });
    expect(second).toEqual({ outcome: 'already-running', jobId: first.jobId });
    await bench.drain();
    const third = await bench.start(tinyGroup(TWO), { ...request, startedBy: 2 });
    expect(third).toMatchObject({ outcome: 'started' });
    expect(third.jobId).not.toBe(first.jobId);
  });

  test('a request that is sent twenty times at once starts one job', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => bench.start(tinyGroup(TWO), request)));
    expect(new Set(results.map(({ jobId }) => jobId)).size).toBe(1);
    expect(results.every(({ outcome }) => outcome === 'started')).toBe(true);
    expect(await bench.db.$count(importJobs)).toBe(1);
  });
});

describe('one job at a time', () => {
  test('if two different sources are started for one target, only the first is imported', async () => {
    const one = tinyGroup(TWO);
    const two = tinyGroup({ ...TWO, rows: tinyRows(4, 3) });
    bench.input.source = one;
    const first = await bench.start(one);
    const second = await bench.start(two);
    expect(second).toEqual({ outcome: 'already-running', jobId: first.jobId });
    await bench.drain();
    expect(await visibleVerses()).toEqual({ 'two-english': 7, 'two-hebrew': 7 });
    expect(await bench.db.$count(importChunks, eq(importChunks.jobId, first.jobId))).toBeGreaterThan(0);
    expect(await bench.db.$count(importJobEditions)).toBe(2);
  });

  test('one job at a time fills an edition, even if the edition belongs to two targets', async () => {
    const first = await bench.start();
    const alone = tinyText(tinyVerses(3), { id: 'two-hebrew' });
    expect(await bench.start(alone)).toEqual({ outcome: 'already-running', jobId: first.jobId });
    await pauseJob(bench.ctx, first.jobId);
    expect(await bench.start(alone)).toEqual({ outcome: 'already-running', jobId: first.jobId });
    expect(await bench.start(tinyGroup({ target: 'other', rows: [] }))).toMatchObject({ outcome: 'started' });
  });

  test('a failed job cannot be resumed after a job of another target has filled one of its editions', async () => {
    const { jobId } = await bench.start();
    await bench.drain(4);
    await bench.db.update(importJobs).set({ status: 'failed' }).where(eq(importJobs.id, jobId));
    bench.queue.length = 0;
    bench.input.source = tinyText(tinyVerses(3), { id: 'two-hebrew' });
    await bench.run();
    expect(await visibleVerses()).toEqual({ 'two-hebrew': 3 });
    expect(await resumeJob(bench.ctx, jobId)).toEqual({ changed: false, status: 'failed' });
    // Cancelling the job also deletes the draft of its other edition.
    await cancelJob(bench.ctx, jobId);
    expect(await bench.counts()).toMatchObject({ verses: 3, visible: 3 });
  });
});

test('a process that does not know the kind of a job does no work on it', async () => {
  const ctx = { ...bench.ctx, knows: (kind: string) => kind !== 'edition' };
  const { jobId } = await bench.start();
  const message = bench.queue.shift()!;
  expect(await processChunk(ctx, message, true)).toMatchObject({ outcome: 'acknowledge', did: 'nothing' });
  await sweep(ctx, 0);
  await pauseJob(ctx, jobId);
  expect(await resumeJob(ctx, jobId)).toEqual({ changed: true, status: 'running' });
  expect(bench.queue).toEqual([]);
  expect(await bench.job(jobId)).toMatchObject({ status: 'running', done: 0, errors: [] });
  await sweep(bench.ctx, 0);
  await bench.drain();
  expect((await bench.job(jobId))?.errors).toEqual([]);
});

test('clean-up after a cancelled job deletes a limited number of rows, and the next sweep deletes the rest', async () => {
  const { jobId } = await bench.start();
  await bench.drain(3);
  const MANY = 51_000;
  const places = Array.from({ length: MANY }, (_, at) => [1000 + Math.floor(at / 100), at % 100]);
  await sendBatch(bench.database.client, 'write', [
    change(
      insertFrom(
        bibleVerses,
        {
          editionId: 'two-hebrew',
          firstRevision: 1,
          bookId: 'genesis',
          chapterNumber: sql`value ->> 0`,
          verseNumber: sql`value ->> 1`,
          part: '',
          originalLanguage: 'hebrew',
          text: '',
        },
        sql`from json_each(${JSON.stringify(places)})`,
      ),
    ),
  ]);
  const ofDraft = () => bench.db.$count(bibleVerses, eq(bibleVerses.editionId, 'two-hebrew'));
  const cleaned = async () =>
    (await bench.db.select().from(importJobEditions).where(eq(importJobEditions.editionId, 'two-hebrew')))[0]
      ?.cleanedAt ?? null;
  await cancelJob(bench.ctx, jobId);
  const left = await ofDraft();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(MANY);
  expect(await cleaned()).toBeNull();
  // The sweep in the meantime has started no job and published nothing.
  expect(await visibleVerses()).toEqual({});
  await sweep(bench.ctx);
  expect(await ofDraft()).toBe(0);
  expect(await cleaned()).not.toBeNull();
});

describe('a row that the input has twice', () => {
  const rows = [
    ...tinyRows(2),
    { verse: 2, salt: 5 },
    ...tinyRows(7).slice(2),
    { verse: 1, salt: 5 },
    { verse: 7, salt: 0 },
  ];
  const group: TinyGroup = { ...THREE, rows };

  test('a row that the input has twice is a problem, and the first one is imported, also when chunks are delivered twice', async () => {
    bench.input.source = tinyGroup(group);
    const { jobId } = await bench.start();
    await drainHard(async () => {});
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 10, created: 21, skipped: 3 });
    expect(await visibleVerses()).toEqual({ 'two-english': 7, 'two-hebrew': 7 });
    const english = await bench.db
      .select({ verse: bibleVerses.verseNumber, text: bibleVerses.text })
      .from(bibleVerses)
      .where(eq(bibleVerses.editionId, 'two-english'))
      .orderBy(bibleVerses.verseNumber);
    expect(english.map(({ text }) => text)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((verse) => `Verse ${verse} said 0`),
    );
    expect((await problemsOf(jobId)).map(({ row, message }) => [row, message])).toEqual([
      [3, 'Genesis 1:2 is already in row 2'],
      [9, 'Genesis 1:1 is already in another part of the import'],
      [10, 'Genesis 1:7 is already in another part of the import'],
    ]);
  });

  test('a row that the input has twice changes nothing in a second run', async () => {
    bench.input.source = tinyGroup(group);
    await bench.run();
    const before = await everything();
    expect(await bench.run()).toMatchObject({ created: 0, updated: 0, unchanged: 21, skipped: 3 });
    expect(await everything()).toEqual(before);
  });

  test('the write of a chunk finds a repeated row if another chunk has written that row meanwhile', async () => {
    bench.input.source = tinyGroup({
      ...group,
      rows: [...tinyRows(3), { verse: 1, salt: 5 }, { verse: 4, salt: 0 }],
    });
    const { jobId } = await bench.start();
    await bench.drain(3);
    const [message] = bench.queue;
    const second = { jobId, chunkNo: message!.chunkNo + 1 };
    // The second chunk is prepared before the first one is written.
    let goOn = (): void => {};
    const isWritten = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let late: ReturnType<typeof processChunk> | undefined;
    await new Promise<void>((isPrepared) => {
      bench.faults.write = async (run) => {
        delete bench.faults.write;
        isPrepared();
        await isWritten;
        return run();
      };
      late = processChunk(bench.ctx, second);
    });
    expect(await processChunk(bench.ctx, message!)).toMatchObject({ did: 'wrote' });
    goOn();
    expect(await late).toMatchObject({ outcome: 'retry', cause: 'The chunk has to wait' });
    expect(await processChunk(bench.ctx, second)).toMatchObject({ did: 'wrote' });
    await bench.drain();
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', created: 12, skipped: 1 });
  });
});
