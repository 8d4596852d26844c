import { LibsqlError } from '@libsql/client';
import { expect, test } from 'vitest';
import { healthProbes } from '../../db/schema/index.ts';
import type { Health, Readiness } from '../../domain/contract/index.ts';
import { testApp } from '../../tests/support/app.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';

const { library } = await sampleApp();

test('health names the last revision that was read, without asking the database', async () => {
  const app = testApp(library.client);
  await app.request('/api/books');
  const before = app.trips();
  app.clock.now += 3_600_000;
  expect(await app.json<Health>('/api/health')).toMatchObject({ status: 'ok', revision: 'sample' });
  expect(app.trips()).toBe(before);
});

test('if no revision was read yet, the first health call asks the database and the second does not', async () => {
  const app = testApp(library.client);
  expect(await app.json<Health>('/api/health')).toMatchObject({ revision: 'sample' });
  await app.request('/api/health');
  expect(app.trips()).toBe(1);
});

test('health waits 300 ms for a database that hangs, and then answers without a revision', async () => {
  const waits: number[] = [];
  const app = testApp(
    { execute: () => new Promise(() => undefined) },
    {
      wait: async (ms) => {
        waits.push(ms);
      },
    },
  );
  expect(await app.json<Health>('/api/health')).toMatchObject({ status: 'ok', revision: null });
  expect(waits).toEqual([300]);
});

test('after its first answer, health gives the same answer an hour later though the database hangs', async () => {
  let isBroken = false;
  const app = testApp({
    execute: (statement) =>
      isBroken ? new Promise<never>(() => undefined) : library.client.execute(statement),
  });
  await app.request('/api/health');
  isBroken = true;
  app.clock.now += 3_600_000;
  expect(await app.json<Health>('/api/health')).toMatchObject({ revision: 'sample' });
});

/** The library with writes that fail with the error in `state`. */
function failingWrites() {
  const state = { error: undefined as Error | undefined, writes: 0 };
  const app = testApp({
    execute: (statement) => library.client.execute(statement),
    batch: async (statements) => {
      state.writes++;
      if (state.error !== undefined) throw state.error;
      return library.client.batch(statements, 'write');
    },
  });
  const ready = async () => {
    const answer = await app.request('/api/health/ready');
    return [answer.status, ((await answer.json()) as Readiness).database];
  };
  return { app, state, ready };
}

test('readiness writes at most once a minute while writes succeed, and leaves one row', async () => {
  const { app, state, ready } = failingWrites();
  for (let i = 0; i < 10; i++) expect(await ready()).toEqual([200, 'ok']);
  expect(state.writes).toBe(1);
  app.clock.now += 59_999;
  await ready();
  expect(state.writes).toBe(1);
  app.clock.now += 1;
  await Promise.all([ready(), ready(), ready()]);
  expect(state.writes).toBe(2);
  expect(await library.db.select().from(healthProbes)).toEqual([{ id: 1, at: app.clock.now }]);
});

test('calls during the first write share its result', async () => {
  const { state, ready } = failingWrites();
  expect(await Promise.all([ready(), ready(), ready()])).toEqual([
    [200, 'ok'],
    [200, 'ok'],
    [200, 'ok'],
  ]);
  expect(state.writes).toBe(1);
});

test('a call that waits for a first write that never ends writes itself after two seconds', async () => {
  const waits: number[] = [];
  let writes = 0;
  const wait = async (ms: number) => void waits.push(ms);
  const app = testApp(
    {
      execute: (statement) => library.client.execute(statement),
      batch: (statements) => {
        writes++;
        return writes === 1 ? new Promise(() => undefined) : library.client.batch(statements, 'write');
      },
    },
    { wait },
  );
  void app.request('/api/health/ready');
  await expect.poll(() => writes).toBe(1);
  expect((await app.request('/api/health/ready')).status).toBe(200);
  expect(writes).toBe(2);
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(2_000);
});

test('a full disk is noticed within a minute, and free space within ten seconds', async () => {
  const { app, state, ready } = failingWrites();
  await ready();
  state.error = new LibsqlError('SQLITE_FULL: database or disk is full', 'SQLITE_FULL');
  app.clock.now += 60_000;
  expect(await ready()).toEqual([503, 'full']);
  // Reads still work.
  expect((await app.request('/api/books')).status).toBe(200);
  state.error = undefined;
  app.clock.now += 9_999;
  expect(await ready()).toEqual([503, 'full']);
  expect(state.writes).toBe(2);
  app.clock.now += 1;
  expect(await ready()).toEqual([200, 'ok']);
});

test.each([
  [
    new LibsqlError('SQLITE_READONLY: attempt to write a readonly database', 'SQLITE_READONLY'),
    503,
    'unwritable',
  ],
  [new TypeError('fetch failed'), 503, 'unwritable'],
  [new LibsqlError('SQLITE_BUSY: database is locked', 'SQLITE_BUSY'), 200, 'ok'],
])('when a write fails with %s, readiness answers %i, %s', async (error, status, database) => {
  const { state, ready } = failingWrites();
  state.error = error;
  expect(await ready()).toEqual([status, database]);
});
