import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editions, importChunks, importJobs } from '../../../db/schema/index.ts';
import { startJob } from '../../../import-jobs/engine/start-job.ts';
import { stagedKey } from '../../../import-jobs/staged.ts';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { migratedDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { kindOver, tinyImport } from '../../../tests/support/tiny-kinds.ts';
import type { Env } from '../../ctx/env.ts';
import { importContext, sourceContext } from '../context/import-context.ts';
import type { ImportsCtx } from '../context/import-deps.ts';
import { consumeMessages, sweepImports } from './consumer.ts';

let database: TestDatabase;
let app: TestApp;
let ctx: ImportsCtx;
let isDown = false;
const source = vi.fn(() => tinyImport(7));

beforeEach(async () => {
  database = await migratedDatabase();
  isDown = false;
  source.mockReset().mockImplementation(() => tinyImport(7));
  app = testApp(
    {
      execute: (statement) => database.client.execute(statement),
      batch: async (statements, mode) => {
        if (isDown) throw new TypeError('fetch failed');
        return database.client.batch(statements, mode);
      },
    },
    { jobKinds: { csv: kindOver(() => source()) } },
  );
  ctx = app.ctx();
});
afterEach(() => database.remove());

async function start(): Promise<string> {
  const params = { task: { kind: 'csv', chapters: null }, files: [] };
  const { jobId } = await startJob(importContext(ctx), source(), { kind: 'csv', title: 'Tiny', params });
  return jobId;
}

function delivery(body: unknown, attempts = 1) {
  return {
    body,
    attempts,
    ack: vi.fn<() => void>(),
    retry: vi.fn<(options?: { delaySeconds?: number }) => void>(),
  };
}

const consume = (...messages: ReturnType<typeof delivery>[]) =>
  consumeMessages(ctx, { queue: 'imports', messages });

async function drain(): Promise<void> {
  for (let body = app.messages.shift(); body !== undefined; body = app.messages.shift()) {
    const message = delivery(body);
    await consume(message);
    expect(message.ack).toHaveBeenCalledOnce();
  }
}

const jobOf = async (id: string) =>
  (await database.db.select().from(importJobs).where(eq(importJobs.id, id)))[0];
const logged = () => app.lines.map((line) => JSON.parse(line).what);

test('a job runs from its first message to its end, and its edition is published', async () => {
  const id = await start();
  await drain();
  expect(await jobOf(id)).toMatchObject({
    status: 'succeeded',
    done: 7,
    total: 7,
    created: 7,
    phase: 'done',
  });
  const [edition] = await database.db.select().from(editions).where(eq(editions.id, 'csv-hebrew'));
  expect(edition).toMatchObject({ revision: expect.stringMatching(/^[0-9a-f]{12}$/) });
  expect(logged()).toEqual(['job succeeded']);
});

test('a queue message in an unknown form is acknowledged and logged, and the next one is worked on', async () => {
  const id = await start();
  const messages = [delivery('hello'), delivery({ jobId: 7 }), delivery(null), delivery(app.messages[0])];
  await consume(...messages);
  for (const { ack, retry } of messages) {
    expect(ack).toHaveBeenCalledOnce();
    expect(retry).not.toHaveBeenCalled();
  }
  expect(logged()).toEqual(['unknown message', 'unknown message', 'unknown message']);
  expect(await jobOf(id)).toMatchObject({ status: 'running' });
});

test('a queue message in the form of an older version is acknowledged and logged, and its job goes on after the next sweep', async () => {
  const id = await start();
  app.messages.length = 0;
  // The chunk, the number and the phase of a chunk as numbers of their own, and a message as text.
  const old = [
    { jobId: id, chunk: 3 },
    { jobId: id, phase: 1, number: 0 },
    JSON.stringify({ jobId: id, chunkNo: 0 }),
  ];
  const messages = old.map((body) => delivery(body, 7));
  await consume(...messages);
  // The job has no chunk with this number.
  const unknownChunk = delivery({ jobId: id, chunkNo: 1 }, 7);
  await consume(unknownChunk);
  for (const { ack, retry } of [...messages, unknownChunk]) {
    expect(ack).toHaveBeenCalledOnce();
    expect(retry).not.toHaveBeenCalled();
  }
  expect(logged()).toEqual(['unknown message', 'unknown message', 'unknown message']);
  expect(await jobOf(id)).toMatchObject({ status: 'queued' });
  app.clock.now += 60_000;
  await sweepImports(ctx);
  await drain();
  expect(await jobOf(id)).toMatchObject({ status: 'succeeded', created: 7 });
});

test('a queue message with additional fields that this version does not know is worked on', async () => {
  const id = await start();
  const message = delivery({ ...app.messages.shift(), attempt: 1, source: 'a newer version' });
  await consume(message);
  expect(message.ack).toHaveBeenCalledOnce();
  await drain();
  expect(await jobOf(id)).toMatchObject({ status: 'succeeded', created: 7 });
});

test('a message of an unknown job, or of a job of an unknown kind, is acknowledged', async () => {
  const id = await start();
  await database.db.update(importJobs).set({ kind: 'edition' }).where(eq(importJobs.id, id));
  for (const body of [{ jobId: 'none', chunkNo: 0 }, app.messages[0]]) {
    const message = delivery(body);
    await consume(message);
    expect(message.ack).toHaveBeenCalledOnce();
  }
  expect(await jobOf(id)).toMatchObject({ status: 'queued' });
});

test.each([
  [1, 2],
  [3, 8],
  [8, 256],
  [9, 300],
  [99, 300],
])(
  'while the database is away, a message that was tried %i times waits %i s',
  async (attempts, delaySeconds) => {
    await start();
    isDown = true;
    const message = delivery(app.messages[0], attempts);
    await consume(message);
    expect(message.retry).toHaveBeenCalledExactlyOnceWith({ delaySeconds });
    expect(message.ack).not.toHaveBeenCalled();
  },
);

test('a queue message that is delivered too early waits for the rest of its time, at most 15 minutes at once', async () => {
  await start();
  const [message] = app.messages;
  const retried = async (seconds: number) => {
    const notBefore = new Date(app.clock.now + seconds * 1000).toISOString();
    await database.db.update(importChunks).set({ notBefore });
    const early = delivery(message, 9);
    await consume(early);
    return early.retry.mock.calls;
  };
  expect(await retried(119.5)).toEqual([[{ delaySeconds: 120 }]]);
  expect(await retried(3000)).toEqual([[{ delaySeconds: 900 }]]);
  expect(source).toHaveBeenCalledTimes(1);
});

test('a message that fails does not delay the next one of the batch', async () => {
  await start();
  source.mockImplementation(() => {
    throw new Error('the file cannot be read');
  });
  await consume(delivery(app.messages.shift()));
  const bad = delivery(app.messages[0]);
  const good = delivery({ jobId: 'none', chunkNo: 0 });
  await consume(bad, good);
  expect(bad.retry).toHaveBeenCalledExactlyOnceWith({ delaySeconds: 2 });
  expect(good.ack).toHaveBeenCalledOnce();
});

test('if the next message cannot be sent, this one is retried, and the job goes on', async () => {
  const id = await start();
  const [first] = app.messages.splice(0);
  const failing = { send: async () => Promise.reject(new Error('queue away')) };
  const broken = { ...ctx, queue: failing as unknown as Env['IMPORTS'] };
  const message = delivery(first);
  await consumeMessages(broken, { queue: 'imports', messages: [message] });
  expect(message.retry).toHaveBeenCalledExactlyOnceWith({ delaySeconds: 2 });
  expect(app.messages).toEqual([]);
  await consume(delivery(first, 2));
  await drain();
  expect(await jobOf(id)).toMatchObject({ status: 'succeeded', done: 7, created: 7 });
});

test.each(['imports-dead', 'imports-staging-dead'])(
  'a dead letter in the queue %s makes the job fail and says what to do',
  async (queue) => {
    const id = await start();
    const message = delivery(app.messages[0]);
    await consumeMessages(ctx, { queue, messages: [message] });
    expect(message.ack).toHaveBeenCalledOnce();
    const job = await jobOf(id);
    expect(job?.status).toBe('failed');
    expect(job?.errors[0]?.message).toContain('Resume the job to try again');
    expect(logged()).toEqual(['message given up']);
  },
);

test('a dead letter (a message that the queue gave up) is tried again later while the database is away', async () => {
  const id = await start();
  isDown = true;
  const message = delivery(app.messages[0]);
  await consumeMessages(ctx, { queue: 'imports-dead', messages: [message] });
  expect(message.retry).toHaveBeenCalledExactlyOnceWith({ delaySeconds: 2 });
  isDown = false;
  expect(await jobOf(id)).toMatchObject({ status: 'queued' });
});

test('a chunk of an import that takes long is not sent again while a consumer works on it', async () => {
  const id = await start();
  await consume(delivery(app.messages.shift()));
  const [message] = app.messages.splice(0);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  source.mockImplementation(() => ({
    ...tinyImport(7),
    read: async (descriptor) => {
      for (let seconds = 0; seconds < 60; seconds += 10) {
        app.clock.now += 10_000;
        vi.advanceTimersByTime(10_000);
        await sweepImports(ctx);
      }
      expect(app.messages).toEqual([]);
      return tinyImport(7).read(descriptor);
    },
  }));
  await consume(delivery(message));
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  expect(await jobOf(id)).toMatchObject({ status: 'running', done: 3 });
  expect(app.messages).toHaveLength(1);
});

test('a sweep sends a lost message again after half a minute, and at the start of the process at once', async () => {
  const id = await start();
  const [lost] = app.messages.splice(0);
  await sweepImports(ctx);
  expect(app.messages).toEqual([]);
  await sweepImports(ctx, 'start');
  expect(app.messages.splice(0)).toEqual([lost]);
  app.clock.now += 31_000;
  await sweepImports(ctx, '* * * * *');
  expect(app.messages).toEqual([lost]);
  await drain();
  expect(await jobOf(id)).toMatchObject({ status: 'succeeded' });
});

test('a sweep removes what an ended job has fetched', async () => {
  const id = await start();
  const { files } = sourceContext(ctx);
  await files.put(stagedKey(id, 'ruth/1.json'), new Uint8Array([1]));
  await sweepImports(ctx);
  expect(await files.list('staged/')).toHaveLength(1);
  await drain();
  await sweepImports(ctx);
  expect(await files.list('staged/')).toEqual([]);
  expect(logged()).toEqual(['job succeeded', 'bucket tidied']);
});

test('a sweep deletes old files of packs', async () => {
  const { files } = sourceContext(ctx);
  await files.put('packs/gone/1/a.csv', new Uint8Array(1));
  await sweepImports(ctx);
  expect(await files.head('packs/gone/1/a.csv')).toBeNull();
  expect(logged()).toEqual(['bucket tidied']);
});

test('a failed sweep of import jobs is logged, and sweepImports throws nothing', async () => {
  isDown = true;
  await sweepImports(ctx);
  expect(logged()).toEqual(['sweep failed']);
});

test('a chunk that fails eight times makes the job fail, and the job has the reason', async () => {
  const id = await start();
  source.mockImplementation(() => ({
    ...tinyImport(7),
    read: async () => {
      throw new RangeError('unreadable');
    },
  }));
  await consume(delivery(app.messages.shift()));
  const [message] = app.messages;
  for (let attempt = 1; attempt <= 8; attempt++) {
    expect(await jobOf(id)).toMatchObject({ status: 'running' });
    await consume(delivery(message, attempt));
    app.clock.now += 2 ** attempt * 1000;
  }
  const job = await jobOf(id);
  expect(job?.status).toBe('failed');
  expect(job?.errors[0]?.message).toContain('unreadable');
  expect(logged()).toContain('job failed');
});
