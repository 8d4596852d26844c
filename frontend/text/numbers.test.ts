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

test('counted uses the plural that it is given, for a noun with an irregular plural', () => {
  expect(counted(1, 'match', 'matches')).toBe('1 match');
  expect(counted(2, 'match', 'matches')).toBe('2 matches');
});

test('things are listed with commas and one "and"', () => {
  expect(listed([])).toBe('');
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 'b'])).toBe('a and b');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
});
