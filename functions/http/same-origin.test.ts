import { expect, test } from 'vitest';
import { addressOf } from '../../tests/support/address-of.ts';
import { newReadersEachTest, readers } from '../../tests/support/readers-each-test.ts';

newReadersEachTest();

/** These calls change nothing, so programs may use them too. A program sends no `Sec-Fetch-Site` and no `Origin`. */
const COMPUTING = ['/api/calculate', '/api/calculate-greek-gematria', '/api/explore-name'];

const changing = () =>
  readers.app.calls().filter(({ method, path }) => method !== 'GET' && !COMPUTING.includes(path));

const CALLERS: [string, Record<string, string>, boolean][] = [
  ['a caller without either header', {}, false],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }, false],
  [
    'another site that names this origin',
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://localhost' },
    false,
  ],
  ['another host of the same site', { 'Sec-Fetch-Site': 'same-site' }, false],
  ['an address bar', { 'Sec-Fetch-Site': 'none' }, false],
  ['a caller with an empty Sec-Fetch-Site', { 'Sec-Fetch-Site': '' }, false],
  ['another origin', { Origin: 'https://example.org' }, false],
  ['an origin that begins like this one', { Origin: 'http://localhost.example.org' }, false],
  ['another scheme', { Origin: 'https://localhost' }, false],
  ['the origin “null”', { Origin: 'null' }, false],
  ['a referrer alone', { Referer: 'http://localhost/' }, false],
  ['this origin', { Origin: 'http://localhost' }, true],
  ['these pages', { 'Sec-Fetch-Site': 'same-origin' }, true],
];

test.each(CALLERS)(
  'a call that changes something is only for pages of this site: %s',
  async (_, headers, isAllowed) => {
    const reader = readers.browser();
    await reader.register('Miriam');
    const calls = changing();
    expect(calls.length).toBeGreaterThan(8);
    for (const { method, path } of calls) {
      const address = addressOf(path);
      for (const type of [
        'application/json',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const answer = await readers.app.request(`http://localhost${address}`, {
          method,
          headers: { 'Content-Type': type, Cookie: reader.cookie, ...headers },
          body: '{}',
        });
        expect({ method, path, type, isRefused: answer.status === 403 }).toEqual({
          method,
          path,
          type,
          isRefused: !isAllowed,
        });
      }
    }
    if (!isAllowed) expect(await reader.user()).toBe(200);
  },
);

test.each(CALLERS)(
  'a call that only computes is for this site and for programs: %s',
  async (_, headers, isAllowed) => {
    const isProgram = headers.Origin === undefined && headers['Sec-Fetch-Site'] === undefined;
    for (const path of COMPUTING) {
      for (const type of ['application/json', 'text/plain']) {
        const answer = await readers.app.request(`http://localhost${path}`, {
          method: 'POST',
          headers: { 'Content-Type': type, ...headers },
          body: '{}',
        });
        expect([path, type, answer.status === 403]).toEqual([path, type, !isAllowed && !isProgram]);
      }
    }
  },
);

test('a login in the format of an HTML form is refused, even if a page of the site sends it', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const headers = { 'Content-Type': type };
    const answer = await readers.app.post('/api/login', { username: 'x', password: 'y' }, {}, headers);
    expect(answer.status).toBe(415);
  }
});
