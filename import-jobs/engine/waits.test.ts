import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { importChunks } from '../../db/schema/index.ts';
import { firstChunkOf } from '../../domain/imports/index.ts';
import { type EngineBench, engineBench } from '../../tests/imports/engine-bench.ts';
import { tinyText, tinyVerses } from '../../tests/imports/tiny-sources.ts';
import { LEASE_SECONDS, MAX_FAILURES } from '../context.ts';
import { pauseJob, resumeJob } from './control.ts';
import { WaitRequestedError } from './errors.ts';
import { processChunk } from './process-chunk.ts';
import { keepLease, sweep } from './sweep.ts';

const VERSES = tinyVerses(7);
const SOURCE = tinyText(VERSES);
const FIRST = firstChunkOf('load');

let bench: EngineBench;
/** What the source does before each read, in turn. Without an entry it only reads. */
let faults: (() => void | Promise<void>)[];
let reads: unknown[];

beforeEach(async () => {
  [faults, reads] = [[], []];
  bench = await engineBench({
    ...SOURCE,
    read: async (descriptor) => {
      reads.push(descriptor);
      await faults.shift()?.();
      return SOURCE.read(descriptor);
    },
  });
});

const waitRequest = (seconds: number) => () => {
  throw new WaitRequestedError('429 too many requests', seconds);
};

/** Starts a job and does its first chunk, which only clears. The message of the first load chunk is on the queue. */
async function toFirstLoadChunk(): Promise<string> {
  const { jobId } = await bench.start();
  await bench.drain(1);
  expect(bench.queue).toEqual([{ jobId, chunkNo: FIRST }]);
  return jobId;
}

const chunk = async (chunkNo = FIRST) =>
  (await bench.db.select().from(importChunks).where(eq(importChunks.chunkNo, chunkNo)))[0];

/**
 * Lets `seconds` pass one by one on the clock of the engine. The queue delivers each message when its delay is over. A
 * sweep runs after every 30 seconds.
 */
async function live(seconds: number): Promise<void> {
  const delayed: { message: (typeof bench.queue)[number]; due: number }[] = [];
  for (let second = 0; second < seconds; second++) {
    const due = delayed.filter((entry) => entry.due <= second).map(({ message }) => message);
    delayed.splice(0, delayed.length, ...delayed.filter((entry) => entry.due > second));
    for (const message of [...due, ...bench.queue.splice(0)]) {
      const result = await processChunk(bench.ctx, message, due.includes(message));
      if (result.outcome === 'retry') delayed.push({ message, due: second + Math.ceil(result.delaySeconds) });
    }
    if (second % 30 === 29) await sweep(bench.ctx);
    bench.pass(1);
  }
}

test('a source that asks us to wait 120 seconds is asked again after 120 seconds, although sweeps run meanwhile', async () => {
  const jobId = await toFirstLoadChunk();
  faults = [waitRequest(120)];
  await live(118);
  expect(reads).toEqual([{ from: 0 }]);
  await live(3);
  expect(reads).toEqual([{ from: 0 }]);
  await live(120);
  expect(reads).toEqual([{ from: 0 }, { from: 0 }, { from: 3 }, { from: 6 }]);
  expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 7, created: 7 });
});

test('a message that is delivered before its time makes no request, counts no failure and waits for the rest of the time', async () => {
  await toFirstLoadChunk();
  faults = [waitRequest(120)];
  const [message] = bench.queue;
  expect(await processChunk(bench.ctx, message!)).toMatchObject({ outcome: 'retry', delaySeconds: 120 });
  bench.pass(50);
  const early = await processChunk(bench.ctx, message!, true);
  expect(early).toMatchObject({ outcome: 'retry', cause: expect.stringContaining('waits until') });
  expect(early.outcome === 'retry' && Math.ceil(early.delaySeconds)).toBe(70);
  expect(reads).toHaveLength(1);
  expect(await chunk()).toMatchObject({ failures: 0, waited: 120 });
});

test('a job does not fail if a server asks it to wait more often than a chunk may fail', async () => {
  const jobId = await toFirstLoadChunk();
  faults = Array.from({ length: MAX_FAILURES + 4 }, () => waitRequest(60));
  await bench.drain();
  expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 7, errors: [] });
});

test('if a chunk fails in two deliveries at once, one failure counts and one message goes on', async () => {
  await toFirstLoadChunk();
  const message = bench.queue.shift()!;
  let other: ReturnType<typeof processChunk> | undefined;
  faults = [
    async () => {
      other = processChunk(bench.ctx, message);
      await other;
      throw new Error('HTML instead of JSON');
    },
    () => {
      throw new Error('HTML instead of JSON');
    },
  ];
  const first = await processChunk(bench.ctx, message);
  expect([first, await other]).toMatchObject([{ did: 'nothing' }, { outcome: 'retry' }]);
  expect(await chunk()).toMatchObject({ failures: 1 });
});

