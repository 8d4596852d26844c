import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../domain/basics/index.ts';
import { DAYS_OF_A_MONTH, edgeMisses, groupedLocations, LOCATION_SHARES } from './edge-cache.ts';
import { memoryHitRates } from './isolate-memory.ts';
import { monthOf, readersAt } from './month.ts';
import { databasePrice, workersPrice } from './prices.ts';
import { VERSES } from './traffic.ts';
import { type Chance, sampler, waitFor, zipfShares } from './zipf.ts';

function chanceOf(seed: number): Chance {
  const random = seededRandom(seed);
  return () => random.next() / 2 ** 32;
}
const VERSE_SHARES = zipfShares(VERSES, 1);
const edgeHitRate = (views: number, locations: readonly number[], seed = 1): number =>
  1 - edgeMisses(views, VERSE_SHARES, { days: 1, purges: 0, locations }, chanceOf(seed)) / views;
const memoryHitRate = (views: number): number =>
  memoryHitRates(
    [{ perMonth: views, shares: VERSE_SHARES, bytes: 7_300 }],
    LOCATION_SHARES,
    chanceOf(1),
    3_000,
  )[0] ?? 0;

describe('Zipf’s law', () => {
  test('by Zipf’s law the second address has half and the tenth a tenth of the requests of the first', () => {
    const shares = zipfShares(100, 1);
    expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    expect((shares[0] ?? 0) / (shares[1] ?? 0)).toBeCloseTo(2, 12);
    expect((shares[0] ?? 0) / (shares[9] ?? 0)).toBeCloseTo(10, 12);
  });

  test('Zipf’s law with the exponent 0 gives every address the same share', () => {
    expect(zipfShares(4, 0)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  test('the sampler draws each address as often as its share of the requests says', () => {
    const shares = zipfShares(50, 1);
    const draw = sampler(shares, chanceOf(2));
    const drawn = shares.map(() => 0);
    for (let i = 0; i < 50_000; i += 1) {
      const index = draw();
      drawn[index] = (drawn[index] ?? 0) + 1;
    }
    for (const index of [0, 1, 9]) expect((drawn[index] ?? 0) / 50_000).toBeCloseTo(shares[index] ?? 0, 2);
  });

  test('the mean time to the next random event is one divided by the rate of events', () => {
    const chance = chanceOf(3);
    let sum = 0;
    for (let i = 0; i < 20_000; i += 1) sum += waitFor(4, chance);
    expect(sum / 20_000).toBeCloseTo(0.25, 2);
  });
});

describe('the cache in front', () => {
  test('in a cache that keeps answers for a day, an address misses only at its first request after each kept day', () => {
    // By renewal theory, each miss is followed by a day of hits and then by a wait of 1 / rate for the next request,
    // which misses.
    for (const perDay of [0.1, 1, 10, 1000]) {
      const count = 2_000;
      const misses = edgeMisses(
        perDay * DAYS_OF_A_MONTH * count,
        zipfShares(count, 0),
        { days: 1, purges: 0, locations: [1] },
        chanceOf(4),
      );
      const expected = DAYS_OF_A_MONTH / (1 + 1 / perDay);
      expect(misses / count / expected).toBeGreaterThan(0.95);
      expect(misses / count / expected).toBeLessThan(1.05);
    }
  });

  test('a cache that keeps answers for ever misses each address once, and once more after each purge', () => {
    const shares = zipfShares(100, 0);
    const misses = (purges: number): number =>
      edgeMisses(1e9, shares, { days: 1_000, purges, locations: [1] }, chanceOf(5));
    expect(misses(0)).toBe(100);
    expect(misses(4)).toBe(500);
  });

  test('a tiered cache that is kept for a day answers 80 to 97 % from a million to 30 million views a month', () => {
    expect(edgeHitRate(1e6, [1])).toBeCloseTo(0.78, 2);
    expect(edgeHitRate(10e6, [1])).toBeCloseTo(0.93, 1);
    expect(edgeHitRate(30e6, [1])).toBeGreaterThan(0.97);
  });

  test('without an upper tier, each location has to fill its own cache', () => {
    expect(edgeHitRate(1e6, LOCATION_SHARES)).toBeLessThan(0.5);
  });

  test('the groups of data centres contain every data centre and every request', () => {
    const groups = groupedLocations(LOCATION_SHARES);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(LOCATION_SHARES.length);
    expect(groups.reduce((sum, { count, share }) => sum + count * share, 0)).toBeCloseTo(1, 9);
    expect(groups.length).toBeLessThan(25);
    expect(groupedLocations([1])).toEqual([{ count: 1, share: 1 }]);
  });
});

describe('the memory of the isolates', () => {
  test('the memory of the isolates answers about 0.6 % of a million views a month, not 80 %', () => {
    expect(memoryHitRate(1e6)).toBeGreaterThan(0.003);
    expect(memoryHitRate(1e6)).toBeLessThan(0.009);
  });

  test('the memory of the isolates answers about 5 % of ten million views a month', () => {
    expect(memoryHitRate(10e6)).toBeGreaterThan(0.035);
    expect(memoryHitRate(10e6)).toBeLessThan(0.07);
  });

  test('an isolate that is asked for one address again and again reads it from the database every two seconds', () => {
    const perSecond = 30;
    const [rate] = memoryHitRates(
      [{ perMonth: perSecond * 30 * 24 * 3600 * 3, shares: [1], bytes: 7_300 }],
      [1],
      chanceOf(6),
      20_000,
    );
    // After each read come two seconds of answers from memory: 60 of them, and then the next read.
    expect(rate).toBeCloseTo(60 / 61, 2);
  });
});

describe('prices', () => {
  test('workersPrice gives the prices of two examples on Cloudflare’s price page', () => {
    // 15 and 100 million requests of 7 ms each.
    expect(workersPrice({ requests: 15e6, runtimeMs: 105e6 })).toBeCloseTo(8, 9);
    expect(workersPrice({ requests: 100e6, runtimeMs: 700e6 })).toBeCloseTo(45.4, 9);
    expect(workersPrice({ requests: 0, runtimeMs: 0 })).toBe(5);
  });

  test('databasePrice chooses the plan that is cheapest for the number of rows that are read', () => {
    expect(databasePrice(0)).toEqual({ plan: 'Developer', price: 4.99 });
    expect(databasePrice(12.5e9)).toEqual({ plan: 'Developer', price: 14.99 });
    expect(databasePrice(100e9)).toEqual({ plan: 'Scaler', price: 24.92 });
    expect(databasePrice(1e12).price).toBeCloseTo(744.92, 9);
    expect(databasePrice(20e12).plan).toBe('Pro');
  });
});

describe('a month', () => {
  const [composed, kept] = (['composed', 'kept'] as const).map((design) =>
    [10_000, 100_000].map((readers) => monthOf(readers, design, chanceOf(7), 400)),
  ) as [ReturnType<typeof monthOf>[], ReturnType<typeof monthOf>[]];

  test('in the model of a month, answers from the cache count as requests, but take no processor time and read no rows', () => {
    for (const [index, month] of composed.entries()) {
      const other = kept[index];
      expect(other?.requests).toBe(month.requests);
      expect(other?.runtimeMs).toBeLessThan(month.runtimeMs / 2);
      expect(other?.rows).toBeLessThan(month.rows);
      expect(other?.hitRate).toBeGreaterThan(month.hitRate);
    }
  });

  test('in the model of a month, searches for the most common words read more rows than the mean search', () => {
    for (const { rows, searchRows, rowsAtMost } of [...composed, ...kept]) {
      expect(searchRows).toBeLessThan(rows);
      expect(rowsAtMost - (rows - searchRows)).toBeGreaterThan(searchRows * 3);
    }
  });

  test('two simulations of a month with the same seed give the same figures', () => {
    expect(monthOf(10_000, 'kept', chanceOf(7), 0)).toEqual(monthOf(10_000, 'kept', chanceOf(7), 0));
  });

  test('readersAt finds a number of readers between the two simulated months around a limit', () => {
    const requests = (month: { requests: number }): number => month.requests;
    const low = requests(kept[0] as never);
    const high = requests(kept[1] as never);
    expect(readersAt(kept, requests, Math.sqrt(low * high))).toBeCloseTo(Math.sqrt(10_000 * 100_000), 3);
    expect(readersAt(kept, requests, high * 2)).toBeNull();
    expect(readersAt(kept, requests, low / 2)).toBe(10_000);
  });
});
