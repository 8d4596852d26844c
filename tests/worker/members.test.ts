import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditionList, VerseAnalysis } from '../../domain/contract/index.ts';
import { readKeys } from '../../functions/ctx/named-secrets.ts';
import { signToken } from '../../functions/sessions/tokens.ts';
import type { LocalStack } from '../../scripts/start/local-stack.ts';
import { localSecrets } from '../../scripts/start/secrets.ts';
import { copyDir, roundTrips, startCopiedStack } from '../stack.ts';

let stack: LocalStack;
let cookie = '';
beforeAll(async () => {
  stack = await startCopiedStack('members', { accessMode: 'members' });
  const made = await fetch(`${stack.url}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: stack.url },
    body: JSON.stringify({
      username: 'huldah',
      password: 'the second quarter of the city',
    }),
  });
  cookie = made.headers.get('Set-Cookie')?.split(';')[0] ?? '';
});
afterAll(() => stack.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(stack.url + path, { redirect: 'manual', headers: { Cookie: cookie, ...headers } });

async function agedCookie(): Promise<string> {
  const claims = JSON.parse(atob(cookie.split('.')[1] ?? '')) as { sid: string; sub: string };
  const keys = readKeys(localSecrets(copyDir('members')).AUTH_KEYS);
  const session = { sessionId: claims.sid, userId: Number(claims.sub) };
  return `__Host-session=${await signToken(keys, session, Date.now() - 10 * 60_000)}`;
}

test.each([
  '/api/verse/psalms/23/3',
  '/api/verse/psalms/23',
  '/api/search?term=light',
  '/explorer/psalms/23/3',
  '/help',
])(
  'a signed-in read of %s makes one round trip to the database, which also checks the session',
  async (path) => {
    await ask(path);
    const trips = await roundTrips(stack, async () => {
      const answer = await ask(path, { 'If-None-Match': '*' });
      expect({
        status: answer.status,
        cacheControl: answer.headers.get('Cache-Control'),
        etag: answer.headers.get('ETag'),
      }).toEqual({ status: 200, cacheControl: 'private, no-store', etag: null });
      expect((await answer.text()).length).toBeGreaterThan(500);
    });
    expect(trips).toBe(1);
  },
);

test('signed out, requests for a verse, a page and an unknown address do not reach the database', async () => {
  const trips = await roundTrips(stack, async () => {
    for (const path of ['/api/verse/psalms/23/3', '/explorer/psalms/23/3', '/nothing-here']) {
      const answer = await ask(path, { Cookie: '', Accept: 'text/html' });
      expect({ path, status: answer.status }).toEqual({ path, status: path.startsWith('/api') ? 401 : 302 });
    }
  });
  expect(trips).toBe(0);
});

test('a signed-in reader gets a 404 for an unknown address, and this page must not be cached', async () => {
  const answer = await ask('/nothing-here', { Accept: 'text/html' });
  expect({ status: answer.status, cacheControl: answer.headers.get('Cache-Control') }).toEqual({
    status: 404,
    cacheControl: 'private, no-store',
  });
  expect(await answer.text()).toContain('data-access="members"');
});

test('a request with an old token renews the session, and its answer has its normal content', async () => {
  const { editions } = (await (await ask('/api/editions')).json()) as EditionList;
  const wlc = editions.find(({ id }) => id === 'wlc');
  const file = `/api/index/wlc/${wlc?.revision}`;
  const fresh = new Uint8Array(await (await ask(file)).arrayBuffer());
  const Cookie = await agedCookie();
  for (const path of [file, '/api/verse/psalms/23/3']) {
    const answer = await ask(path, { Cookie });
    expect({ status: answer.status, getSetCookieCount: answer.headers.getSetCookie().length }).toEqual({
      status: 200,
      getSetCookieCount: 1,
    });
    if (path === file) expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(fresh))).toBe(true);
    else expect(((await answer.json()) as VerseAnalysis).verse.verse).toBe(3);
  }
});
