import { expect, test } from 'vitest';
import { type Kind, kindOf, numberIn, valueFrom } from './kinds.ts';

test.each<[Kind, string, string]>([
  ['value', '913', '913'],
  ['multiple', '37', 'multiple-of-37'],
  ['prime', '', 'prime'],
  ['triangular', '', 'triangular'],
  ['square', '', 'square'],
])(
  'a search for the kind of value %s with the number “%s” is written as %s in the address, and read from it again',
  (kind, number, value) => {
    expect(valueFrom(kind, number)).toBe(value);
    expect({ kind: kindOf(value), number: numberIn(value) }).toEqual({ kind, number });
  },
);

test('valueFrom accepts only whole numbers above 0 with at most nine digits, and removes spaces and leading zeros', () => {
  expect(['', '0', '-3', '2.5', '1e3', ' 007 ', '1234567890'].map((one) => valueFrom('value', one))).toEqual([
    null,
    null,
    null,
    null,
    null,
    '7',
    null,
  ]);
});

test('valueFrom accepts a number with commas, as the app writes it', () => {
  expect(valueFrom('value', '1,773')).toBe('1773');
  expect(valueFrom('multiple', '1,000')).toBe('multiple-of-1000');
});
