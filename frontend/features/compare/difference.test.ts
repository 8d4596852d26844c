import { expect, test } from 'vitest';
import { differenceFrom } from './difference.ts';

const valued = (value: number | null) => ({ totalValues: [{ method: 'GREEK_STANDARD', value }] });

test.each([
  [100, 112, '+12'],
  [2_000, 3, '−1,997'],
  [5, 5, null],
  [null, 5, null],
  [5, null, null],
])('the difference from %s to %s is %s', (from, to, difference) => {
  expect(differenceFrom(valued(from), valued(to))).toBe(difference);
});

test('without an edition to compare with there is no difference', () => {
  expect(differenceFrom(undefined, valued(5))).toBeNull();
});
