import { expect, test } from 'vitest';
import { studyNotes, users } from '../../db/schema/index.ts';
import { addressOf } from '../../tests/support/address-of.ts';
import { testApp } from '../../tests/support/app.ts';
import { bodyOfAnyCall } from '../../tests/support/body-of-any-call.ts';
import { PASSWORD, type TestBrowser, testBrowser } from '../../tests/support/readers.ts';
import { newReadersEachTest, readers } from '../../tests/support/readers-each-test.ts';

newReadersEachTest();

interface Call {
  readonly method: string;
  readonly address: string;
}

interface Described {
  readonly paths: Record<
    string,
    Record<string, { readonly tags?: string[]; readonly responses: Record<string, unknown> }>
  >;
}

/**
 * Finds the calls about a reader in the application's OpenAPI document: the calls with the tag of an account or
 * note feature, and the calls that can answer 401.
 */
async function callsAboutAReader(): Promise<Call[]> {
  const { paths } = await readers.app.json<Described>('/api/openapi.json');
  const calls = readers.app.calls().filter(({ method, path }) => {
    const described = paths[path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')]?.[method.toLowerCase()];
    const isAbout = described?.tags?.some((tag) => tag === 'Accounts' || tag === 'Notes') ?? false;
    return isAbout || (described !== undefined && '401' in described.responses);
  });
  expect(calls.length).toBeGreaterThan(15);
  return calls.map(({ method, path }) => ({ method, address: addressOf(path) }));
}

const BODY = bodyOfAnyCall(PASSWORD);

type Ask = (reader: TestBrowser, call: Call) => Promise<Response>;
const withBody =
  (body: object, headers: Record<string, string> = {}): Ask =>
  (reader, { method, address }) =>
    reader.ask(method, address, method === 'GET' ? undefined : body, headers);

const WAYS: readonly [string, Ask, statuses: readonly number[]][] = [
  ['by a signed-in reader', withBody(BODY), [200, 201, 204, 404, 409]],
  ['without a session', withBody(BODY, { Cookie: '' }), [401]],
  ['with a forged cookie', withBody(BODY, { Cookie: '__Host-session=a.b.c' }), [401]],
  ['from another site', withBody(BODY, { 'Sec-Fetch-Site': 'cross-site' }), [403]],
  ['as a form', withBody(BODY, { 'Content-Type': 'text/plain' }), [415]],
  ['with an empty JSON object', withBody({}), [400]],
  [
    'with a body that is not JSON',
    (reader, { method, address }) =>
      readers.app.request(`http://localhost${address}`, {
        method,
        headers: {
          Cookie: reader.cookie,
          'Sec-Fetch-Site': 'same-origin',
          'Content-Type': 'application/json',
        },
        ...(method === 'GET' ? {} : { body: '{' }),
      }),
    [400],
  ],
  ['with too long a note', withBody({ ...BODY, notes: 'x'.repeat(200_000) }), [413]],
  ['in another reader’s name', withBody(BODY, { 'X-Reader': '99' }), [409]],
  ['with HEAD', (reader, { address }) => reader.ask('HEAD', address), [200]],
  ['with PUT, which no such call has', (reader, { address }) => reader.ask('PUT', address), [404]],
  ['at an address below it', (reader, { method, address }) => reader.ask(method, `${address}/x/y`), [404]],
  [
    'while the database cannot be reached',
    (reader, call) => {
      const away = () => Promise.reject(new TypeError('fetch failed'));
      const app = testApp({ execute: away, batch: away });
      app.clock.now = readers.app.clock.now;
      const browser = testBrowser(app);
      browser.cookie = reader.cookie;
      return withBody(BODY)(browser, call);
    },
    [503],
  ],
];

test.each(WAYS)(
  'no answer of a call about a reader can be cached, when requested %s',
  async (how, ask, expected) => {
    const statuses = new Set<number>();
    const registered = async (at: number) => {
      const reader = readers.browser(`198.51.100.${at}`);
      await readers.database.db.delete(studyNotes);
      await readers.database.db.delete(users);
      await reader.register('Miriam');
      return reader;
    };
    let reader = await registered(0);
    for (const [at, call] of (await callsAboutAReader()).entries()) {
      if (how === 'at an address below it' && !/^\/api\/(user|notes)/.test(call.address)) continue;
      // Only calls that succeed change the reader, so each of them gets a new one.
      if (expected.some((status) => status < 300)) reader = await registered(at);
      const answer = await ask(reader, call);
      statuses.add(answer.status);
      const { method, address } = call;
      const cacheControl = answer.headers.get('Cache-Control');
      const facts = { method, address, cacheControl, etag: answer.headers.get('ETag') };
      expect(facts).toEqual({ method, address, cacheControl: 'private, no-store', etag: null });
    }
    expect([...statuses]).toEqual(expect.arrayContaining([...expected]));
  },
);

test('a 429 of a login, a registration or a reset of the password cannot be cached', async () => {
  await readers.browser('192.0.2.1').register('Miriam');
  const reader = readers.browser();
  await reader.register('Aaron');
  const calls = (await callsAboutAReader()).filter(({ address }) => /login|register|reset/.test(address));
  expect(calls.length).toBe(3);
  for (const call of calls) {
    let answer = await withBody(BODY)(reader, call);
    for (let tries = 0; tries < 200 && answer.status !== 429; tries++)
      answer = await withBody({ ...BODY, password: 'wrong password' })(reader, call);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([429, 'private, no-store']);
  }
});

test('only the calls about a reader set a cookie, and no answer with a cookie can be cached', async () => {
  const { app } = readers;
  const about = new Set((await callsAboutAReader()).map(({ method, address }) => `${method} ${address}`));
  const set: string[] = [];
  for (const [at, { method, path }] of app.calls().entries()) {
    const reader = readers.browser(`198.51.100.${at}`);
    await reader.register(`Reader ${at}`);
    app.clock.now += 600_000;
    const answer = await withBody({ ...BODY, username: `Reader ${at}` })(reader, {
      method,
      address: addressOf(path),
    });
    if (answer.headers.get('Set-Cookie') === null) continue;
    set.push(`${method} ${addressOf(path)}`);
    expect([method, path, answer.headers.get('Cache-Control')]).toEqual([method, path, 'private, no-store']);
  }
  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((call) => !about.has(call))).toEqual([]);
});
