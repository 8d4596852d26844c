import { expect, test } from 'vitest';
import { isFirstVisit } from './first-visit.ts';

test('an entry of the history is new once', () => {
  expect(isFirstVisit('a')).toBe(true);
  expect(isFirstVisit('b')).toBe(true);
  expect(isFirstVisit('a')).toBe(false);
});

test('what has no key is no entry of the history', () => {
  expect(isFirstVisit(undefined)).toBe(false);
});
