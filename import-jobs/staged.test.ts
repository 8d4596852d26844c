import { expect, test } from 'vitest';
import { bench, benchEachTest } from '../tests/imports/engine-bench.ts';
import { tinyText, tinyVerses } from '../tests/imports/tiny-sources.ts';
import { cancelJob, pauseJob, resumeJob } from './engine/control.ts';
import { PermanentError } from './engine/errors.ts';
import { stagedKey, unneededStaged } from './staged.ts';

const SOURCE = tinyText(tinyVerses(7));

benchEachTest(SOURCE);

async function store(jobId: string, count: number): Promise<void> {
  await bench.blobs.put('csv/Complete.csv', new Uint8Array([1]));
  for (let number = 0; number < count; number++)
    await bench.blobs.put(stagedKey(jobId, `ruth/${number}.json`), new Uint8Array([number % 256]));
}

const staged = () => bench.blobs.keys().filter((key) => key.startsWith('staged/')).length;
const remove = async () => {
  for (const { key } of await unneededStaged(bench.ctx.db, bench.blobs)) await bench.blobs.delete(key);
};

async function failingJob(): Promise<string> {
  bench.input.source = {
    ...SOURCE,
    read: async () => {
      throw new PermanentError('It cannot be reached');
    },
  };
  const { id: jobId } = await bench.run();
  bench.input.source = SOURCE;
  expect(await bench.job(jobId)).toMatchObject({ status: 'failed' });
  return jobId;
}

test.each([0, 1, 3])(
  'unneededStaged lists the %i objects that an ended job has fetched, and no other file',
  async (count) => {
    const { jobId } = await bench.start();
    await store(jobId, count);
    await bench.drain();
    expect(await unneededStaged(bench.ctx.db, bench.blobs)).toHaveLength(count);
    await remove();
    expect(staged()).toBe(0);
    expect(bench.blobs.keys()).toContain('csv/Complete.csv');
  },
);

test('a job that runs, is paused or has failed keeps the objects that it has fetched; a cancelled job does not', async () => {
  const { jobId } = await bench.start();
  await store(jobId, 2);
  await bench.drain(2);
  await remove();
  expect(staged()).toBe(2);
  await pauseJob(bench.ctx, jobId);
  await remove();
  expect(staged()).toBe(2);
  await cancelJob(bench.ctx, jobId);
  const failed = await failingJob();
  await store(failed, 3);
  await remove();
  expect(staged()).toBe(3);
  expect(await resumeJob(bench.ctx, failed)).toMatchObject({ changed: true });
  await bench.drain();
  await remove();
  expect(staged()).toBe(0);
});

test('a failed job keeps the objects that it has fetched until a newer job makes it impossible to try it again', async () => {
  const failed = await failingJob();
  await store(failed, 2);
  await bench.run();
  await remove();
  expect(staged()).toBe(0);
  expect(await resumeJob(bench.ctx, failed)).toMatchObject({ changed: false });
});

test('objects that the last chunk of a cancelled job still stores are removed later', async () => {
  const { jobId } = await bench.start();
  await bench.drain(2);
  await cancelJob(bench.ctx, jobId);
  await remove();
  await store(jobId, 1);
  await remove();
  expect(staged()).toBe(0);
});
