import { drizzle } from 'drizzle-orm/libsql/web';
import { describe, expect, test } from 'vitest';
import { library as libraryTable } from '../../db/schema/index.ts';
import { ACCOUNT_PAGES, ADMIN_PAGES, SITE_PAGES } from '../../domain/addresses/index.ts';
import { EDITION_ROLES } from '../../domain/editions/index.ts';
import { addressOf } from '../../tests/support/address-of.ts';
import { type TestApp, testApp } from '../../tests/support/app.ts';
import { edgeCache } from '../../tests/support/edge-cache.ts';
import { putLettersFiles } from '../../tests/support/letters-files.ts';
import { testBrowser } from '../../tests/support/readers.ts';
import { ownLibrary } from '../../tests/support/sample-app.ts';
import type { Env } from '../ctx/env.ts';
import { EDGE, isKeptAtEdge } from './caching.ts';
import { purgeEdge } from './purge-edge.ts';

const SITE = 'https://example.org';
/** The name of the reader who is signed in. No stored answer may contain it. */
const READER = 'Miriam-the-reader';
// Hashing takes no time here.
const passwords = { hash: async () => '$argon2id$x', verify: async () => true };

const library = await ownLibrary();
const newApp = (): TestApp => testApp(library.client, { passwords, wait: async () => undefined });
const browser = testBrowser(newApp());
await browser.register(READER);
const cookie = browser.cookie;

function behindEdge(env: Partial<Env> = {}) {
  const app = newApp();
  const edge = edgeCache(
    async (request) =>
      app.request(
        request.url,
        {
          method: request.method,
          headers: request.headers,
          ...(request.body && { body: await request.text() }),
        },
        { SITE_URL: SITE, ...env },
      ),
    app.clock,
  );
  const ask = (path: string, init: RequestInit = {}) => edge.fetch(new Request(SITE + path, init));
  const status = async (path: string, init?: RequestInit) => {
    const answer = await ask(path, init);
    await answer.arrayBuffer();
    return answer.headers.get('Cf-Cache-Status');
  };
  return { app, edge, ask, status };
}

const QUERIES: Readonly<Record<string, string>> = {
  '/api/search': '?term=light',
  '/api/search/offers': '?term=xyzzy',
  '/api/resolve': '?ref=Ps+23%3A3',
};

const PAGES = [
  '/',
  ...[...SITE_PAGES, ...ACCOUNT_PAGES, ...ADMIN_PAGES].map(({ path }) => path),
  '/explorer',
  '/explorer/genesis',
  '/explorer/genesis/1',
  '/explorer/genesis/1/1',
  '/explorer/genesis/1/99',
  '/explorer/nowhere/1/1',
  '/explorer/Gen/1/1',
  '/number/913',
  '/methods/HEBREW_STANDARD',
  '/search/gematria/913',
  '/robots.txt',
  '/sitemap.xml',
  '/no-such-page',
  '/no-such-file.js',
  '/index.html',
];

const STORED = [
  '/api/books',
  '/api/chapter-verses/genesis/1',
  '/api/compare/genesis/1/1',
  '/api/docs',
  '/api/docs.css',
  '/api/editions',
  '/api/heat/lemma/H7225',
  '/api/statistics',
  '/api/statistics/words',
  '/api/hybrid/verse/genesis/1/1',
  '/api/kabbalistic-insights',
  '/api/lexicon/H7225',
  '/api/methods',
  '/api/openapi.json',
  '/api/resolve?ref=Ps+23%3A3',
  '/api/search/gematria/26',
  '/api/search/gematria/26/texts',
  '/api/search/offers?term=xyzzy',
  '/api/search?term=light',
  '/api/similar/genesis/1/1',
  '/api/verse/genesis/1',
  '/api/verse/genesis/1/1',
  '/api/versions',
  '/',
  '/explorer/genesis/1/1',
  '/help',
  '/number/913',
  '/robots.txt',
  '/sitemap.xml',
];

