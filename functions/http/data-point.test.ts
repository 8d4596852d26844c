import type {
  AnalyticsEngineDataPoint,
  AnalyticsEngineDataset,
  ExecutionContext,
  MessageBatch,
  ScheduledController,
} from '@cloudflare/workers-types';
import { LibsqlError } from '@libsql/client';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { memoryBucket } from '../../tests/support/memory-bucket.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';
import type { Env } from '../ctx/env.ts';
import imports from '../imports-worker.ts';
import worker from '../worker.ts';
import { BLOBS, DOUBLES } from './data-point.ts';

const { library } = await sampleApp();

type Point = Record<(typeof BLOBS)[number], string> & Record<(typeof DOUBLES)[number], number>;

function dataset() {
  const points: Point[] = [];
  const raw: AnalyticsEngineDataPoint[] = [];
  const REQUESTS: AnalyticsEngineDataset = {
    writeDataPoint(point = {}) {
      raw.push(point);
      const columns = (names: readonly string[], values: readonly unknown[] = []) =>
        names.map((name, at) => [name, values[at]]);
      points.push(
        Object.fromEntries([...columns(BLOBS, point.blobs), ...columns(DOUBLES, point.doubles)]) as Point,
      );
    },
  };
  return { points, raw, REQUESTS };
}

function slowApp() {
  const { points, raw, REQUESTS } = dataset();
  const app = testApp({
    execute: async (statement) => {
      app.clock.now += 7;
      return library.client.execute(statement);
    },
    batch: async (statements, mode) => {
      app.clock.now += 7;
      return library.client.batch(statements, mode);
    },
  });
  const ask = async (path: string, init?: RequestInit, env: Partial<Env> = {}) => {
    const answer = await app.request(`http://localhost${path}`, init, { REQUESTS, ...env });
    return { answer, body: new Uint8Array(await answer.arrayBuffer()), point: points.at(-1) };
  };
  return { app, ask, points, raw };
}

const VERSE = '/api/verse/:book/:chapter/:verse';

test('a read has one data point: its route, where it came from, its status, its time, that of the database, and its bytes', async () => {
  const { ask, points, raw } = slowApp();
  const { body, point } = await ask('/api/verse/psalms/23/3');
  expect(body.byteLength).toBeGreaterThan(1_000);
  const bytes = body.byteLength;
  expect(point).toEqual({ route: VERSE, served: 'database', status: 200, ms: 7, databaseMs: 7, bytes });
  expect(raw[0]?.indexes).toEqual([VERSE]);
  const again = await ask('/api/verse/psalms/23/3');
  expect(again.point).toEqual({ route: VERSE, served: 'memory', status: 200, ms: 0, databaseMs: 0, bytes });
  expect(points).toHaveLength(2);
});

test('the data point of a page has the page’s bytes, and says if its verse came from the database or from memory', async () => {
  const { ask } = slowApp();
  const page = await ask('/explorer/psalms/23/3');
  const bytes = page.body.byteLength;
  expect(page.point).toEqual({ route: '/*', served: 'database', status: 200, ms: 7, databaseMs: 7, bytes });
  expect((await ask('/explorer/psalms/23/3')).point).toMatchObject({
    served: 'memory',
    databaseMs: 0,
    bytes,
  });
  expect((await ask('/help')).point).toMatchObject({ route: '/*', served: 'none', status: 200 });
});

test('refusals, redirects, 304s and health have data points too', async () => {
  const { ask } = slowApp();
  const { answer } = await ask('/api/verse/psalms/23/3');
  const etag = answer.headers.get('ETag') ?? '';
  for (const [path, init, expected] of [
    [
      '/api/verse/psalms/23/3',
      { headers: { 'If-None-Match': etag } },
      { route: VERSE, status: 304, bytes: 0 },
    ],
    ['/api/verse/psalms/23/999', {}, { route: VERSE, status: 404 }],
    ['/api/nothing/here', {}, { route: '/api/*', status: 404, served: 'none' }],
    ['/nothing.js', {}, { route: '/*', status: 404, served: 'none' }],
    ['/explorer/Gen/1/1', {}, { route: '/*', status: 301, served: 'none' }],
    ['/api/user', {}, { route: '/api/user', status: 401, served: 'none' }],
    ['/api/login', { method: 'POST' }, { route: '/api/login', status: 403 }],
    ['/api/health', {}, { route: '/api/health', status: 200 }],
    ['/api/health/ready', {}, { route: '/api/health/ready', status: 503, served: 'database' }],
  ] as const)
    expect({ path, point: (await ask(path, init)).point }).toMatchObject({ path, point: expected });
  const closed = await ask('/api/verse/psalms/23/3', {}, { ACCESS_MODE: 'members' });
  expect(closed.point).toMatchObject({ route: VERSE, status: 401, served: 'none' });
});

