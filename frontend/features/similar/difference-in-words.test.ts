import { expect, test } from 'vitest';
import { differenceInWords } from './difference-in-words.ts';

test('a difference is shown with its sign', () => {
  expect([1773, 1776, 1770].map((value) => differenceInWords(value, 1773))).toEqual([
    'same value',
    '+3',
    '−3',
  ]);
});
