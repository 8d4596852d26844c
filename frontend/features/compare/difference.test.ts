import { expect, test } from 'vitest';
import { differenceFrom } from './difference.ts';

const valued = (value: number | null) => ({ totalValues: [{ method: 'GREEK_STANDARD', value }] });

test.each([
  [100, 112, '+12'],
  [2_000, 3, '−1,997'],
  [5, 5, null],
  [null, 5, null],
  [5, null, null],
])('the difference from the value %s to the value %s is %s', (from, to, difference) => {
  expect(differenceFrom(valued(from), valued(to))).toBe(difference);
});

test('the difference from a missing edition is null', () => {
  expect(differenceFrom(undefined, valued(5))).toBeNull();
});
