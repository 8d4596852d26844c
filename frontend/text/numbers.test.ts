import { expect, test } from 'vitest';
import { counted, listed } from './numbers.ts';

test.each([
  [0, '0 verses'],
  [1, '1 verse'],
  [2, '2 verses'],
  [1_264, '1,264 verses'],
])('%d is counted as %s', (count, words) => {
  expect(counted(count, 'verse')).toBe(words);
});

test('a noun with its own plural keeps it', () => {
  expect([counted(1, 'match', 'matches'), counted(2, 'match', 'matches')]).toEqual(['1 match', '2 matches']);
});

test('things are listed with commas and one "and"', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});
