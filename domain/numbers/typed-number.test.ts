import { expect, test } from 'vitest';
import { readTypedNumber } from './typed-number.ts';

test.each([
  ['913', 913],
  [' 0913 ', 913],
  ['1,773', 1773],
  ['1 773', 1773],
  ['1’773', 1773],
  ['1\u202F773', 1773],
  ['12,345,678', 12_345_678],
])('the typed text “%s” is read as the number %i', (typed, value) => {
  expect(readTypedNumber(typed, 999_999_999)).toEqual({ ok: true, value });
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['-5', 'small'],
  ['17,73', 'mixed'],
  ['1e3', 'mixed'],
  ['1000', 'large'],
  ['light', 'none'],
])('the typed text “%s” is not a number that can be searched, for the reason “%s”', (typed, reason) => {
  expect(readTypedNumber(typed, 999)).toEqual({ ok: false, reason });
});
