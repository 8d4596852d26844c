import { LibsqlError } from '@libsql/client';
import { describe, expect, test } from 'vitest';
import type { ErrorBody, Health } from '../../domain/contract/index.ts';
import { answered, oneRow, refusalOf, testApp } from '../../tests/support/app.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';
import { SECRETS } from '../../tests/support/secrets.ts';
import { migratedDatabase } from '../../tests/support/test-database.ts';

const { library, app } = await sampleApp();

const broken = (error: unknown) => testApp({ execute: () => Promise.reject(error) });
const ACCOUNT = { username: 'Miriam', password: 'still waters and green pastures' };
const READS = [
  '/api/books',
  '/api/verse/genesis/1/1',
  '/api/verse/genesis/1',
  '/api/similar/genesis/1/1',
  '/api/lexicon/H1',
];

describe('when the database fails', () => {
  test.each(READS)(
    'the read %s gets a 503 that reveals nothing internal if the database fails',
    async (path) => {
      for (const error of [
        new TypeError('fetch failed'),
        new LibsqlError('database is locked', 'SQLITE_BUSY'),
        new DOMException('timed out', 'TimeoutError'),
      ]) {
        const failing = broken(error);
        const response = await failing.request(path);
        const text = await response.text();
        expect([response.status, (JSON.parse(text) as ErrorBody).code]).toEqual([503, 'unavailable']);
        expect(response.headers.get('Retry-After')).toBe('2');
        expect(text).not.toMatch(SECRETS);
        expect(failing.lines.some((line) => line.includes(error.message))).toBe(true);
      }
    },
  );

  test.each(READS)(
    'the read %s gets a 500 for a mistake in our SQL, and the log has the details',
    async (path) => {
      const wrong = broken(new LibsqlError('no such column: nmae', 'SQLITE_ERROR'));
      const response = await wrong.request(path);
      const text = await response.text();
      expect([response.status, (JSON.parse(text) as ErrorBody).code]).toEqual([500, 'internal']);
      expect(response.headers.get('Retry-After')).toBeNull();
      expect(text).not.toMatch(/nmae/);
      expect(wrong.lines.some((line) => line.includes('"failure"') && line.includes('nmae'))).toBe(true);
    },
  );

  test('readiness does not hide a mistake in our SQL', async () => {
    const wrong = broken(new LibsqlError('no such table: library', 'SQLITE_ERROR'));
    expect((await wrong.request('/api/health/ready')).status).toBe(500);
    expect((await wrong.request('/api/health')).status).toBe(200);
  });

  test.each([
    [new LibsqlError('no such column: nmae', 'SQLITE_ERROR'), 500],
    [new LibsqlError('database is locked', 'SQLITE_BUSY'), 503],
    [new LibsqlError('database or disk is full', 'SQLITE_FULL'), 503],
    [new TypeError('fetch failed'), 503],
  ])(
    'a write distinguishes our mistakes from failures of the database: for %s the status is %i',
    async (error, status) => {
      const fails = () => Promise.reject(error);
      const app = testApp({ execute: fails, batch: fails });
      const answer = await app.post('/api/register', ACCOUNT);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('Retry-After')).toBe(status === 503 ? '2' : null);
      expect(app.lines.some((line) => line.includes(error.message))).toBe(true);
    },
  );

  test('if the database fails, health answers 200, and readiness answers 503 and names the reason', async () => {
    const failing = broken(new TypeError('fetch failed'));
    expect(await failing.json<Health>('/api/health')).toMatchObject({ status: 'ok', revision: null });
    const ready = await failing.request('/api/health/ready');
    expect(await answered(ready)).toMatchObject([503, { database: 'unreachable', failing: [] }]);
  });

  test('an empty library is not ready', async () => {
    const empty = await migratedDatabase();
    const response = await testApp(empty.client).request('/api/health/ready');
    expect(await answered(response)).toMatchObject([503, { database: 'empty', failing: [] }]);
    empty.remove();
  });

  test('an unexpected error is a 500 that reveals nothing internal', async () => {
    const odd = testApp({ execute: async () => oneRow('r', 'no JSON') });
    const response = await odd.request('/api/books');
    const text = await response.text();
    expect([response.status, (JSON.parse(text) as ErrorBody).code]).toEqual([500, 'internal']);
    expect(text).not.toMatch(SECRETS);
    expect(text).not.toContain('no JSON');
    expect(odd.lines.some((line) => line.includes('no JSON'))).toBe(true);
  });
});

describe('requests that lead nowhere', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/verse', '/api/verse/genesis/1/1/1'])(
    'a request for %s gets a JSON 404, even if it is opened in the address bar',
    async (path) => {
      const response = await app.request(path, {
        headers: { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' },
      });
      expect(response.headers.get('Content-Type')).toContain('application/json');
      expect(await refusalOf(response)).toEqual([404, 'not_found']);
    },
  );

  test('a body that is not JSON, has another type or is too large gets a status for that error', async () => {
    const post = (body: string, type = 'application/json') =>
      app.request('/api/calculate', { method: 'POST', headers: { 'Content-Type': type }, body });
    const long = (count: number) => JSON.stringify({ text: 'א'.repeat(count), methods: ['HEBREW_STANDARD'] });
    expect((await post('{')).status).toBe(400);
    expect((await post('[]')).status).toBe(400);
    expect((await post('{"text":"a","methods":["X"]}', 'text/plain')).status).toBe(415);
    expect((await post(long(20_000))).status).toBe(200);
    expect((await post(long(20_001))).status).toBe(413);
    expect((await post(long(200_000))).status).toBe(413);
  });
});

test('a request id from the client is ignored', async () => {
  const { headers } = await app.request('/api/nothing', { headers: { 'X-Request-Id': 'forged' } });
  expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a 400 writes one log line without the query string; a successful read writes none', async () => {
  const quiet = testApp(library.client);
  await quiet.request('/api/verse/genesis/1/1');
  expect(quiet.lines).toEqual([]);
  await quiet.request('/api/resolve?ref=secret');
  expect(quiet.lines).toHaveLength(1);
  expect(JSON.parse(quiet.lines[0] ?? '')).toMatchObject({
    event: 'request',
    path: '/api/resolve',
    status: 400,
  });
  expect(quiet.lines[0]).not.toContain('secret');
});

test('a sign-in on a full disk is a 503 that says so', async () => {
  const full = async () => {
    throw new LibsqlError('database or disk is full', 'SQLITE_FULL');
  };
  const answer = await testApp({ execute: full, batch: full }).post('/api/login', ACCOUNT);
  expect({
    status: answer.status,
    retryAfter: answer.headers.get('Retry-After'),
    body: await answer.json(),
  }).toMatchObject({
    status: 503,
    retryAfter: '2',
    body: {
      message: 'Nothing can be saved right now, because the disk of the site is full. You can still read.',
    },
  });
});
