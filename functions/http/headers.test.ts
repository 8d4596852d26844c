import { expect, test } from 'vitest';
import { oneRow, testApp } from '../../tests/support/app.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';
import { isKeptAtEdge } from './caching.ts';

const { app } = await sampleApp();

const HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const CASES: [number, string, string, RequestInit?][] = [
  [200, 'a call', '/api/verse/genesis/1/1'],
  [200, 'a page of the API', '/api/docs'],
  [200, 'its style', '/api/docs.css'],
  [200, 'a text for crawlers', '/robots.txt'],
  [301, 'another spelling', '/explorer/Gen/1/1'],
  [302, 'the default place', '/explorer'],
  [304, 'what the reader has', '/api/verse/genesis/1/1', { headers: { 'If-None-Match': '*' } }],
  [400, 'a malformed request', '/api/similar/genesis/1/1?limit=x'],
  [401, 'no session', '/api/user'],
  [403, 'a caller that names no site', '/api/logout', { method: 'POST' }],
  [404, 'an unknown call', '/api/nothing'],
  [404, 'a missing file', '/assets/no.js'],
  [405, 'a POST to a page', '/help', { method: 'POST' }],
  [415, 'an unsupported type', '/api/calculate', { method: 'POST', body: 'x' }],
  [200, 'the head of a call', '/api/verse/genesis/1/1', { method: 'HEAD' }],
];

function check({ headers }: Response): void {
  for (const [name, value] of Object.entries(HEADERS))
    expect({ name, headers: headers.get(name) }).toEqual({ name, headers: value });
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  for (const power of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
    expect(headers.get('Permissions-Policy')).toContain(`${power}=()`);
  // An answer that the cache in front of the Worker sends to many readers has no id.
  if (!isKeptAtEdge(headers)) expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  for (const name of ['Server', 'X-Powered-By']) expect(headers.get(name)).toBeNull();
}

test.each(CASES)(
  'an answer with the status %i, %s, has the security headers: %s',
  async (status, _, path, init) => {
    const answer = await app.request(`http://localhost${path}`, init);
    expect(answer.status).toBe(status);
    check(answer);
  },
);

test('a 500 and a 503 have the security headers', async () => {
  for (const [status, execute] of [
    [500, async () => oneRow('r', 'no JSON')],
    [503, () => Promise.reject(new TypeError('fetch failed'))],
  ] as const) {
    const answer = await testApp({ execute }).request('/api/books');
    expect(answer.status).toBe(status);
    check(answer);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  }
});

test('redirects and refusals in members mode have the security headers', async () => {
  for (const [path, status] of [
    ['/api/books', 401],
    ['/help', 302],
  ] as const) {
    const answer = await app.request(`http://localhost${path}`, {}, { ACCESS_MODE: 'members' });
    expect(answer.status).toBe(status);
    check(answer);
  }
});
