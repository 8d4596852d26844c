import { expect, test } from 'vitest';
import { isFirstVisit } from './first-visit.ts';

test('isFirstVisit is true only the first time that it is called for a history entry', () => {
  expect(isFirstVisit('a')).toBe(true);
  expect(isFirstVisit('b')).toBe(true);
  expect(isFirstVisit('a')).toBe(false);
});

test('isFirstVisit is false for a history entry without a key', () => {
  expect(isFirstVisit(undefined)).toBe(false);
});
