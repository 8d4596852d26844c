import { expect, test } from 'vitest';
import { counted, formatValue, listed } from './numbers.ts';

test.each([
  0, 7, 999, 1_000, 9_999, 10_000, 123_456, 1_234_567, 999_999_999, 9_007_199_254_740_991, -1, -1_000, 0.5,
  999.9996, 1_234.5678, -1_234.5678,
])('%d is written as Intl.NumberFormat writes it', (value) => {
  expect(formatValue(value)).toBe(new Intl.NumberFormat('en').format(value));
});

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