const everything = (app: TestApp): { method: string; path: string }[] => [
  ...app.calls().map(({ method, path }) => ({ method, path: addressOf(path) + (QUERIES[path] ?? '') })),
  ...[...app.files.keys()].map((key) => ({ method: 'GET', path: `/api/${key}` })),
  ...PAGES.map((path) => ({ method: 'GET', path })),
  { method: 'GET', path: '/api/nothing' },
  { method: 'POST', path: '/help' },
];

async function askEverything(env: Partial<Env>) {
  const { app, edge, ask } = behindEdge(env);
  await putLettersFiles(library.client, app.files);
  for (const { method, path } of everything(app))
    for (const signedIn of [true, false]) {
      const headers = {
        'Sec-Fetch-Site': 'same-origin',
        Accept: 'text/html',
        ...(signedIn ? { Cookie: cookie } : {}),
        ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
      };
      const answer = await ask(path, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) });
      await answer.arrayBuffer();
      expect([method, path, answer.headers.get('Cache-Control')]).toEqual([method, path, expect.any(String)]);
    }
  return edge.entries();
}

describe('every call and page, signed in and signed out', () => {
  test('every call and page has Cache-Control, signed in and signed out; in open mode only public answers are stored, with nothing of the reader or the request', async () => {
    const entries = await askEverything({});
    expect(entries.filter(({ headers }) => !isKeptAtEdge(headers)).map(({ address }) => address)).toEqual([]);
    const addresses = entries.map(({ address }) => address);
    expect(addresses).toEqual(expect.arrayContaining([...STORED]));
    expect(addresses.filter((address) => address.startsWith('/api/')).sort()).toEqual(
      [
        ...STORED.filter((address) => address.startsWith('/api/')),
        ...addresses.filter((address) => address.startsWith('/api/index/')),
      ].sort(),
    );
    for (const { address, headers, body } of entries) {
      const text = `${[...headers].join('\n')}\n${new TextDecoder().decode(body)}`;
      expect([address, headers.get('Set-Cookie'), headers.get('X-Request-Id')]).toEqual([
        address,
        null,
        null,
      ]);
      expect(text).not.toContain(READER);
      expect(text).not.toMatch(/"requestId":"/u);
    }
  });

  test('in members mode no call and no page is stored, and no header is meant for the cache', async () => {
    expect(await askEverything({ ACCESS_MODE: 'members' })).toEqual([]);
    const app = newApp();
    for (const { path } of everything(app)) {
      const { headers } = await app.request(
        path,
        { headers: { Cookie: cookie } },
        { ACCESS_MODE: 'members' },
      );
      expect([path, headers.get('Cache-Tag'), isKeptAtEdge(headers)]).toEqual([path, null, false]);
    }
  });
});

test('an answer that is stored is the same for everybody, whatever cookie or header is sent', async () => {
  const addresses = (await askEverything({})).map(({ address }) => address);
  const apps = [newApp(), newApp()] as const;
  for (const app of apps) await putLettersFiles(library.client, app.files);
  const seen = async (app: TestApp, address: string, headers: Record<string, string>) => {
    const answer = await app.request(SITE + address, { headers }, { SITE_URL: SITE });
    return [address, answer.status, [...answer.headers], await answer.text()];
  };
  const own = {
    Cookie: cookie,
    Authorization: 'Bearer x',
    'X-Reader': '99',
    'X-Forwarded-Host': 'evil.example',
    'Accept-Language': 'he',
    'User-Agent': 'x',
  };
  for (const address of addresses)
    expect(await seen(apps[0], address, own)).toEqual(await seen(apps[1], address, {}));
});

test('an answer that is not purged with the lists of names comes from statements that do not read them', async () => {
  const sent: string[] = [];
  const app = testApp({
    execute: (statement) => {
      sent.push(typeof statement === 'string' ? statement : statement.sql);
      return library.client.execute(statement);
    },
    batch: library.client.batch.bind(library.client),
  });
  await putLettersFiles(library.client, app.files);
  const readsNames = async (path: string, body?: object) => {
    sent.length = 0;
    const env = { SITE_URL: SITE };
    const { headers } = await (body === undefined
      ? app.request(SITE + path, {}, env)
      : app.post(SITE + path, body, env));
    const isPurged = headers.get('Cache-Tag')?.includes('role-names') ?? false;
    return { path, reads: sent.some((sql) => sql.includes('"names"')), isPurged };
  };
  for (const path of STORED) {
    const { reads, isPurged } = await readsNames(path);
    expect([path, reads && !isPurged]).toEqual([path, false]);
  }
  expect((await readsNames('/api/explore-name', { name: 'David' })).reads).toBe(true);
});

test('a host name in the request reaches no stored page, and without SITE_URL no page is stored', async () => {
  const app = newApp();
  for (const path of ['/explorer/genesis/1/1', '/help', '/robots.txt', '/sitemap.xml']) {
    const page = await app.request(`https://evil.example${path}`, {}, { SITE_URL: SITE });
    expect([path, isKeptAtEdge(page.headers)]).toEqual([path, true]);
    expect(await page.text()).not.toContain('evil.example');
    const other = await app.request(`https://evil.example${path}`);
    expect([path, other.headers.get(EDGE)]).toEqual([path, 'no-store']);
  }
  const refused = await app.request(
    'https://evil.example/help',
    {},
    { SITE_URL: SITE, ALLOWED_HOSTS: 'example.org' },
  );
  expect([refused.status, isKeptAtEdge(refused.headers)]).toEqual([403, false]);
});

describe('addresses', () => {
  test.each([
    '/api/verse/genesis/1/1',
    '/api/verse/genesis/1?words=0',
    '/api/verse/genesis/1/1?methods=HEBREW_GADOL%2CHEBREW_ORDINAL&reading=qere',
    '/api/lexicon/H7225',
    '/api/search?limit=20&offset=0&term=good+shepherd',
    '/api/similar/genesis/1/1?limit=5&method=HEBREW_STANDARD&offset=0',
    '/explorer/genesis/1/1',
    '/explorer/genesis/1?methods=HEBREW_GADOL&version=kjv',
  ])('the answer at %s is kept in the cache in front of the Worker', async (path) => {
    const { app, ask, status } = behindEdge();
    await putLettersFiles(library.client, app.files);
    const first = await ask(path);
    await first.arrayBuffer();
    expect([first.status, first.headers.get('Cf-Cache-Status'), await status(path)]).toEqual([
      200,
      'MISS',
      'HIT',
    ]);
  });

  test.each([
    ['an unknown parameter', '/api/verse/genesis/1/1?utm_source=x'],
    ['an unknown parameter of a page', '/explorer/genesis/1/1?utm_source=x'],
    ['an empty query', '/api/books?'],
    ['another order', '/api/search?term=shepherd&limit=20'],
    ['a parameter twice', '/api/kabbalistic-insights?book=genesis&book=genesis'],
    ['another spelling of a book', '/api/verse/Gen/1/1'],
    ['zeros before a number', '/api/verse/genesis/01/1'],
    ['another encoding', '/api/verse/%67enesis/1/1'],
    ['another encoding of a list', '/api/verse/genesis/1/1?methods=HEBREW_GADOL,HEBREW_ORDINAL'],
    ['lower case', '/api/lexicon/h7225'],
    ['spaces around a text', '/api/search?term=+shepherd'],
    ['a default of a page', '/explorer/genesis/1/1?version=kjvs'],
    ['another order in a page', '/explorer/genesis/1?version=kjv&methods=HEBREW_GADOL'],
    ['a redirect', '/explorer/Gen/1/1'],
    ['a place in a text that is not installed', '/explorer/genesis/1/1?version=esv'],
  ])('an address with %s is answered, but not kept in the cache in front of the Worker', async (_, path) => {
    const { edge, status, app } = behindEdge();
    expect([await status(path), await status(path)]).toEqual(['MISS', 'MISS']);
    expect(edge.entries()).toEqual([]);
    expect([200, 301, 400]).toContain((await app.request(path)).status);
  });

  test('requests with a made-up parameter leave the isolate’s memory as it was', async () => {
    const app = newApp();
    const trips = async (path: string) => {
      const before = app.trips();
      expect((await app.request(path)).status).toBe(200);
      return app.trips() - before;
    };
    const CHAPTERS = ['/api/verse/genesis/1', '/api/verse/genesis/31', '/api/verse/numbers/26'];
    for (const path of CHAPTERS) await trips(path);
    await app.settled();
    for (let n = 0; n < (process.env.TEST_FULL ? 5_000 : 18); n++)
      expect(await trips(`/api/verse/genesis/1/1?x=${n}`)).toBe(1);
    for (const path of CHAPTERS) expect({ path, trips: await trips(path) }).toEqual({ path, trips: 0 });
  });
});

describe('a publication', () => {
  let count = 0;
  async function publish(): Promise<void> {
    count += 1;
    const ofRoles = Object.fromEntries(EDITION_ROLES.map((role) => [role, `${role}-1`]));
    await drizzle(library.client)
      .update(libraryTable)
      .set({ revision: `published ${count}`, ofRoles: { ...ofRoles, original: `original-${count}` } });
  }
  const VERSE = '/api/verse/genesis/1/1';
  const PAGE = '/explorer/genesis/1/1';
  const tagOf = (answer: Response) => /original-\d+/u.exec(answer.headers.get('ETag') ?? '')?.[0];
  const purgeOf = ({ app, edge }: ReturnType<typeof behindEdge>, wait?: () => Promise<unknown>) =>
    purgeEdge({ ...app.ctx(), ...(wait && { wait }) }, edge.cache);

  test('a publication is seen by the next request after the purge, for verses and pages; other answers stay', async () => {
    await publish();
    const site = behindEdge();
    const { app, status, ask } = site;
    expect(await purgeOf(site)).toBe(true);
    for (const path of [VERSE, PAGE, '/api/methods'])
      expect([await status(path), await status(path)]).toEqual(['MISS', 'HIT']);
    await publish();
    app.clock.now += 2_000;
    expect(await purgeOf(site)).toBe(true);
    expect(site.edge.purges.slice(-2)).toEqual([['role-original'], ['role-original']]);
    for (const path of [VERSE, PAGE]) expect(tagOf(await ask(path))).toBe(`original-${count}`);
    expect(await status('/api/methods')).toBe('HIT');
    const before = site.edge.purges.length;
    expect([await purgeOf(site), site.edge.purges.length]).toEqual([true, before]);
  });

  test('an answer in flight fills the cache with the old text after the first purge, and the second removes it', async () => {
    await publish();
    const site = behindEdge();
    await purgeOf(site);
    let release = () => {};
    const held = new Promise<void>((next) => {
      release = next;
    });
    const slow = edgeCache(async (request) => {
      const answer = await site.app.request(request.url, {}, { SITE_URL: SITE });
      await held;
      return answer;
    }, site.app.clock);
    const inFlight = slow.fetch(new Request(SITE + VERSE));
    await new Promise((next) => setTimeout(next, 50));
    const old = `original-${count}`;
    await publish();
    const seen: (string | undefined)[] = [];
    await purgeOf({ ...site, edge: slow }, async () => {
      release();
      seen.push(tagOf(await inFlight), tagOf(await slow.fetch(new Request(SITE + VERSE))));
      site.app.clock.now += 15_000;
    });
    seen.push(tagOf(await slow.fetch(new Request(SITE + VERSE))));
    expect(seen).toEqual([old, old, `original-${count}`]);
  });

  test('an answer that took longer than the time between the purges allows is not stored', async () => {
    const app = testApp({
      execute: async (statement) => {
        app.clock.now += 10_001;
        return library.client.execute(statement);
      },
    });
    const { headers } = await app.request(VERSE, {}, { SITE_URL: SITE });
    expect([headers.get(EDGE), headers.get('X-Request-Id')]).toEqual(['no-store', expect.any(String)]);
  });

  test('a purge that fails is repeated, then logged, and the next run does it', async () => {
    const site = behindEdge();
    await purgeOf(site);
    await publish();
    site.edge.purges.length = 0;
    site.edge.failNext(2);
    expect([await purgeOf(site), site.edge.purges.length]).toEqual([true, 4]);
    await publish();
    site.edge.failNext(3);
    expect(await purgeOf(site)).toBe(false);
    expect(site.app.lines.at(-1)).toContain('purge failed');
    expect(await purgeOf(site)).toBe(true);
  });

  test('a purge of the cache counts as done only for what was published when the purge began', async () => {
    const site = behindEdge();
    await purgeOf(site);
    await publish();
    await purgeOf(site, () => publish());
    const before = site.edge.purges.length;
    await purgeOf(site);
    expect(site.edge.purges.length - before).toBe(2);
  });

  test('after a deployment every cache tag is purged once, because a rollback brings an old cache back', async () => {
    const site = behindEdge();
    await purgeOf(site);
    site.edge.purges.length = 0;
    const DEPLOYMENT = { id: 'rolled-back', tag: '', timestamp: '' };
    const purge = () => purgeEdge(site.app.ctx({ DEPLOYMENT }), site.edge.cache);
    expect([await purge(), site.edge.purges[0]?.length]).toEqual([true, EDITION_ROLES.length]);
    expect([await purge(), site.edge.purges.length]).toEqual([true, 2]);
  });

  test('if a purge throws or the library does not answer, the run reports a failure and throws nothing', async () => {
    await publish();
    const { app } = behindEdge();
    expect(await purgeEdge(app.ctx(), { purge: () => Promise.reject(new Error('gone')) })).toBe(false);
    const away = testApp({ execute: () => Promise.reject(new TypeError('fetch failed')) });
    expect(await purgeEdge(away.ctx(), { purge: () => Promise.reject(new Error('never asked')) })).toBe(
      false,
    );
  });
});

describe('without the database', () => {
  const HOUR = 3_600_000;
  const DAY = 24 * HOUR;
  const READ = [
    '/api/verse/genesis/1',
    '/api/verse/genesis/1?words=0',
    '/api/verse/genesis/1/1',
    '/explorer/genesis/1/1',
    '/explorer/genesis/1',
  ];
  const gzip = { headers: { 'Accept-Encoding': 'gzip' } };

  /** A site whose database can go away. Each isolate is new after that, so nothing is in its memory. */
  function siteWithout() {
    const state = { isAway: false };
    const ask = <T>(question: () => Promise<T>): Promise<T> =>
      state.isAway ? Promise.reject(new TypeError('fetch failed')) : question();
    const isolate = () =>
      testApp({
        execute: (statement) => ask(() => library.client.execute(statement)),
        batch: (statements, mode) => ask(() => library.client.batch(statements, mode)),
      });
    const clock = { now: 0 };
    const edge = edgeCache(
      (request) => isolate().request(request.url, { headers: request.headers }, { SITE_URL: SITE }),
      clock,
    );
    const read = async (path: string) => {
      const answer = await edge.fetch(new Request(SITE + path, gzip));
      return [answer.headers.get('Cf-Cache-Status'), answer.status, await answer.text()] as const;
    };
    return { state, clock, read };
  }

  test('for an hour and a day what was read before is answered from the edge: chapters, verses and their pages', async () => {
    const { state, clock, read } = siteWithout();
    const before = await Promise.all(READ.map(async (path) => (await read(path))[2]));
    state.isAway = true;
    // Fresh for a day; after that the edge asks, is refused, and sends what it has.
    for (const [now, status] of [
      [0, 'HIT'],
      [HOUR, 'HIT'],
      [DAY, 'STALE'],
      [DAY + HOUR, 'STALE'],
      [2 * DAY - 1, 'STALE'],
    ] as const) {
      clock.now = now;
      for (const [index, path] of READ.entries())
        expect([path, now, await read(path)]).toEqual([path, now, [status, 200, before[index]]]);
    }
  });

  test('what was never read says that the site is not responding, and is not kept', async () => {
    const { state, read } = siteWithout();
    state.isAway = true;
    for (const path of READ) {
      const [, status, text] = await read(path);
      expect([path, status]).toEqual([path, 503]);
      if (path.startsWith('/api/')) expect(JSON.parse(text)).toMatchObject({ code: 'unavailable' });
    }
    state.isAway = false;
    for (const path of READ) expect((await read(path)).slice(0, 2)).toEqual(['MISS', 200]);
  });
});
