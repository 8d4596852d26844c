import { expect, test } from 'vitest';
import { differenceInWords } from './difference-in-words.ts';

test('the difference between two values is shown with + or −', () => {
  expect([1773, 1776, 1770].map((value) => differenceInWords(value, 1773))).toEqual([
    'same value',
    '+3',
    '−3',
  ]);
});
