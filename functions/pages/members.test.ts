import { max } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/index.ts';
import { ACCOUNT_PAGES, ADMIN_PAGES, SITE_PAGES } from '../../domain/addresses/index.ts';
import type { ErrorBody } from '../../domain/contract/index.ts';
import { addressOf } from '../../tests/support/address-of.ts';
import { testApp } from '../../tests/support/app.ts';
import { putLettersFiles } from '../../tests/support/letters-files.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';
import { OPEN_CALLS } from './members.ts';

const MEMBERS = { ACCESS_MODE: 'members' };
const MINUTE = 60_000;

let cookie = '';
let readers = 0;
const passwords = { hash: async (password: string) => password, verify: async () => true };

const ask = (path: string, init: RequestInit = {}) => app.request(`http://localhost${path}`, init, MEMBERS);
const asReader = (path: string, init: RequestInit = {}) =>
  ask(path, { ...init, headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: cookie, ...init.headers } });

async function signIn(): Promise<void> {
  const account = { username: `member ${++readers}`, password: 'still waters and green pastures' };
  const answer = await app.post('/api/register', account, MEMBERS);
  cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}
const endAllSessions = () => library.db.delete(sessions);

const { library, app } = await sampleApp({ passwords });
await putLettersFiles(library.client, app.files);
app.clock.now = Date.parse('2026-11-22T08:00:00Z');
await signIn();
await asReader('/api/similar/genesis/1/1');

const refused = async (answer: Response) => {
  const { code } = (await answer.json()) as ErrorBody;
  return [answer.status, code, answer.headers.get('Cache-Control'), answer.headers.get('ETag')];
};
const CLOSED = [401, 'signed_out', 'private, no-store', null];

