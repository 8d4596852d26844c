import { expect, test } from 'vitest';
import { edgeCache } from '../../tests/support/edge-cache.ts';

function setUp(headers: Record<string, string>, status = 200) {
  const clock = { now: 0 };
  const state = { answered: 0, headers, status };
  const edge = edgeCache(async (request) => {
    state.answered += 1;
    const etag = state.headers.ETag;
    if (etag !== undefined && request.headers.get('If-None-Match') === etag)
      return new Response(null, { status: 304, headers: state.headers });
    return new Response(state.status === 200 ? `answer ${state.answered}` : null, state);
  }, clock);
  const ask = async (path = '/a', init: RequestInit = {}) => {
    const answer = await edge.fetch(new Request(`https://example.org${path}`, init));
    return [answer.headers.get('Cf-Cache-Status'), answer.status, await answer.text()];
  };
  return { clock, state, edge, ask };
}

const DAY = {
  'Cache-Control': 'max-age=0',
  'Cloudflare-CDN-Cache-Control': 'public, max-age=60, stale-if-error=60',
};

test('an answer is stored by path and query, whatever the host or cookie, and the cache’s own header counts before Cache-Control', async () => {
  const { ask, clock, edge } = setUp({ ...DAY, 'Cache-Tag': 'x', ETag: '"1"' });
  expect(await ask()).toEqual(['MISS', 200, 'answer 1']);
  expect(await ask('/a', { headers: { Cookie: 'a=b' } })).toEqual(['HIT', 200, 'answer 1']);
  expect(await ask('/a', { method: 'HEAD' })).toEqual(['HIT', 200, '']);
  expect(await ask('/a', { headers: { 'If-None-Match': '"1"' } })).toEqual(['HIT', 304, '']);
  expect(await ask('/a?b')).toEqual(['MISS', 200, 'answer 2']);
  clock.now = 60_000;
  // Meanwhile the Worker answered 304, so the stored bytes count as fresh again.
  expect(await ask()).toEqual(['EXPIRED', 200, 'answer 1']);
  expect(await ask()).toEqual(['HIT', 200, 'answer 1']);
  const answer = await edge.fetch(new Request('https://example.com/a'));
  expect([...answer.headers.keys()].sort()).toEqual([
    'cache-control',
    'cf-cache-status',
    'content-type',
    'etag',
  ]);
});

test.each([
  ['no-store', { 'Cache-Control': 'no-store' }],
  ['private', { 'Cache-Control': 'private, max-age=60' }],
  [
    'no-store for the edge alone',
    { 'Cache-Control': 'max-age=60', 'Cloudflare-CDN-Cache-Control': 'no-store' },
  ],
  ['a cookie', { ...DAY, 'Set-Cookie': 'a=b' }],
  ['any difference', { ...DAY, Vary: '*' }],
])('an answer with %s is not stored', async (_, headers) => {
  const { ask, edge } = setUp(headers);
  await ask();
  expect(edge.entries()).toEqual([]);
});

test('an answer without Cache-Control is stored, which is why every route must have one', async () => {
  const { ask } = setUp({});
  expect([await ask(), await ask()]).toEqual([
    ['MISS', 200, 'answer 1'],
    ['HIT', 200, 'answer 1'],
  ]);
});

test('an answer with the header Vary is stored once for each value of the request header that Vary names', async () => {
  const { ask } = setUp({ ...DAY, Vary: 'Accept-Encoding' });
  const gzip = { headers: { 'Accept-Encoding': 'gzip' } };
  expect([await ask(), await ask('/a', gzip), await ask('/a', gzip)].map(([status]) => status)).toEqual([
    'MISS',
    'MISS',
    'HIT',
  ]);
});

test('the cache sends a stale answer while the Worker fails, for as long as the answer’s header allows', async () => {
  const { ask, clock, state } = setUp(DAY);
  await ask();
  [state.status, clock.now] = [503, 119_999];
  expect(await ask()).toEqual(['STALE', 200, 'answer 1']);
  clock.now = 120_000;
  expect(await ask()).toEqual(['EXPIRED', 503, '']);
});

test('a purge removes the answers that have one of its tags, and a purge that fails removes none', async () => {
  const { ask, edge } = setUp({ ...DAY, 'Cache-Tag': 'one,two' });
  await ask();
  await edge.cache.purge({ tags: ['three'] });
  edge.failNext(1);
  expect(await edge.cache.purge({ tags: ['two'] })).toMatchObject({ success: false });
  expect(edge.entries()).toHaveLength(1);
  expect(await edge.cache.purge({ tags: ['TWO'] })).toMatchObject({ success: true });
  expect(edge.entries()).toEqual([]);
});
