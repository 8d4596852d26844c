import type { R2ObjectBody } from '@cloudflare/workers-types';
import { type InStatement, LibsqlError } from '@libsql/client';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  healthProbes,
  verseAddresses,
  verseMeanings,
  verseSearchExact,
  verseSearchOriginal,
} from '../../db/schema/index.ts';
import { bookById } from '../../domain/canon/index.ts';
import { type Health, type Readiness, verseQuery } from '../../domain/contract/index.ts';
import { type TestApp, testApp } from '../../tests/support/app.ts';
import { putLettersFiles } from '../../tests/support/letters-files.ts';
import { sampleLibrary } from '../../tests/support/library.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';
import { planVerse } from '../verse/plan-verse.ts';

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

test('after its first answer, health answers the same an hour later though the database hangs', async () => {
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

const letters = new Map<string, R2ObjectBody>();
await putLettersFiles(library.client, letters);

function withLetters(app: TestApp): TestApp {
  for (const [key, file] of letters) app.files.set(key, file);
  return app;
}

const readiness = async (app: TestApp) => {
  const answer = await app.request('/api/health/ready');
  return { code: answer.status, ...((await answer.json()) as Readiness) };
};

function failingWrites() {
  const state = { error: undefined as Error | undefined, writes: 0 };
  const app = withLetters(
    testApp({
      execute: (statement) => library.client.execute(statement),
      batch: async (statements, mode) => {
        if (mode === 'write') state.writes++;
        if (mode === 'write' && state.error !== undefined) throw state.error;
        return library.client.batch(statements, mode);
      },
    }),
  );
  const ready = async () => {
    const { code, database } = await readiness(app);
    return [code, database];
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

test('readiness calls during the first write share its result', async () => {
  const { state, ready } = failingWrites();
  expect(await Promise.all([ready(), ready(), ready()])).toEqual([
    [200, 'ok'],
    [200, 'ok'],
    [200, 'ok'],
  ]);
  expect(state.writes).toBe(1);
});

test('a readiness call that waits for a first write without an end does its own write after two seconds', async () => {
  const waits: number[] = [];
  let writes = 0;
  const wait = async (ms: number) => void waits.push(ms);
  const app = withLetters(
    testApp(
      {
        execute: (statement) => library.client.execute(statement),
        batch: (statements, mode) => {
          if (mode === 'write') writes++;
          return mode === 'write' && writes === 1
            ? new Promise(() => undefined)
            : library.client.batch(statements, mode);
        },
      },
      { wait },
    ),
  );
  void app.request('/api/health/ready');
  await expect.poll(() => writes).toBe(1);
  expect((await app.request('/api/health/ready')).status).toBe(200);
  expect(writes).toBe(2);
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(2_000);
});

test('readiness notices a full disk within a minute, and free space within ten seconds', async () => {
  const { app, state, ready } = failingWrites();
  await ready();
  state.error = new LibsqlError('SQLITE_FULL: database or disk is full', 'SQLITE_FULL');
  app.clock.now += 60_000;
  expect(await ready()).toEqual([503, 'full']);
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

const READY = { code: 200, status: 'ready', database: 'ok', failing: [], revision: 'sample' };
const failing = (...parts: string[]) => ({ code: 503, status: 'not_ready', database: 'ok', failing: parts });

test('readiness takes two round trips, and one more for the revision, at most once a minute', async () => {
  const app = withLetters(testApp(library.client));
  expect(await readiness(app)).toMatchObject(READY);
  expect(app.trips()).toBe(3);
  app.clock.now += 59_999;
  expect(await readiness(app)).toMatchObject(READY);
  expect(app.trips()).toBe(4);
  app.clock.now += 1;
  expect(await readiness(app)).toMatchObject(READY);
  expect(app.trips()).toBe(7);
});

test('readiness notices a missing or wrong letters file within a minute, and its return within ten seconds', async () => {
  for (const key of letters.keys())
    for (const bytes of [null, new Uint8Array([31, 139, 8])]) {
      const app = withLetters(testApp(library.client));
      expect(await readiness(app)).toMatchObject(READY);
      if (bytes === null) app.files.delete(key);
      else
        app.files.set(key, { body: new Response(bytes).body, httpMetadata: {} } as unknown as R2ObjectBody);
      app.clock.now += 60_000;
      expect(await readiness(app)).toMatchObject(failing('valueSearch'));
      expect(app.lines.some((line) => line.includes('"readiness"') && line.includes('valueSearch'))).toBe(
        true,
      );
      expect((await app.request('/api/verse/psalms/23/3')).status).toBe(200);
      withLetters(app);
      app.clock.now += 10_000;
      expect(await readiness(app)).toMatchObject(READY);
    }
});

test.each([
  ['a table of verses', verseMeanings, ['verse', 'valueSearch']],
  ['a table of the search', verseSearchExact, ['textSearch']],
])(
  'without %s readiness answers 503 and names what fails, and 200 once it is back',
  async (_, table, parts) => {
    const broken = await sampleLibrary();
    const app = withLetters(testApp(broken.client));
    const name = sql`${table}`;
    const hidden = sql.identifier('put_away');
    await broken.db.run(sql`alter table ${name} rename to ${hidden}`);
    expect(await readiness(app)).toMatchObject(failing(...parts));
    await broken.db.run(sql`alter table ${hidden} rename to ${name}`);
    app.clock.now += 10_000;
    expect(await readiness(app)).toMatchObject(READY);
    broken.remove();
  },
);

test.each([
  ['English', verseSearchExact],
  ['original', verseSearchOriginal],
])('a library whose search finds no %s words is not ready', async (_, index) => {
  const broken = await sampleLibrary();
  const app = withLetters(testApp(broken.client));
  const name = sql`${index}`;
  await broken.db.run(sql`insert into ${name} (${name}) values ('delete-all')`);
  expect(await readiness(app)).toMatchObject(failing('textSearch'));
  broken.remove();
});

test('a library that lacks the verse which the readiness check reads is not ready', async () => {
  const broken = await sampleLibrary();
  const app = withLetters(testApp(broken.client));
  await broken.db.delete(verseAddresses).where(eq(verseAddresses.bookId, 'psalms'));
  expect((await readiness(app)).failing).toContain('verse');
  broken.remove();
});

test('if the server cannot parse the statement of a verse and refuses the whole batch, readiness names only the verse', async () => {
  const verse = planVerse(bookById('psalms'), 23, 3, verseQuery.parse({})).statement as { sql: string };
  const isVerse = (statement: InStatement) => typeof statement !== 'string' && statement.sql === verse.sql;
  const refused = () => Promise.reject(new LibsqlError('near "order": syntax error', 'SQL_PARSE_ERROR'));
  const state = { isStrict: true };
  const app = withLetters(
    testApp({
      execute: (statement) =>
        state.isStrict && isVerse(statement) ? refused() : library.client.execute(statement),
      batch: (statements, mode) =>
        state.isStrict && statements.some(isVerse) ? refused() : library.client.batch(statements, mode),
    }),
  );
  expect(await readiness(app)).toMatchObject(failing('verse'));
  state.isStrict = false;
  app.clock.now += 10_000;
  expect(await readiness(app)).toMatchObject(READY);
});

test('a database that fails after the revision was read is not ready until the next good check', async () => {
  const state = { isDown: true };
  const down = () => Promise.reject(new TypeError('fetch failed'));
  let executed = 0;
  const app = withLetters(
    testApp({
      execute: (statement) => (state.isDown && executed++ > 0 ? down() : library.client.execute(statement)),
      batch: (statements, mode) => (state.isDown ? down() : library.client.batch(statements, mode)),
    }),
  );
  expect(await readiness(app)).toMatchObject({
    ...failing('verse', 'textSearch', 'valueSearch'),
    database: 'unwritable',
  });
  expect(app.lines.some((line) => line.includes('fetch failed'))).toBe(true);
  state.isDown = false;
  app.clock.now += 10_000;
  expect(await readiness(app)).toMatchObject(READY);
});

test('in members mode readiness checks the same without a session', async () => {
  const app = withLetters(testApp(library.client));
  const ask = async () => {
    const answer = await app.request('/api/health/ready', {}, { ACCESS_MODE: 'members' });
    return { code: answer.status, ...((await answer.json()) as Readiness) };
  };
  expect(await ask()).toMatchObject(READY);
  app.files.clear();
  app.clock.now += 60_000;
  expect(await ask()).toMatchObject(failing('valueSearch'));
});

test.each([
  new LibsqlError('SQLITE_CORRUPT: database disk image is malformed', 'SQLITE_CORRUPT'),
  new LibsqlError('SQLITE_NOTADB: file is not a database', 'SQLITE_NOTADB'),
  new LibsqlError('SQLite error: disk I/O error (SQLITE_IOERR_SHORT_READ)', 'SQLITE_IOERR'),
])(
  'after a statement has met damage (%s), readiness says so and what to do, also if its own reads work',
  async (error) => {
    const state = { isDamaged: true };
    const app = withLetters(
      testApp({
        execute: (statement) => (state.isDamaged ? Promise.reject(error) : library.client.execute(statement)),
        batch: (statements, mode) => library.client.batch(statements, mode),
      }),
    );
    expect((await app.request('/api/verse/psalms/23/3')).status).toBe(503);
    state.isDamaged = false;
    expect((await app.request('/api/verse/psalms/23/3')).status).toBe(200);
    expect(await readiness(app)).toMatchObject({
      ...{ code: 503, status: 'not_ready', database: 'damaged', failing: [] },
      nextStep: expect.stringContaining('stop the app and start it again'),
    });
  },
);
