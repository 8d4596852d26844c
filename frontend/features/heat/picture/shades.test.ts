import { expect, test } from 'vitest';
import { BOTH, NOT_ASKED, REST, shadeOf, shadesOf } from './shades.ts';
import { answerOf, englishShape } from './testing.ts';

const shape = englishShape();
const EXODUS = shape.books[1]?.first ?? 0;

test('one question has a shade for each level of its counts', () => {
  const { shades, levels } = shadesOf(shape, [answerOf(shape, { 0: 1, 1: 2, 2: 40 })]);
  expect([...shades.subarray(0, 4)]).toEqual([shadeOf(0, 1), shadeOf(0, 1), shadeOf(0, 5), REST]);
  expect(levels[0]).toHaveLength(5);
});

test('two questions have shades of their own, and verses with both have another', () => {
  const { shades } = shadesOf(shape, [
    answerOf(shape, { 0: 1, 1: 1 }),
    answerOf(shape, { 1: 1, 2: 3, 3: 1 }),
  ]);
  expect([...shades.subarray(0, 5)]).toEqual([shadeOf(0, 5), BOTH, shadeOf(1, 5), shadeOf(1, 1), REST]);
});

test('a book that no question searches has a shade of its own', () => {
  const [one, none] = [answerOf(shape, {}, 1), answerOf(shape, {})];
  expect(shadesOf(shape, [one]).shades[EXODUS - 1]).toBe(REST);
  expect(shadesOf(shape, [one]).shades[EXODUS]).toBe(NOT_ASKED);
  expect(shadesOf(shape, [one, none]).shades[EXODUS]).toBe(REST);
});
