import { expect, test } from 'vitest';
import { differenceInWords, similarRange } from './similar-range.ts';

test.each([
  [1773, 1755, 1791],
  [2701, 2673, 2729],
  [100, 99, 101],
  [200, 198, 202],
  [1, 0, 2],
])('the range of values similar to %i is %i to %i', (value, low, high) => {
  expect(similarRange(value)).toEqual({ low, high });
});

test('a difference is shown with its sign', () => {
  expect([1773, 1776, 1770].map((value) => differenceInWords(value, 1773))).toEqual([
    'same value',
    '+3',
    '−3',
  ]);
});