describe('signed out', () => {
  test('without a session, every call except the open ones gets a 401, with its own method, GET, POST, OPTIONS and PUT', async () => {
    const calls = app.calls().filter(({ path }) => !OPEN_CALLS.has(path));
    expect(calls.length).toBeGreaterThan(30);
    const before = app.trips();
    for (const { method, path } of calls)
      for (const verb of new Set([method, 'GET', 'POST', 'OPTIONS', 'PUT'])) {
        const answer = await ask(addressOf(path), { method: verb });
        expect([verb, path, await refused(answer)]).toEqual([verb, path, CLOSED]);
      }
    expect(app.trips()).toBe(before);
  });

  test('without a session, a HEAD request for a closed call gets a 401 without a body', async () => {
    for (const { path } of app
      .calls()
      .filter(({ method, path }) => method === 'GET' && !OPEN_CALLS.has(path))) {
      const answer = await ask(addressOf(path), { method: 'HEAD' });
      expect([path, answer.status, await answer.text()]).toEqual([path, 401, '']);
    }
  });

  test('all calls that are open in members mode exist; health, user and login answer without a session as in open mode', async () => {
    const paths = new Set(app.calls().map(({ path }) => path));
    expect([...OPEN_CALLS].filter((path) => !paths.has(path))).toEqual([]);
    expect((await ask('/api/health')).status).toBe(200);
    expect((await ask('/api/health/ready')).status).toBe(200);
    expect((await ask('/api/user')).status).toBe(401);
    expect((await ask('/api/user', { method: 'DELETE' })).status).toBe(403);
    expect((await ask('/api/login', { method: 'POST' })).status).toBe(403);
  });

  test.each([
    '//api/verse/genesis/1/1',
    '/API/verse/genesis/1/1',
    '/api//verse/genesis/1/1',
    '/api/verse/genesis/1/1/',
    '/api/verse/genesis/1/1?x=/api/health',
    '/api/./verse/genesis/1/1',
    '/api/%2e/verse/genesis/1/1',
    '/api/health/../verse/genesis/1/1',
    '/api/health/%2e%2e/verse/genesis/1/1',
    '/api/health%2f..%2fverse/genesis/1/1',
    '/api/health;/verse/genesis/1/1',
    '/%61pi/verse/genesis/1/1',
    '/api%2fverse/genesis/1/1',
    '/\\api/verse/genesis/1/1',
    '/auth/../api/verse/genesis/1/1',
    '/auth/%2e%2e/explorer/genesis/1/1',
    '/assets/../explorer/genesis/1/1',
    '/assets/..%2fexplorer/genesis/1/1',
    '/EXPLORER/genesis/1/1',
    '/explorer/genesis/1/1/',
    '//explorer/genesis/1/1',
    '/explorer//genesis/1/1',
    '/auth/explorer/genesis/1/1',
    '/explorer/genesis/1/1.css',
    '/sitemap.xml',
  ])('another spelling of a closed address does not open it: %s', async (path) => {
    const before = app.trips();
    for (const method of ['GET', 'HEAD', 'POST'])
      for (const accept of ['text/html', 'application/json']) {
        const answer = await ask(path, {
          method,
          headers: { Accept: accept, 'X-HTTP-Method-Override': 'GET', 'X-Original-URL': '/api/health' },
        });
        expect([301, 302, 401, 404, 405]).toContain(answer.status);
        expect(await answer.text()).not.toMatch(/Genesis|בראש|totalValues/);
      }
    expect(app.trips()).toBe(before);
  });

  const PLACES = ['/', '/explorer', '/explorer/genesis', '/explorer/genesis/1/1', '/methods/hebrew_standard'];
  const ELSEWHERE = ['/search/gematria/26', '/admin', '/my-notes', '/nothing-here', '/explorer/Gen/1/1'];
  const PAGES = [...SITE_PAGES, ...ACCOUNT_PAGES, ...ADMIN_PAGES]
    .map(({ path }) => path)
    .filter((path) => path !== '/auth');
  test.each([...PAGES, ...PLACES, ...ELSEWHERE])(
    'the page %s redirects to the sign-in page, whose address names the page',
    async (path) => {
      const before = app.trips();
      for (const search of ['', '?methods=HEBREW_GADOL&x=%2F'])
        for (const method of ['GET', 'HEAD']) {
          const answer = await ask(path + search, { method, headers: { Accept: 'text/html' } });
          expect([answer.status, answer.headers.get('Location')]).toEqual([
            302,
            `/auth?redirect=${encodeURIComponent(path + search)}`,
          ]);
          expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
          expect(await answer.text()).toBe('');
        }
      expect(await refused(await ask(path, { method: 'POST' }))).toEqual(CLOSED);
      expect(app.trips()).toBe(before);
    },
  );

  test('the path /auth/ redirects to the sign-in page, robots.txt refuses all robots, and a missing file is a 404', async () => {
    expect((await ask('/auth/')).headers.get('Location')).toBe('/auth');
    const robots = await ask('/robots.txt');
    expect([await robots.text(), robots.headers.get('Cache-Control')]).toEqual([
      'User-agent: *\nDisallow: /\n',
      'private, no-store',
    ]);
    expect((await ask('/assets/none.js')).status).toBe(404);
  });
});

