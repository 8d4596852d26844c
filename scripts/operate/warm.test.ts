import { expect, test } from 'vitest';
import { sampleApp } from '../../tests/support/sample-app.ts';
import { warm, warmedInWords } from './warm.ts';

const { app } = await sampleApp();
const SITE = 'http://localhost';
/**
 * A site that answers the list of books and two chapters from the sample library. Every other address is answered with
 * 404.
 */
const ask = (url: string, init: RequestInit) =>
  /\/api\/books$|\/genesis\/1$|\/john\/1\?words=0$/u.test(url)
    ? app.request(url, init)
    : Promise.resolve(new Response('', { status: 404 }));

test('warm asks for each chapter of the installed books with and without words, and a second run finds what the first has stored', async () => {
  const urls: string[] = [];
  const first = await warm(SITE, (url, init) => {
    urls.push(url);
    return ask(url, init);
  });
  await app.settled();
  expect(urls).toContain(`${SITE}/api/verse/psalms/150`);
  expect(urls).toContain(`${SITE}/api/verse/john/21?words=0`);
  expect(urls.some((url) => url.includes('/ruth/'))).toBe(false);
  expect(urls).toHaveLength(first.requested + 1);
  expect(new Set(urls).size).toBe(urls.length);
  expect([first.stored, first.failed.length]).toEqual([0, first.requested - 2]);
  expect(first.failed).toContainEqual({
    address: '/api/verse/genesis/2',
    reason: 'The answer has status 404.',
  });
  expect((await warm(SITE, ask)).stored).toBe(2);
});

test('warm reports an address that does not answer, and asks for the others all the same', async () => {
  const { requested, stored, failed } = await warm(SITE, async (url, init) => {
    if (url.endsWith('/api/books')) return ask(url, init);
    if (url.endsWith('/psalms/119')) throw new TypeError('fetch failed', { cause: new Error('reset') });
    return new Response('{}', { headers: { 'Cache-Status': 'chapters; hit' } });
  });
  expect([stored, failed]).toEqual([requested - 1, [{ address: '/api/verse/psalms/119', reason: 'reset' }]]);
});

test('an answer from the cache in front of the Worker counts as stored, though it was composed for the first reader', async () => {
  const headers = { 'Cache-Status': 'chapters; fwd=miss', 'Cf-Cache-Status': 'HIT' };
  const { requested, stored } = await warm(SITE, async (url, init) =>
    url.endsWith('/api/books') ? ask(url, init) : new Response('{}', { headers }),
  );
  expect(stored).toBe(requested);
});

test('warm asks a site for members only for no chapter, because it stores no answers', async () => {
  await expect(warm(SITE, async () => new Response('{}', { status: 401 }))).rejects.toThrow('must sign in');
});

test.each([
  [
    [],
    'Asked for 1189 chapters, each with and without its words, in 42 s: 1000 answers were stored already, 1378 were made, 0 failed.',
  ],
  [
    [{ address: '/api/verse/genesis/1', reason: 'reset' }],
    'Asked for 1189 chapters, each with and without its words, in 42 s: 1000 answers were stored already, 1377 were made, 1 failed. Run npm run warm again.',
  ],
])('warm says what it did, with these failures: %j', (failed, words) => {
  expect(warmedInWords({ requested: 2378, stored: 1000, failed }, 42)).toBe(words);
});