describe('a sweep', () => {
  test('a sweep sends the chunk of a killed process again after its lease, and only once in a lease', async () => {
    await toFirstLoadChunk();
    const lost = bench.queue.splice(0);
    bench.pass(LEASE_SECONDS - 5);
    await sweep(bench.ctx);
    expect(bench.queue).toEqual([]);
    bench.pass(6);
    await sweep(bench.ctx);
    await sweep(bench.ctx);
    expect(bench.queue).toEqual(lost);
    bench.pass(LEASE_SECONDS + 1);
    await sweep(bench.ctx);
    expect(bench.queue).toEqual([...lost, ...lost]);
  });

  test('a sweep does not send a chunk whose work takes long, unless its process is killed', async () => {
    await toFirstLoadChunk();
    const [message] = bench.queue.splice(0);
    for (let beats = 0; beats < 12; beats++) {
      bench.pass(LEASE_SECONDS / 3);
      await keepLease(bench.ctx, message!);
      await sweep(bench.ctx);
    }
    expect(bench.queue).toEqual([]);
    bench.pass(LEASE_SECONDS + 1);
    await sweep(bench.ctx);
    expect(bench.queue).toEqual([message]);
  });

  test('a sweep at the start of a process sends the next chunk at once, but not before the end of a wait that a server asked for', async () => {
    await toFirstLoadChunk();
    const [message] = bench.queue.splice(0);
    await sweep(bench.ctx, 0);
    expect(bench.queue.splice(0)).toEqual([message]);
    faults = [waitRequest(900)];
    await processChunk(bench.ctx, message!);
    bench.pass(890);
    await sweep(bench.ctx, 0);
    expect(bench.queue).toEqual([]);
    bench.pass(11);
    await sweep(bench.ctx, 0);
    expect(bench.queue).toEqual([message]);
  });

  test('a sweep does not end a job’s wait if a sign of life of the job is written late', async () => {
    await toFirstLoadChunk();
    const [message] = bench.queue;
    faults = [waitRequest(120)];
    await processChunk(bench.ctx, message!);
    const { notBefore } = (await chunk())!;
    await keepLease(bench.ctx, message!);
    expect((await chunk())?.notBefore).toBe(notBefore);
  });
});

test('pausing and resuming a job does not shorten its wait', async () => {
  const jobId = await toFirstLoadChunk();
  faults = [waitRequest(120)];
  await processChunk(bench.ctx, bench.queue.shift()!);
  await pauseJob(bench.ctx, jobId);
  expect(await resumeJob(bench.ctx, jobId)).toEqual({ changed: true, status: 'running' });
  await live(119);
  expect(reads).toHaveLength(1);
  await live(90);
  expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 7 });
});

test('a failed job that is resumed goes on at once and has all its tries again', async () => {
  const jobId = await toFirstLoadChunk();
  const fail = () => {
    throw new Error('HTML instead of JSON');
  };
  faults = Array.from({ length: 2 * MAX_FAILURES - 1 }, () => fail);
  await bench.drain();
  expect(await bench.job(jobId)).toMatchObject({ status: 'failed' });
  expect(await chunk()).toMatchObject({ failures: MAX_FAILURES, notBefore: null });
  await resumeJob(bench.ctx, jobId);
  expect(bench.queue).toHaveLength(1);
  await bench.drain();
  expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 7 });
});

test('if the message of a resumed job cannot be sent, the job is resumed, and a sweep sends it', async () => {
  const jobId = await toFirstLoadChunk();
  await pauseJob(bench.ctx, jobId);
  bench.queue.length = 0;
  bench.faults.send = async () => {
    throw new Error('queue away');
  };
  expect(await resumeJob(bench.ctx, jobId)).toEqual({ changed: true, status: 'running' });
  delete bench.faults.send;
  bench.pass(LEASE_SECONDS + 1);
  await sweep(bench.ctx);
  await bench.drain();
  expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 7 });
});

describe.each([
  ['is read-only', 'SQLITE_READONLY', 'attempt to write a readonly database'],
  ['is full', 'SQLITE_FULL', 'database or disk is full'],
])('a database that %s', (_, code, text) => {
  const refuse = async (): Promise<never> => {
    throw Object.assign(new Error(`${code}: ${text}`), { code });
  };

  test('sweeps send one message while the database takes no writes, and the job goes on when it takes them again', async () => {
    const jobId = await toFirstLoadChunk();
    await bench.drain(1);
    bench.faults.write = refuse;
    const message = bench.queue.shift()!;
    expect(await processChunk(bench.ctx, message)).toMatchObject({
      outcome: 'retry',
      cause: `${code}: ${text}`,
    });
    for (let minutes = 0; minutes < 10; minutes++) {
      bench.pass(60);
      await expect(sweep(bench.ctx)).rejects.toThrow(text);
    }
    expect(bench.queue).toEqual([]);
    expect(await bench.job(jobId)).toMatchObject({ status: 'running', done: 3, errors: [] });
    delete bench.faults.write;
    bench.queue.push(message);
    await sweep(bench.ctx);
    await bench.drain();
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 7, created: 7, errors: [] });
    expect(await bench.counts()).toMatchObject({ verses: 7, visible: 7 });
  });

  test('if the failure of a chunk cannot be stored, the error still says why the source failed', async () => {
    await toFirstLoadChunk();
    bench.faults.write = refuse;
    faults = [waitRequest(17)];
    expect(await processChunk(bench.ctx, bench.queue[0]!)).toEqual({
      outcome: 'retry',
      delaySeconds: 17,
      cause: `429 too many requests; it could not be counted: ${code}: ${text}`,
    });
  });
});
