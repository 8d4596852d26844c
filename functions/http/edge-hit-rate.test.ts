import { expect, test } from 'vitest';
import { edgeCache } from '../../tests/support/edge-cache.ts';
import { randomOf } from '../../tests/support/random.ts';
import { edgeHeaders, tagOf } from './caching.ts';

const DAY_MS = 86_400_000;
const SEED = 20_261_124;
const ADDRESSES = 42_000;

/**
 * Draws the rank of an address: the second most popular is requested half as often as the first, the third a
 * third …
 */
function zipf(random: () => number): () => number {
  const sums: number[] = [];
  for (let rank = 1; rank <= ADDRESSES; rank++) sums.push((sums.at(-1) ?? 0) + 1 / rank);
  return () => {
    const target = random() * (sums.at(-1) ?? 0);
    let low = 0;
    let high = ADDRESSES - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

async function hitRate(requestsADay: number, days: number): Promise<number> {
  const random = randomOf(SEED);
  const rank = zipf(() => random.next());
  const clock = { now: 0 };
  const headers = { 'Cache-Control': 'public, max-age=0', ...edgeHeaders(true, ['original']) };
  let missed = 0;
  const { fetch, cache } = edgeCache(async () => {
    missed += 1;
    return new Response(null, { headers });
  }, clock);
  const requests = Math.round(requestsADay * days);
  for (let sent = 0; sent < requests; sent++) {
    clock.now = (sent / requestsADay) * DAY_MS;
    if (sent > 0 && sent % (requestsADay * 7) === 0) await cache.purge({ tags: [tagOf('original')] });
    await fetch(new Request(`https://example.org/${rank()}`));
  }
  return 1 - missed / requests;
}

if (process.env.TEST_FULL)
  test('the cache is measured for a month with a thousand to a hundred thousand requests a day', async () => {
    for (const requestsADay of [1_000, 10_000, 100_000]) {
      const rate = await hitRate(requestsADay, 30 * Math.min(1, 10_000 / requestsADay));
      console.info(`${requestsADay} requests a day: the cache answers ${(rate * 100).toFixed(1)} %`);
      expect(rate).toBeGreaterThan(0.4);
    }
  });

test('of ten thousand requests in a day, spread as Zipf found, the cache answers six in ten', async () => {
  expect(await hitRate(10_000, 1)).toBeCloseTo(0.6, 1);
});
