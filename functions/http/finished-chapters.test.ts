import { drizzle } from 'drizzle-orm/libsql/web';
import { beforeEach, describe, expect, test } from 'vitest';
import { finishedChapters } from '../../db/schema/index.ts';
import { gzip } from '../../import-jobs/engine/gzip.ts';
import { type TestApp, testApp } from '../../tests/support/app.ts';
import { setLibraryRevision } from '../../tests/support/library.ts';
import { ownLibrary } from '../../tests/support/sample-app.ts';
import type { TestDatabase } from '../../tests/support/test-database.ts';
import type { Env } from '../ctx/env.ts';
import { IsolateMemory } from '../isolate/isolate-memory.ts';
import { unpack } from './gzip.ts';

const library = await ownLibrary();
beforeEach(async () => {
  await drizzle(library.client).delete(finishedChapters);
  await setLibraryRevision(library.client, 'sample');
});

const PATH = '/api/verse/genesis/1';
const GZIP = { headers: { 'Accept-Encoding': 'gzip' } };
const rows = () => drizzle(library.client).select().from(finishedChapters);

interface ReceivedAnswer {
  status: number;
  headers: Headers;
  text: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** The round trips before the answer. The batch that stores the answer comes later. */
  trips: number;
}

async function ask(
  app: TestApp,
  path = PATH,
  init: RequestInit = GZIP,
  env: Partial<Env> = {},
): Promise<ReceivedAnswer> {
  const before = reads;
  const answer = await app.request(path, init, env);
  const trips = reads - before;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isGzip = answer.headers.get('Content-Encoding') === 'gzip' && bytes.length > 0;
  const text = new TextDecoder().decode(isGzip ? await unpack(bytes) : bytes);
  await app.settled();
  return { status: answer.status, headers: answer.headers, text, bytes, trips };
}

let reads = 0;

const isolate = (
  batch: TestDatabase['client']['batch'] = library.client.batch.bind(library.client),
  deps: Parameters<typeof testApp>[1] = {},
) =>
  testApp(
    {
      execute: async (statement) => {
        reads += 1;
        return library.client.execute(statement);
      },
      batch,
    },
    deps,
  );
const withCode = (finishedCode: string) => isolate(undefined, { finishedCode });
const composed = async (query = ''): Promise<string> =>
  (await ask(isolate(), `${PATH}?reading=ketiv${query}`, {})).text;

