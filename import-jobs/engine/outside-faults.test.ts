import { gt } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { importChunks } from '../../db/schema/index.ts';
import { type EngineBench, engineBench } from '../../tests/imports/engine-bench.ts';
import { tinyText, tinyVerses } from '../../tests/imports/tiny-sources.ts';
import { resumeJob } from './control.ts';
import { deadLetter } from './failures.ts';
import { processChunk } from './process-chunk.ts';
import { sweep } from './sweep.ts';

const SOURCE = tinyText(tinyVerses(7));
const MINUTE = 60_000;
const DAY = 86_400_000;
const YEAR = 31_536_000_000;

let bench: EngineBench;
let now: number;
beforeEach(async () => {
  bench = await engineBench(SOURCE);
  now = Date.parse('2026-11-23T12:00:00Z');
  bench.ctx.now = () => new Date(now);
});

async function expectWhole(jobId: string): Promise<void> {
  await bench.drain();
  expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 7, total: 7, created: 7 });
  expect(await bench.counts()).toMatchObject({ verses: 7, totals: 7, addresses: 7, visible: 7 });
}

test('a chunk that is killed at every delivery, as at the limit of CPU time or memory, makes its job fail with an error that names the chunk', async () => {
  const { jobId } = await bench.start();
  await bench.drain(2);
  const message = bench.queue.shift()!;
  // A kill ends the work without an error: nothing is written, counted, acknowledged or sent.
  let kills = 0;
  bench.input.source = {
    ...SOURCE,
    read: () => {
      kills += 1;
      return new Promise<never>(() => {});
    },
  };
  for (let delivery = 1; delivery <= 12; delivery++) {
    void processChunk(bench.ctx, message, delivery > 1);
    await expect.poll(() => kills).toBe(delivery);
  }
  expect(await bench.db.$count(importChunks, gt(importChunks.failures, 0))).toBe(0);
  expect(await bench.job(jobId)).toMatchObject({ status: 'running', done: 3, errors: [] });
  await deadLetter(bench.ctx, message);
  const { status, errors } = await bench.job(jobId);
  expect([status, errors]).toEqual([
    'failed',
    [
      expect.objectContaining({
        message: expect.stringMatching(/^The queue gave up chunk 2 \(load, row 4\)/u),
      }),
    ],
  ]);
  expect(await bench.counts()).toMatchObject({ verses: 3, visible: 0 });

  bench.input.source = SOURCE;
  expect(await resumeJob(bench.ctx, jobId)).toMatchObject({ changed: true });
  await expectWhole(jobId);
});

test.each([
  ['back a day', [-DAY]],
  ['forward a year', [YEAR]],
  ['back and forward', [-DAY, 2 * DAY, -YEAR, MINUTE, YEAR]],
])('a clock that moves %s during a job changes nothing', async (_, moves) => {
  const { jobId } = await bench.start();
  for (const move of moves) {
    await bench.drain(1);
    now += move;
  }
  await expectWhole(jobId);
});

test.each([
  ['back a day', -DAY],
  ['forward a year', YEAR],
])(
  'a message that is lost when the clock moves %s is sent again by a sweep within 90 seconds',
  async (_, move) => {
    const { jobId } = await bench.start();
    await bench.drain(2);
    const [lost] = bench.queue.splice(0);
    now += move;
    await sweep(bench.ctx);
    now += MINUTE;
    await sweep(bench.ctx);
    expect(bench.queue).toContainEqual(lost);
    await expectWhole(jobId);
  },
);

test('a chunk that failed before the clock moved back a day is tried again within 15 minutes', async () => {
  const { jobId } = await bench.start();
  await bench.drain(1);
  bench.input.source = {
    ...SOURCE,
    read: async () => {
      throw new Error('truncated JSON');
    },
  };
  const message = bench.queue.shift()!;
  expect(await processChunk(bench.ctx, message)).toMatchObject({ outcome: 'retry' });
  bench.input.source = SOURCE;
  now += -DAY + 15 * MINUTE;
  expect(await processChunk(bench.ctx, message, true)).toMatchObject({ did: 'wrote' });
  await expectWhole(jobId);
});
