import { expect, test } from 'vitest';
import { isFirstVisit } from './first-visit.ts';

test('a history entry is new only once', () => {
  expect(isFirstVisit('a')).toBe(true);
  expect(isFirstVisit('b')).toBe(true);
  expect(isFirstVisit('a')).toBe(false);
});

test('without a key nothing is new', () => {
  expect(isFirstVisit(undefined)).toBe(false);
});
