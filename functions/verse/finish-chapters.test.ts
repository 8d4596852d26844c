import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql/web';
import { beforeEach, describe, expect, test } from 'vitest';
import { finishedChapters } from '../../db/schema/index.ts';
import { type TestApp, testApp } from '../../tests/support/app.ts';
import { setLibraryRevision } from '../../tests/support/library.ts';
import { emptyApp, ownLibrary } from '../../tests/support/sample-app.ts';
import { finishChapters } from './finish-chapters.ts';

const library = await ownLibrary();
const db = drizzle(library.client);

beforeEach(async () => {
  await db.delete(finishedChapters);
  await setLibraryRevision(library.client, 'sample');
});

const rows = () => db.select().from(finishedChapters).orderBy(finishedChapters.address);
const stored = async () => (await rows()).filter(({ address }) => address !== 'all');
const appWith = (finishedCode = 'code', client: Parameters<typeof testApp>[0] = library.client): TestApp =>
  testApp(client, { finishedCode });
const run = (app: TestApp, answers = 1_000, ms = 60_000) => finishChapters(app.ctx(), { answers, ms });

async function everything(code = 'code') {
  await run(appWith(code));
  return rows();
}

describe('finished chapters', () => {
  test('a run makes each chapter with and without its words, as a reader gets them, and notes that all is made', async () => {
    expect(await run(appWith())).toBe(true);
    const made = await rows();
    expect(made.map(({ address }) => address)).toEqual(
      expect.arrayContaining([
        '/api/verse/genesis/1',
        '/api/verse/genesis/1?words=0',
        '/api/verse/john/1',
        'all',
      ]),
    );
    const reader = appWith();
    for (const { address, gzip } of await stored()) {
      const answer = await reader.request(address, { headers: { 'Accept-Encoding': 'gzip' } });
      expect([address, answer.status, answer.headers.get('Cache-Status')]).toEqual([
        address,
        200,
        'chapters; hit',
      ]);
      expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(gzip))).toBe(true);
    }
    // What a reader's call composes has the same bytes.
    await db.delete(finishedChapters);
    for (const { address } of made.slice(0, 4).filter(({ address }) => address !== 'all')) {
      const composing = appWith();
      await composing.request(address);
      await composing.settled();
    }
    for (const row of await stored())
      expect(made.find(({ address }) => address === row.address)).toEqual(row);
  });

  test('when all is made, a run is one read, also after a release with the same composing code', async () => {
    const before = await everything();
    const app = appWith();
    expect([await run(app), app.trips()]).toEqual([true, 1]);
    expect(await rows()).toEqual(before);
  });

  test('a run makes no more than its share, and the next ones go on until nothing is left', async () => {
    const whole = await everything();
    await db.delete(finishedChapters);
    const counts: number[] = [];
    for (let last = -1; counts.at(-1) !== last; ) {
      last = counts.at(-1) ?? -1;
      // Each run is a new isolate, which remembers nothing.
      await run(appWith(), 4);
      counts.push((await rows()).length);
    }
    expect(counts.slice(0, 3)).toEqual([4, 8, 12]);
    expect(await rows()).toEqual(whole);
  });

  test('a run begins nothing more when its time is over', async () => {
    const app = appWith('code', {
      execute: (statement) => {
        app.clock.now += 500;
        return library.client.execute(statement);
      },
      batch: library.client.batch.bind(library.client),
    });
    await run(app, 1_000, 1_000);
    expect((await rows()).length).toBeLessThan(8);
    expect((await rows()).length).toBeGreaterThan(0);
  });

  test('other code makes all anew, what has no row first, and deletes what nobody gets any more', async () => {
    const old = await everything('before');
    await db
      .insert(finishedChapters)
      .values({ address: '/gone', code: 'before', revision: 'x', gzip: Buffer.from('x') });
    await db.delete(finishedChapters).where(eq(finishedChapters.address, '/api/verse/john/1'));
    await run(appWith('after'), 4);
    expect((await rows()).find(({ address }) => address === '/api/verse/john/1')).toMatchObject({
      code: 'after',
    });
    await run(appWith('after'));
    const anew = await rows();
    expect(new Set(anew.map(({ code }) => code))).toEqual(new Set(['after']));
    expect(anew.map(({ address }) => address)).toEqual(old.map(({ address }) => address));
  });

  test('a rollback in the middle makes anew what the newer code had replaced', async () => {
    const old = await everything('before');
    await run(appWith('after'), 4);
    await run(appWith('before'));
    expect(await rows()).toEqual(old);
  });

  test('a publication makes all anew', async () => {
    await everything();
    await setLibraryRevision(library.client, 'renewed');
    await run(appWith());
    expect(new Set((await rows()).map(({ revision }) => revision))).toEqual(new Set(['renewed']));
  });

  test('a publication during a run leaves no row of the old text, and the next run makes the rest', async () => {
    const renewing = async () => {
      let writes = 0;
      return appWith('code', {
        execute: library.client.execute.bind(library.client),
        batch: async (statements, mode) => {
          if (mode === 'write' && ++writes === 3) await setLibraryRevision(library.client, 'renewed');
          return library.client.batch(statements, mode);
        },
      });
    };
    await run(await renewing());
    expect((await rows()).some(({ address }) => address === 'all')).toBe(false);
    await run(appWith());
    expect(new Set((await rows()).map(({ revision }) => revision))).toEqual(new Set(['renewed']));
    expect((await rows()).some(({ address }) => address === 'all')).toBe(true);
  });

  test('two runs at once leave what one run leaves', async () => {
    const whole = await everything();
    await db.delete(finishedChapters);
    expect(await Promise.all([run(appWith()), run(appWith())])).toEqual([true, true]);
    expect(await rows()).toEqual(whole);
  });

  test('if the database goes away in the middle, the run ends with one line in the log, and the next one goes on', async () => {
    const whole = await everything();
    await db.delete(finishedChapters);
    let writes = 0;
    const app = appWith('code', {
      execute: library.client.execute.bind(library.client),
      batch: async (statements, mode) => {
        if (mode === 'write' && ++writes > 4) throw new TypeError('fetch failed');
        return library.client.batch(statements, mode);
      },
    });
    expect(await run(app)).toBe(false);
    expect(app.lines).toHaveLength(1);
    expect(await rows()).toHaveLength(4);
    expect(await run(appWith())).toBe(true);
    expect(await rows()).toEqual(whole);
  });

  test('a run in members mode, and one over an empty library, makes nothing', async () => {
    const { app, database } = await emptyApp();
    expect(await finishChapters(app.ctx())).toBe(true);
    expect(await drizzle(database.client).select().from(finishedChapters)).toEqual([]);
    expect(await finishChapters(appWith().ctx({ ACCESS_MODE: 'members' }))).toBe(true);
    expect(await rows()).toEqual([]);
  });
});