describe('a chapter', () => {
  test('a chapter takes two round trips when it is composed, one when it is stored, none when it is in memory, and one after two seconds', async () => {
    const first = await ask(isolate());
    const app = isolate();
    const stored = await ask(app);
    const hot = await ask(app);
    app.clock.now += 2_000;
    const revalidated = await ask(app);
    expect({
      first: first.trips,
      stored: stored.trips,
      hot: hot.trips,
      revalidated: revalidated.trips,
    }).toEqual({ first: 2, stored: 1, hot: 0, revalidated: 1 });
    const text = await composed();
    for (const answer of [first, stored, hot, revalidated]) expect(answer.text).toBe(text);
    expect(hot.bytes).toEqual(stored.bytes);
  });

  test('a chapter that is in memory is not sent by the database again: after two seconds its answer is one row with the revision', async () => {
    const sizes: number[] = [];
    const app = testApp({
      execute: async (statement) => {
        const result = await library.client.execute(statement);
        sizes.push(JSON.stringify(result.rows.map((row) => Object.values(row).map(String))).length);
        expect(result.rows).toHaveLength(1);
        return result;
      },
      batch: library.client.batch.bind(library.client),
    });
    await ask(app);
    app.clock.now += 2_000;
    await ask(app);
    expect(sizes).toHaveLength(3);
    expect(sizes[2]).toBeLessThan(300);
  });

  test.each([PATH, `${PATH}?words=0`, '/api/verse/john/1'])(
    'the chapter %s is stored under its address, with its code and revision',
    async (path) => {
      const { text, headers } = await ask(withCode('composed-so'), path, GZIP, {
        DEPLOYMENT: { id: 'newest-deployment', tag: '', timestamp: '' },
      });
      const [row, ...others] = await rows();
      expect(others).toEqual([]);
      expect(row).toMatchObject({ address: path, code: 'composed-so', revision: 'sample' });
      expect(new TextDecoder().decode(await unpack(new Uint8Array(row!.gzip)))).toBe(text);
      expect(headers.get('ETag')).toBe('"sample.newest-d-gzip"');
    },
  );

  test.each([
    [PATH, `${PATH}?words=1`],
    [PATH, `${PATH}?utm_source=x`],
    [PATH, `${PATH}?reading=ketiv&version=kjvs`],
    [PATH, `${PATH}?version=kjvs&words=1&reading=ketiv`],
    [PATH, '/api/verse/Genesis/1'],
    [PATH, '/api/verse/Gen/1'],
    [PATH, '/api/verse/genesis/01'],
    [`${PATH}?words=0`, `${PATH}?words=0&reading=ketiv`],
    [`${PATH}?words=0`, `${PATH}?reading=ketiv&words=0`],
    [`${PATH}?words=0`, '/api/verse/GENESIS/1?words=0&x=1'],
    ['/api/verse/john/1', '/api/verse/Jn/1?words=1'],
  ])('the chapter %s is stored once, and %s shares its row', async (usual, spelled) => {
    const app = isolate();
    const first = await ask(app, spelled);
    expect(await rows()).toMatchObject([{ address: usual }]);
    const other = isolate();
    const stored = await ask(other, spelled);
    const inMemory = await ask(other, spelled);
    const plain = await ask(other, spelled, {});
    expect([first.trips, stored.trips, inMemory.trips]).toEqual([2, 1, 0]);
    expect(await rows()).toHaveLength(1);
    const own = await ask(isolate(), usual);
    for (const answer of [first, stored, inMemory, plain]) {
      expect(answer.text === own.text).toBe(true);
      // The cache in front of the Worker keeps one spelling only.
      expect(answer.headers.get('Cloudflare-CDN-Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Cache-Tag')).toBeNull();
    }
    expect(stored.headers.get('ETag')).toBe(own.headers.get('ETag'));
    expect(own.headers.get('Cloudflare-CDN-Cache-Control')).toMatch(/^public/);
    // What another spelling brought into the memory is kept at the edge under the usual one.
    expect((await ask(app, usual)).headers.get('Cloudflare-CDN-Cache-Control')).toMatch(/^public/);
  });

  test.each([
    `${PATH}?methods=HEBREW_STANDARD`,
    `${PATH}?reading=qere`,
    `${PATH}?version=original`,
    '/api/verse/genesis/1/1',
    '/api/verse/genesis/51',
    '/api/apocrypha/verse/1%20esdras/3',
    '/api/books',
  ])('the answer to %s is not stored in the database', async (path) => {
    await ask(isolate(), path);
    expect(await rows()).toEqual([]);
  });

  test('a chapter of another revision is composed anew and stored in place of the old one', async () => {
    const app = isolate();
    const old = await ask(app);
    await setLibraryRevision(library.client, 'renewed');
    app.clock.now += 2_000;
    for (const [one, trips] of [
      [app, 2],
      [isolate(), 1],
    ] as const) {
      const answer = await ask(one, PATH, {
        headers: { ...GZIP.headers, 'If-None-Match': old.headers.get('ETag') ?? '' },
      });
      expect([answer.status, answer.trips]).toEqual([200, trips]);
      expect(answer.headers.get('ETag')).toMatch(/^"renewed\./);
    }
    expect(await rows()).toMatchObject([{ revision: 'renewed' }]);
  });

  test('a chapter of other code is composed anew and stored in place of the old one', async () => {
    await ask(withCode('before'));
    expect((await ask(withCode('after'))).trips).toBe(2);
    expect(await rows()).toMatchObject([{ code: 'after' }]);
    expect((await ask(withCode('after'))).trips).toBe(1);
  });

  test('a release with the same composing code keeps the stored chapter, with an ETag of its own', async () => {
    const [before, after] = ['before', 'after'].map((id) => ({ DEPLOYMENT: { id, tag: '', timestamp: '' } }));
    const old = await ask(isolate(), PATH, GZIP, before);
    const kept = await ask(isolate(), PATH, GZIP, after);
    expect([kept.trips, kept.text === old.text, kept.headers.get('ETag')]).toEqual([
      1,
      true,
      '"sample.after-gzip"',
    ]);
  });

  test('a chapter is not stored if a text was published while it was composed', async () => {
    const app = isolate(async (...batch) => {
      await setLibraryRevision(library.client, 'renewed');
      return library.client.batch(...batch);
    });
    expect((await ask(app)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test('a chapter is of the new text, and stored as such, if a text was published between its two round trips', async () => {
    await ask(isolate());
    await setLibraryRevision(library.client, 'renewed');
    await ask(isolate());
    await setLibraryRevision(library.client, 'sample');
    let executed = 0;
    const app = testApp({
      execute: async (statement) => {
        const result = await library.client.execute(statement);
        executed += 1;
        if (executed === 1) await setLibraryRevision(library.client, 'newest');
        return result;
      },
      batch: library.client.batch.bind(library.client),
    });
    const { headers } = await ask(app);
    expect([executed, headers.get('ETag')]).toEqual([2, expect.stringMatching(/^"newest\./)]);
    expect(await rows()).toMatchObject([{ revision: 'newest' }]);
  });

  test('a chapter is neither stored nor read from the store in members mode', async () => {
    await ask(isolate());
    const before = await rows();
    const app = isolate();
    const members = { ACCESS_MODE: 'members' };
    expect((await ask(app, PATH, GZIP, members)).status).toBe(401);
    const account = { username: 'Hannah of Ramah', password: 'a long enough passphrase 42' };
    const registered = await app.request(
      '/api/register',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'http://localhost' },
        body: JSON.stringify(account),
      },
      members,
    );
    const cookie = (registered.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    await drizzle(library.client).delete(finishedChapters);
    const answer = await ask(app, PATH, { headers: { ...GZIP.headers, Cookie: cookie } }, members);
    expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([200, null]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect([before.length, await rows()]).toEqual([1, []]);
  });

  test('a chapter is sent although it cannot be stored, and the log says so', async () => {
    const app = isolate(() => Promise.reject(new Error('attempt to write a readonly database')));
    expect((await ask(app)).text).toBe(await composed());
    expect(app.lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'finished chapter', address: PATH, error: expect.stringContaining('not responding') },
    ]);
    expect((await ask(app)).trips).toBe(0);
  });

  test.each([
    ['no gzip', new TextEncoder().encode('no gzip at all, but long enough')],
    ['nothing', new Uint8Array()],
  ])('a chapter of which the database has bytes like %s is composed anew and stored', async (_, gzip) => {
    await ask(isolate());
    await drizzle(library.client).update(finishedChapters).set({ gzip });
    const answer = await ask(isolate());
    expect(answer.trips).toBe(2);
    expect(answer.text === (await composed())).toBe(true);
    expect((await ask(isolate())).trips).toBe(1);
  });

  test('a chapter whose stored gzip is cut off is composed anew and stored when it has to be unpacked', async () => {
    await ask(isolate());
    const [{ gzip } = { gzip: new Uint8Array() }] = await rows();
    await drizzle(library.client)
      .update(finishedChapters)
      .set({ gzip: gzip.slice(0, 1_000) });
    const answer = await ask(isolate(), PATH, {});
    expect(answer.trips).toBe(2);
    expect(answer.text === (await composed())).toBe(true);
    expect((await ask(isolate())).text === answer.text).toBe(true);
  });
});

describe('the two forms of an answer', () => {
  test('a client that does not take gzip gets the plain bytes, also of what is stored and in memory', async () => {
    await ask(isolate());
    const app = isolate();
    const text = await composed();
    for (const headers of [{}, { 'Accept-Encoding': 'gzip;q=0, br' }]) {
      const plain = await ask(app, PATH, { headers });
      expect([plain.headers.get('Content-Encoding'), plain.headers.get('Vary')]).toEqual([
        null,
        'Accept-Encoding',
      ]);
      expect(new TextDecoder().decode(plain.bytes)).toBe(text);
    }
  });

  test('the two forms of an answer have different strong ETags; a 304 has the ETag that the client named, whatever form it takes now', async () => {
    await ask(isolate());
    const app = isolate();
    const [gzip, plain] = await Promise.all(
      [ask(app), ask(app, PATH, {})].map(async (answer) => (await answer).headers.get('ETag') ?? ''),
    );
    expect(gzip).toMatch(/^"sample\..*-gzip"$/);
    expect(plain).toMatch(/^"sample\.[^-]*"$/);
    for (const [known, ofGzip, ofPlain] of [
      [gzip, gzip, gzip],
      [plain, plain, plain],
      [`W/${gzip}`, gzip, gzip],
      [`"old", W/${plain}`, plain, plain],
      // With both ETags or any, the form that would be sent counts.
      [`${gzip}, ${plain}`, gzip, plain],
      ['*', gzip, plain],
    ])
      for (const [form, etag] of [
        [GZIP.headers, ofGzip],
        [{}, ofPlain],
      ] as const) {
        const again = await ask(app, PATH, { headers: { ...form, 'If-None-Match': String(known) } });
        expect({ known, status: again.status, text: again.text, etag: again.headers.get('ETag') }).toEqual({
          known,
          status: 304,
          text: '',
          etag,
        });
        expect(again.headers.get('Content-Encoding')).toBeNull();
      }
  });

  test('the two forms of an answer have the same headers when composed, read from the database or from memory, also in a 304', async () => {
    for (const { headers } of [GZIP, { headers: {} }])
      for (const known of [{}, { 'If-None-Match': '*' }]) {
        await drizzle(library.client).delete(finishedChapters);
        const composing = isolate();
        const other = isolate();
        const seen: object[] = [];
        const statuses: (string | undefined)[] = [];
        for (const app of [composing, other, other]) {
          const answer = await ask(app, PATH, { headers: { ...headers, ...known } });
          const { 'cache-status': status, ...others } = Object.fromEntries(answer.headers);
          seen.push({ ...others, status: answer.status });
          statuses.push(status);
        }
        expect(seen).toEqual([seen[0], seen[0], seen[0]]);
        expect(statuses).toEqual(['chapters; fwd=miss', 'chapters; hit', 'chapters; hit']);
      }
  });

  test('the two forms of an answer have the same headers for HEAD, without a body', async () => {
    await ask(isolate());
    const app = isolate();
    const get = await ask(app);
    const head = await ask(app, PATH, { ...GZIP, method: 'HEAD' });
    const headersOf = ({ headers }: ReceivedAnswer) =>
      Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id'));
    expect([head.bytes.length, headersOf(head)]).toEqual([0, headersOf(get)]);
  });

  test.each([
    ['/api/verse/psalms/23/3', 'gzip'],
    ['/api/search?term=beginning', 'gzip'],
    ['/api/methods', 'gzip'],
    ['/api/openapi.json', 'gzip'],
    ['/api/docs', 'gzip'],
    ['/explorer/psalms/23/3', 'gzip'],
    ['/explorer/genesis/1', 'gzip'],
    ['/sitemap.xml', 'gzip'],
    ['/', 'gzip'],
    ['/api/chapter-verses/genesis/1', null],
    ['/api/verse/psalms/23/999', null],
    ['/api/health', null],
    ['/api/user', null],
  ])(
    'the answer to %s is sent as %s, and as plain bytes to a client that takes only these',
    async (path, coding) => {
      const app = isolate();
      const packed = await ask(app, path);
      const plain = await ask(app, path, {});
      expect([packed.headers.get('Content-Encoding'), plain.headers.get('Content-Encoding')]).toEqual([
        coding,
        null,
      ]);
      if (coding === null) return;
      expect(packed.text).toBe(plain.text);
      expect([packed.headers.get('Vary'), plain.headers.get('Vary')]).toEqual([
        'Accept-Encoding',
        'Accept-Encoding',
      ]);
      const tags = [packed, plain].map(({ headers }) => headers.get('ETag'));
      if (tags[1] !== null) expect(tags[0]).toBe(tags[1]?.replace(/"$/, '-gzip"'));
    },
  );

  test('the page of a stored chapter is the page of a composed one', async () => {
    const page = '/explorer/genesis/1';
    const first = await ask(isolate(), page, {});
    const stored = await ask(isolate(), page, {});
    expect([first.trips, stored.trips]).toEqual([2, 1]);
    expect(stored.text).toBe(first.text);
    expect(stored.text).toContain('"/api/verse/genesis/1?words=0":{"verse":{"book":"genesis"');
  });
});

test('memory has room for 500 chapters of the size of Genesis 1 as gzip, and not for 50 without compression', async () => {
  const { text } = await ask(isolate());
  const body = new TextEncoder().encode(text);
  const kept = { isGzip: true, headers: {}, uses: ['original'], revision: 'r' } as const;
  const count = (bytes: Uint8Array<ArrayBuffer>) => {
    const memory = new IsolateMemory();
    memory.learnRevision({ whole: 'r', ofRoles: {} }, 0);
    for (let at = 0; at < 1_000; at++) memory.keep(`/api/verse/a/${at}`, { ...kept, body: bytes });
    return memory.size.entries;
  };
  expect(count(await gzip(body))).toBeGreaterThanOrEqual(500);
  expect(count(body)).toBeLessThan(50);
});
