import { expect, test } from 'vitest';
import { firstChunkOf } from '../../domain/imports/index.ts';
import { bench, benchEachTest } from '../../tests/imports/engine-bench.ts';
import { tinyText, tinyVerses } from '../../tests/imports/tiny-sources.ts';
import { LEASE_SECONDS } from '../context.ts';
import { processChunk } from './process-chunk.ts';
import { sweep } from './sweep.ts';

const VERSES = tinyVerses(7);
const WORDS = VERSES.reduce((sum, verse) => sum + verse.words.length, 0);
const LEMMAS = new Set(VERSES.flatMap((verse) => verse.words.map((word) => word.lemma))).size;
const WHOLE = { verses: 7, words: WORDS, totals: 7, addresses: 7, lemmas: LEMMAS, visible: 7 };

benchEachTest(tinyText(VERSES));

async function expectWhole(jobId: string): Promise<void> {
  await bench.drain();
  expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 7, total: 7, created: 7 });
  expect(await bench.counts()).toEqual(WHOLE);
}

test('a process that is killed before it writes a chunk writes no rows; the redelivered message completes the chunk', async () => {
  const { jobId } = await bench.start();
  await bench.drain(1);
  const message = bench.queue[0]!;
  await bench.kill('write', message);
  expect(await bench.counts()).toMatchObject({ verses: 0 });
  await expectWhole(jobId);
});

test('if a process is killed after it commits a chunk and before it sends the next one, the redelivered message sends the next one', async () => {
  const { jobId } = await bench.start();
  await bench.drain(1);
  const message = bench.queue.shift()!;
  await bench.kill('send', message);
  expect(await bench.counts()).toMatchObject({ verses: 3, visible: 0 });
  expect(bench.queue).toEqual([]);
  expect(await processChunk(bench.ctx, message, true)).toMatchObject({ did: 'nothing' });
  expect(bench.queue).toEqual([{ jobId, chunkNo: firstChunkOf('load') + 1 }]);
  await expectWhole(jobId);
});

test('if a process is killed after it sends the next chunk and before it acknowledges its message, the redelivered message writes no row twice', async () => {
  const { jobId } = await bench.start();
  await bench.drain(1);
  const message = bench.queue[0]!;
  await bench.drain(1);
  bench.queue.push(message);
  await expectWhole(jobId);
});

test('if every message is delivered three times at the same time, each row is written once', async () => {
  const { jobId } = await bench.start();
  for (let turn = 0; turn < 30; turn++) {
    const messages = bench.queue.splice(0);
    const deliveries = [...messages, ...messages, ...messages];
    const results = await Promise.all(deliveries.map((message) => processChunk(bench.ctx, message)));
    const wrote = results.filter((result) => result.outcome === 'acknowledge' && result.did === 'wrote');
    expect(wrote.length).toBeLessThanOrEqual(messages.length);
    for (const [at, result] of results.entries()) {
      if (result.outcome === 'retry') bench.queue.push(deliveries[at]!);
    }
  }
  await expectWhole(jobId);
});

test('messages for chunks of later phases do nothing while the first phase is not done', async () => {
  const { jobId } = await bench.start();
  for (const chunkNo of [
    firstChunkOf('chance'),
    firstChunkOf('publish'),
    firstChunkOf('measure'),
    firstChunkOf('derive'),
    firstChunkOf('load') + 2,
    firstChunkOf('load'),
  ]) {
    expect(await processChunk(bench.ctx, { jobId, chunkNo })).toMatchObject({ did: 'nothing' });
  }
  expect(await bench.job(jobId)).toMatchObject({ status: 'queued', done: 0, errors: [] });
  await expectWhole(jobId);
});

test('the chunks of one phase of an import may be delivered in any order', async () => {
  const { jobId } = await bench.start();
  await bench.drain(1);
  for (const place of [2, 0, 1]) {
    const chunkNo = firstChunkOf('load') + place;
    expect(await processChunk(bench.ctx, { jobId, chunkNo })).toMatchObject({ did: 'wrote' });
  }
  await expectWhole(jobId);
});

test('messages of an ended job or of an unknown job are acknowledged and do nothing', async () => {
  const { jobId } = await bench.start();
  await expectWhole(jobId);
  for (const chunkNo of [0, firstChunkOf('clear'), firstChunkOf('publish'), firstChunkOf('chance') + 99]) {
    const result = await processChunk(bench.ctx, { jobId, chunkNo });
    expect(result).toMatchObject({ outcome: 'acknowledge', did: 'nothing' });
  }
  const unknown = await processChunk(bench.ctx, { jobId: 'no such job', chunkNo: 0 });
  expect(unknown).toMatchObject({ outcome: 'acknowledge', did: 'nothing' });
  await expectWhole(jobId);
});

test('a lost message is sent again by a sweep, and by two sweeps at once only once', async () => {
  const { jobId } = await bench.start();
  bench.queue.length = 0;
  bench.pass(LEASE_SECONDS + 1);
  await sweep(bench.ctx);
  expect(bench.queue).toEqual([{ jobId, chunkNo: firstChunkOf('clear') }]);
  await bench.drain(2);
  bench.queue.length = 0;
  bench.pass(LEASE_SECONDS + 1);
  await Promise.all([sweep(bench.ctx), sweep(bench.ctx)]);
  expect(bench.queue).toEqual([{ jobId, chunkNo: firstChunkOf('load') + 1 }]);
  await expectWhole(jobId);
});

test('if the queue refuses the message of the next chunk, the finished chunk stays done, and its redelivered message sends the next chunk', async () => {
  const { jobId } = await bench.start();
  await bench.drain(1);
  const message = bench.queue.shift()!;
  bench.faults.send = async () => {
    throw new Error('The queue is full');
  };
  expect(await processChunk(bench.ctx, message)).toMatchObject({
    outcome: 'retry',
    cause: 'The queue is full',
  });
  delete bench.faults.send;
  await processChunk(bench.ctx, message, true);
  expect(bench.queue).toHaveLength(1);
  await expectWhole(jobId);
});

test('a chunk of the phase load takes one write batch of at most ten statements', async () => {
  const sizes: number[] = [];
  bench.faults.write = (run, sql) => {
    sizes.push(sql.split(';\n').length);
    return run();
  };
  const { jobId } = await bench.start();
  await bench.drain(1);
  sizes.length = 0;
  await bench.drain(1);
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThanOrEqual(10);
  delete bench.faults.write;
  await expectWhole(jobId);
});
