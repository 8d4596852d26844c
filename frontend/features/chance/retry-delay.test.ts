import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

test('the delays between requests for chance grow from 5 to 60 seconds, end after about five minutes, and then begin again', () => {
  const waits = Array.from({ length: 10 }, (_, index) => retryDelay(index + 1));
  expect(waits.slice(0, 5)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000]);
  expect(waits.slice(4, 8).every((wait) => wait === 60_000)).toBe(true);
  const all = waits.slice(0, 8).reduce<number>((sum, wait) => sum + (wait ?? 0), 0);
  expect(all).toBeGreaterThan(4.5 * 60_000);
  expect(all).toBeLessThan(5.5 * 60_000);
  expect(waits.slice(8)).toEqual([null, 5_000]);
});
