import { expect, test } from 'vitest';
import { formatValue } from './format-value.ts';

test('a missing value is a dash, never 0', () => {
  expect(formatValue(null)).toBe('–');
  expect(formatValue(0)).toBe('0');
});

test('formatValue separates thousands with commas', () => {
  expect(formatValue(2701)).toBe('2,701');
  expect(formatValue(78_091_408)).toBe('78,091,408');
});
