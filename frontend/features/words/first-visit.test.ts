import { expect, test } from 'vitest';
import { isFirstVisit } from './first-visit.ts';

test('a history entry is new only once', () => {
  expect(isFirstVisit('a')).toBe(true);
  expect(isFirstVisit('b')).toBe(true);
  expect(isFirstVisit('a')).toBe(false);
});

test('a history entry without a key is never new', () => {
  expect(isFirstVisit(undefined)).toBe(false);
});