describe('signed in', () => {
  const READS = [
    '/api/books',
    '/api/versions',
    '/api/editions',
    '/api/verse/genesis/1/1',
    '/api/verse/genesis/1',
    '/api/similar/genesis/1/1',
    '/api/lexicon/H7225',
    '/api/methods',
    '/api/resolve?ref=Gen%201:1',
    '/api/openapi.json',
    '/api/docs',
    '/api/docs.css',
    '/api/notes',
    '/api/user/sessions',
    '/api/search?term=light',
    '/explorer/genesis/1/1',
    '/help',
  ];
  test.each(READS)(
    'a read of %s takes one round trip, which also checks the session, and is not cached',
    async (path) => {
      for (let time = 0; time < 2; time++) {
        const before = app.trips();
        const answer = await asReader(path, { headers: { 'If-None-Match': '*' } });
        expect([answer.status, app.trips() - before]).toEqual([200, 1]);
        expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
        expect(answer.headers.get('ETag')).toBeNull();
      }
    },
  );

  test('with a session, every GET call has the same status as in open mode', async () => {
    for (const { method, path } of app.calls().filter(({ method }) => method === 'GET')) {
      const address = addressOf(path);
      const here = await asReader(address, { method });
      const open = await app.request(`http://localhost${address}`, { headers: { Cookie: cookie } });
      expect([path, here.status]).toEqual([path, open.status]);
    }
  });

  test('a calculator, faulty requests and an unknown address also need a session', async () => {
    const calculate = () =>
      asReader('/api/calculate', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text: 'אור', methods: ['HEBREW_STANDARD'] }),
      });
    expect((await calculate()).status).toBe(200);
    expect((await asReader('/api/verse/genesis/999/1')).status).toBe(404);
    expect((await asReader('/api/similar/genesis/1/1?limit=x')).status).toBe(400);
    expect((await asReader('/api/none')).status).toBe(404);
    const page = await asReader('/nothing-here', { headers: { Accept: 'text/html' } });
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([404, 'private, no-store']);
    await endAllSessions();
    for (const path of ['/api/verse/genesis/999/1', '/api/similar/genesis/1/1?limit=x', '/api/none'])
      expect(await refused(await asReader(path))).toEqual(CLOSED);
    expect(await refused(await calculate())).toEqual(CLOSED);
    await signIn();
  });

  test('after a session has ended, its valid token cannot read anything', async () => {
    await endAllSessions();
    for (const { method, path } of app.calls().filter(({ path }) => !OPEN_CALLS.has(path))) {
      const answer = await asReader(addressOf(path), { method });
      expect([method, path, await refused(answer)]).toEqual([method, path, CLOSED]);
    }
    const page = await asReader('/nothing-here', { headers: { Accept: 'text/html' } });
    expect([page.status, page.headers.get('Location')]).toEqual([302, '/auth?redirect=%2Fnothing-here']);
    await signIn();
  });

  test('after ten minutes a read of books, methods, notes, docs or a letters file renews the session’s cookie and time of last use', async () => {
    const [file = ''] = app.files.keys();
    for (const path of ['/api/books', '/api/methods', '/api/notes', '/api/docs', `/api/${file}`]) {
      app.clock.now += 10 * MINUTE;
      const before = app.trips();
      const answer = await asReader(path);
      expect([answer.status, app.trips() - before]).toEqual([200, 1]);
      expect(answer.headers.getSetCookie()).toHaveLength(1);
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const latest = await library.db.select({ seenAt: max(sessions.seenAt) }).from(sessions);
      expect(latest).toEqual([{ seenAt: app.clock.now }]);
    }
  });

  test('books, methods and docs answer 503 if the database does not answer', async () => {
    const down = testApp({ execute: () => Promise.reject(new Error('down')) }, { passwords });
    down.clock.now = app.clock.now;
    for (const path of ['/api/books', '/api/methods', '/api/docs']) {
      const answer = await down.request(`http://localhost${path}`, { headers: { Cookie: cookie } }, MEMBERS);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'private, no-store']);
      expect(answer.headers.get('Retry-After')).toBe('2');
      expect(((await answer.json()) as ErrorBody).code).toBe('unavailable');
    }
  });
});

test.each(['Members', 'member', 'closed', '', ' open', 'true'])(
  'with ACCESS_MODE %j every request gets a 500, and the log names the reason',
  async (mode) => {
    for (const path of ['/api/books', '/api/health', '/auth', '/explorer/genesis/1/1', '/robots.txt']) {
      const answer = await app.request(`http://localhost${path}`, {}, { ACCESS_MODE: mode });
      expect([path, answer.status]).toEqual([path, 500]);
      expect(((await answer.json()) as ErrorBody).message).not.toContain('ACCESS_MODE');
    }
    expect(app.lines.at(-2)).toContain('it must be \\"open\\" or \\"members\\"');
  },
);
