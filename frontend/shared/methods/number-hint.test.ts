import { expect, test } from 'vitest';
import { numberHint } from './number-hint.ts';

test.each([
  ['', null],
  ['913', null],
  ['1,773', null],
  ['0', 'Values start at 1.'],
  ['−5', 'Values start at 1.'],
  ['12abc', 'Use digits only, like 913 or 1,773.'],
  ['light', 'Use digits, like 913 or 1,773.'],
  ['2.5', 'Values are whole numbers.'],
  ['9999999999', 'The largest value you can search for is 999,999,999.'],
])('the hint on the typed number “%s” is %s', (typed, hint) => {
  expect(numberHint(typed)).toBe(hint);
});
