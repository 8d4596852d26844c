import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../db/testing.ts';
import type { ErrorBody } from '../../domain/contract/index.ts';
import { type TestApp, testApp } from '../../tests/support/app.ts';
import { sampleLibrary } from '../../tests/support/library.ts';

let library: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  library = await sampleLibrary();
  app = testApp(library.client);
}, 60_000);
afterAll(() => library.remove());

const SEED = 20_261_120;
const REQUESTS = 3_000;

/** Mulberry32: small, seeded, good enough to choose with. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const NASTY = [
  ...['genesis', 'Gen', 'psalms', 'tobit', '1 esdras', 'john', 'malachi', 'בראשית', 'ΙΩΑΝΝΗΣ'],
  ...[
    '1',
    '0',
    '3',
    '16',
    '51',
    '150',
    '9999',
    '99999',
    '999999999999999999999999999999',
    '00001',
    '-1',
    '1.5',
    '1e3',
    'NaN',
    '٣',
    '１',
  ],
  ...[
    '',
    ' ',
    '%00',
    '\u0000',
    '%2F',
    '/',
    '..',
    '../..',
    '%2e%2e%2f',
    '%',
    '%zz',
    '%F0%28',
    '\ud800',
    '\u202e',
    '😀',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '{"a":1}',
  ],
  ...[
    "'",
    "';drop table users;--",
    '" or 1=1',
    '*',
    '?',
    '#',
    '&',
    '=',
    ';',
    '<script>alert(1)</script>',
    '\r\nX: y',
  ],
  ...[
    'H7225',
    'h07225',
    'G3056',
    'H0',
    'H99999999',
    'G',
    'HEBREW_STANDARD',
    'HEBREW_STANDARD,GREEK_STANDARD',
    'NOPE',
    ',',
  ],
  ...[
    'wlc',
    'sblgnt',
    'kjv',
    'WLC',
    'qere',
    'original',
    'esv',
    'Ps 23:3',
    'Joel 4:1',
    'תהלים כג:ג',
    'Is 53:13',
    '1-2-3',
  ],
  ...[
    'a'.repeat(61),
    'א'.repeat(500),
    '9'.repeat(400),
    ','.repeat(3_000),
    'HEBREW_STANDARD,'.repeat(70),
    'é\u0301'.repeat(90),
  ],
];
const PATHS = [
  ...['/api/verse/$/$/$', '/api/verse/$/$', '/api/hybrid/verse/$/$/$', '/api/apocrypha/verse/$/$/$'],
  ...['/api/apocrypha/verse/$/$', '/api/chapter-verses/$/$', '/api/apocrypha/chapter-verses/$/$'],
  ...[
    '/api/similar/$/$/$',
    '/api/lexicon/$',
    '/api/resolve',
    '/api/index/$/$',
    '/api/books',
    '/api/health',
    '/api/$',
    '/api/verse/genesis/1/1',
    '/api/kabbalistic-insights',
  ],
];
const QUERIES =
  'book version edition methods reading words method tolerance limit offset ref explain __proto__ x'.split(
    ' ',
  );
const VERBS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

test(`${REQUESTS} odd requests over every route and field: never a 5xx, always the error shape`, async () => {
  const next = random(SEED);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const encode = (text: string) => (next() < 0.3 ? text : encodeURIComponent(Buffer.from(text).toString()));
  const statuses = new Map<number, number>();
  for (let count = 0; count < REQUESTS; count++) {
    let path = pick(PATHS).replace(/\$/g, () => encode(pick(NASTY)));
    const parameters = Array.from(
      { length: Math.floor(next() * 4) },
      () => `${pick(QUERIES)}=${encode(pick(NASTY))}`,
    );
    if (parameters.length > 0) path += `?${parameters.join('&')}`;
    const method = pick(VERBS);
    const url = new URL(path, 'http://localhost');
    // "/api/.." is the site's page, which the tests of the deployed bundle ask for.
    if (!url.pathname.startsWith('/api')) continue;
    const response = await app.request(url.href, { method });
    await check(response, `${method} ${path}`, statuses);
  }
  expect(statuses.get(200)).toBeGreaterThan(50);
  expect(statuses.get(400)).toBeGreaterThan(50);
  expect(statuses.get(404)).toBeGreaterThan(50);
});

test('odd bodies to the calculators: never a 5xx, always the error shape', async () => {
  const next = random(SEED + 1);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const value = (depth = 0): unknown => {
    const kind = Math.floor(next() * (depth > 2 ? 4 : 6));
    if (kind < 2) return pick(NASTY);
    if (kind === 2) return pick([null, true, 0, -1, 1e308, Number.MAX_SAFE_INTEGER]);
    if (kind === 3)
      return pick(['HEBREW_STANDARD', 'GREEK_CUBES', 'HEBREW_HAMERUBAH_HAKLALI', 'HEBREW_MILUI']);
    if (kind === 4) return Array.from({ length: Math.floor(next() * 4) }, () => value(depth + 1));
    return {
      text: value(depth + 1),
      methods: value(depth + 1),
      iotaSubscript: value(depth + 1),
      milui: value(depth + 1),
    };
  };
  const statuses = new Map<number, number>();
  for (let count = 0; count < 1_500; count++) {
    const methods = next() < 0.6 ? ['HEBREW_STANDARD', 'GREEK_STANDARD'] : value();
    const body =
      next() < 0.1
        ? pick(NASTY)
        : JSON.stringify({ text: value(2), methods, options: next() < 0.5 ? {} : value() });
    const path = pick(['/api/calculate', '/api/calculate?explain=1', '/api/calculate-greek-gematria']);
    const type = pick(['application/json', 'application/json; charset=utf-8', 'text/plain', '']);
    const response = await app.request(path, { method: 'POST', headers: { 'Content-Type': type }, body });
    await check(response, `${path} ${body.slice(0, 200)}`, statuses);
  }
  expect(statuses.get(200)).toBeGreaterThan(50);
});

test('odd bodies and paths from one who is signed in: never a 5xx, always the error shape', async () => {
  const next = random(SEED + 2);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  const passwords = { hash: async (password: string) => password, verify: async () => next() < 0.5 };
  const signedIn = testApp(library.client, { passwords });
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
  let cookie = '';
  const register = async (count: number) => {
    const body = JSON.stringify({ username: `reader ${count}`, password: 'still waters and green pastures' });
    const answer = await signedIn.request('/api/register', { method: 'POST', headers, body });
    cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  };
  const FIELDS =
    'username password currentPassword newPassword themePrimary themeVariant themeAppearance themeRadius book chapter verse notes isKabbalistic revision id userId __proto__'.split(
      ' ',
    );
  const CALLS = [
    ...['POST /api/login', 'POST /api/register', 'POST /api/logout', 'POST /api/user/theme'],
    ...['POST /api/user/password', 'GET /api/user', 'DELETE /api/user', 'GET /api/user/sessions'],
    ...['DELETE /api/user/sessions/$', 'GET /api/user/export', 'GET /api/notes', 'GET /api/notes/$/$/$'],
    ...['POST /api/notes', 'POST /api/notes', 'PATCH /api/notes/$', 'DELETE /api/notes/$?revision=$'],
    ...['GET /api/notes/export?format=$', 'POST /api/notes/import', 'POST /api/notes/import'],
  ];
  const value = () =>
    pick<unknown>([pick(NASTY), pick(NASTY), pick([1, 3, 23, -1, 1.5, 1e308, null, true, [], {}, ['x']])]);
  const statuses = new Map<number, number>();
  for (let count = 0; count < 2_000; count++) {
    if (count % 10 === 0) await register(count);
    const [method = '', path = ''] = pick(CALLS).split(' ');
    const fields = Object.fromEntries(FIELDS.filter(() => next() < 0.6).map((field) => [field, value()]));
    const likely = {
      ...{ book: 'psalms', chapter: 23, verse: 1 + Math.floor(next() * 6), notes: pick(NASTY) },
      ...{ themeVariant: 'tint', themeAppearance: 'dark', themeRadius: 8 },
      themePrimary: pick(['hsl(43,96%,56%)', 'hsl(360, 0%, 100%)', pick(NASTY)]),
    };
    if (path.endsWith('import')) {
      Object.assign(fields, { format: pick(['json', 'markdown', 'csv', pick(NASTY)]) });
      if (next() < 0.8) fields.content = oddFile(next, pick, fields);
    }
    const body = JSON.stringify(next() < 0.3 ? { ...fields, ...likely } : next() < 0.9 ? fields : value());
    const url = path.replace(/\$/g, () => encodeURIComponent(Buffer.from(pick(NASTY)).toString()) || '1');
    const response = await signedIn.request(url, {
      method,
      headers: {
        ...headers,
        Cookie:
          next() < 0.95
            ? cookie
            : `__Host-session=${encodeURIComponent(Buffer.from(pick(NASTY)).toString())}`,
      },
      ...(method === 'GET' ? {} : { body }),
    });
    await check(response, `${method} ${url} ${body.slice(0, 200)}`, statuses);
    // The clock goes on, so that not every call is one try too many.
    signedIn.clock.now += 60_000;
  }
  for (const status of [200, 201, 204, 400, 401, 404])
    expect([status, (statuses.get(status) ?? 0) > 10]).toEqual([status, true]);
});

/** A file of notes, or what could pass for one at its beginning. */
function oddFile(
  next: () => number,
  pick: <T>(from: readonly T[]) => T,
  fields: Readonly<Record<string, unknown>>,
): string {
  const facts = JSON.stringify(next() < 0.5 ? fields : { book: 'psalms', chapter: 23, verse: 1 });
  const likely = { book: 'psalms', chapter: 23, verse: 2, notes: pick(NASTY), createdAt: pick(NASTY) };
  return pick([
    JSON.stringify({ notes: [fields, likely, pick(NASTY), null] }),
    `<!-- note ${facts} -->\n${pick(NASTY)}\n\n<!-- note ${pick(NASTY)} -->`,
    `book,chapter,verse,notes\npsalms,23,3,${pick(NASTY)}\n${pick(NASTY)},"${pick(NASTY)},\n`,
    pick(NASTY),
  ]);
}

async function check(response: Response, what: string, statuses: Map<number, number>): Promise<void> {
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  // The sample lacks most chapters: that a text is "still being imported" is the one honest 503.
  const text = await response.text();
  const waiting =
    response.status === 503 && (text.includes('still being imported') || what.startsWith('HEAD'));
  expect(response.status < 500 || waiting, what).toBe(true);
  if (response.status < 400 || text === '') return;
  const body = JSON.parse(text) as ErrorBody;
  expect([typeof body.message, typeof body.code, typeof body.requestId], what).toEqual([
    'string',
    'string',
    'string',
  ]);
}
