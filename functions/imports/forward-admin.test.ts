import { expect, test } from 'vitest';
import type { ErrorBody } from '../../domain/contract/index.ts';
import { testApp } from '../../tests/support/app.ts';
import type { Env } from '../ctx/env.ts';

const app = testApp({ execute: () => Promise.reject(new Error('must not be queried')) });
const bound = (fetch: (request: Request) => Promise<Response>) => ({ fetch }) as unknown as Env['ADMIN'];

test('a call of administrators reaches the Worker of imports as it came, and its answer goes back unchanged', async () => {
  app.lines.length = 0;
  const sent: unknown[] = [];
  const ADMIN = bound(async (request) => {
    const { method, url, headers } = request;
    sent.push({ method, url, ...Object.fromEntries(headers), body: await request.text() });
    return new Response('taken', {
      status: 202,
      headers: { 'X-Request-Id': 'of imports', Location: '/job' },
    });
  });
  const headers = {
    Cookie: '__Host-session=token',
    Origin: 'https://example.org',
    'CF-Connecting-IP': '203.0.113.7',
    'Idempotency-Key': 'once',
  };
  const address = 'https://example.org/api/admin/import-from-csv?x=1';
  const answer = await app.request(address, { method: 'POST', headers, body: '{}' }, { ADMIN });
  expect(sent).toEqual([
    expect.objectContaining({
      method: 'POST',
      url: address,
      body: '{}',
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    }),
  ]);
  expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 202, text: 'taken' });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-request-id': 'of imports',
    location: '/job',
  });
  expect(app.lines).toEqual([]);
});

test('a call of administrators is a 503 while the Worker of imports cannot be reached', async () => {
  app.lines.length = 0;
  const ADMIN = bound(() => Promise.reject(new Error('no such Worker')));
  const answer = await app.request('/api/admin/jobs', {}, { ADMIN });
  expect(answer.status).toBe(503);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': '2',
    'x-content-type-options': 'nosniff',
  });
  const { message, requestId } = (await answer.json()) as ErrorBody;
  expect(message).toBe('The administration is not responding right now. Please try again in a moment.');
  expect(app.lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'failure', requestId }]);
});

test('calls and pages that are not for administrators are not forwarded to the Worker of imports', async () => {
  const ADMIN = bound(() => Promise.reject(new Error('must not be queried')));
  for (const path of ['/api/health', '/api/methods', '/robots.txt'])
    expect({ path, status: (await app.request(path, {}, { ADMIN })).status }).toEqual({ path, status: 200 });
});