test('a failure of the database has a data point with the time of the wait', async () => {
  const { points, REQUESTS } = dataset();
  const app = testApp({
    execute: async () => {
      app.clock.now += 10_000;
      throw new LibsqlError('timed out', 'SQLITE_BUSY');
    },
  });
  await app.request('/api/books', {}, { REQUESTS });
  expect(points).toMatchObject([
    { route: '/api/books', status: 503, served: 'database', ms: 10_000, databaseMs: 10_000 },
  ]);
});

test('no data point has a path, a query, an address or a name', async () => {
  const { ask, raw } = slowApp();
  const headers = { 'CF-Connecting-IP': '192.0.2.77', Cookie: 'session=private', 'User-Agent': 'private' };
  for (const path of [
    '/api/lexicon/private',
    '/api/search?term=private',
    '/explorer/private/1/1',
    '/private',
    '/api/private/x',
    '/api/notes/private/1/1',
    '/notes?q=private',
  ])
    await ask(path, { headers });
  expect(raw).toHaveLength(7);
  expect(JSON.stringify(raw)).not.toMatch(/private|192\.0\.2/);
});

test('the pattern of every route fits the index of a data point, which has at most 96 bytes', () => {
  const { app } = slowApp();
  expect(app.calls().filter(({ path }) => path.length > 96)).toEqual([]);
});

test('an answer does not change if its data point cannot be written', async () => {
  const REQUESTS: AnalyticsEngineDataset = {
    writeDataPoint: () => {
      throw new Error('The data set is broken');
    },
  };
  const app = testApp(library.client);
  const answer = await app.request('/api/books', {}, { REQUESTS });
  expect(answer.status).toBe(200);
  expect(app.lines).toEqual([]);
});

const unreachable = (REQUESTS: AnalyticsEngineDataset): Env =>
  ({
    REQUESTS,
    LIBRARY: memoryBucket(),
    LIBSQL_URL: 'http://127.0.0.1:1',
    AUTH_KEYS: `test:${'A'.repeat(43)}`,
    PASSWORD_PEPPER: 'pepper of the tests',
  }) as unknown as Env;

const noCache = {} as ExecutionContext;

test('a run of the timer has a data point, which says if it failed', async () => {
  const { points, REQUESTS } = dataset();
  const timer = { cron: '* * * * *' } as ScheduledController;
  await imports.scheduled(timer, unreachable(REQUESTS));
  expect(points).toMatchObject([{ route: 'timer', status: 503, served: 'database', bytes: 0 }]);
});

test('the timer of the readers’ Worker makes chapters once and, if there is a cache, checks it every 15 s; each has a data point', async () => {
  const { points, REQUESTS } = dataset();
  const cache = { purge: () => Promise.reject(new Error('never reached')) };
  vi.useFakeTimers();
  const wait = vi.fn(async (ms: number) => void vi.setSystemTime(Date.now() + ms));
  vi.stubGlobal('scheduler', { wait });
  const timer = { cron: '* * * * *' } as ScheduledController;
  await worker.scheduled(timer, unreachable(REQUESTS), { cache } as unknown as ExecutionContext);
  await worker.scheduled(timer, unreachable(REQUESTS), noCache);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const written = points.map(({ route, status }) => `${route} ${status}`);
  expect(written.toSorted()).toEqual([...Array(2).fill('finish 503'), ...Array(4).fill('purge 503')]);
  expect(wait.mock.calls).toEqual(Array(3).fill([15_000]));
});

test.each([
  ['imports', { jobId: 'job', chunkNo: 1 }, 503],
  ['imports-dead', { jobId: 'job', chunkNo: 1 }, 503],
  ['imports', 'not a message', 200],
])(
  'a message of the queue %s has a data point, which says if it will be tried again: %j',
  async (queue, body, status) => {
    const { points, REQUESTS } = dataset();
    const message = { body, attempts: 1, ack: () => undefined, retry: () => undefined };
    const batch = { queue, messages: [message] } as unknown as MessageBatch<never>;
    await imports.queue(batch, unreachable(REQUESTS));
    expect(points).toMatchObject([{ route: queue, status }]);
  },
);
