import { afterEach, expect, test, vi } from 'vitest';
import { editions, importJobs } from '../db/schema/index.ts';
import { memoryBlobs } from '../tests/imports/memory-blobs.ts';
import { database, newDatabaseEachTest } from '../tests/support/database-each-test.ts';
import type { SourceContext } from './job-kind.ts';
import { runTasks } from './run-jobs.ts';

newDatabaseEachTest();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const TASK = {
  title: 'Names',
  task: { kind: 'pack', pack: 'names', chapters: null },
} as const;

const run = (fetch: SourceContext['fetch']) =>
  runTasks(
    { db: database.client, blobs: memoryBlobs() },
    {
      files: memoryBlobs(),
      addresses: { sefaria: '', packs: 'https://packs.test' },
      fetch,
      wait: async () => undefined,
    },
    [TASK],
  );

test('runTasks says why a task failed, and starts it again as the same job', async () => {
  const notFound = async () => new Response('404: Not Found', { status: 404 });
  const failed = {
    target: 'pack-names',
    outcome: 'failed',
    message: expect.stringContaining('https://packs.test/BradyStephenson/bible-data/'),
  };
  expect(await run(notFound)).toEqual([failed]);
  expect(await run(notFound)).toEqual([failed]);
  expect(await database.db.select().from(importJobs)).toMatchObject([
    { kind: 'pack', title: 'Names', params: { task: TASK.task, files: [] } },
  ]);
  expect(await database.db.select().from(editions)).toMatchObject([{ id: 'names', revision: null }]);
});

test('runTasks waits as long as a server asks for', async () => {
  const waits: number[] = [];
  const wait = setTimeout;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('setTimeout', (then: () => void, ms = 0) => {
    waits.push(ms);
    if (ms !== 3000) return wait(then, ms);
    vi.setSystemTime(Date.now() + ms);
    return wait(then, 0);
  });
  let requests = 0;
  await run(async () => {
    requests += 1;
    return requests === 1
      ? new Response(null, { status: 429, headers: { 'retry-after': '3' } })
      : new Response(null, { status: 404 });
  });
  expect(waits).toContain(3000);
});

test('runTasks refuses a task for an unknown pack', async () => {
  const context = {
    files: memoryBlobs(),
    addresses: { sefaria: '', packs: '' },
    fetch: async () => new Response(),
    wait: async () => undefined,
  };
  const task = { ...TASK.task, pack: 'none' };
  await expect(
    runTasks({ db: database.client, blobs: memoryBlobs() }, context, [{ title: 'None', task }]),
  ).rejects.toThrow('There is no pack none.');
});
