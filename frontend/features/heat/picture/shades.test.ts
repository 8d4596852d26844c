import { expect, test } from 'vitest';
import { BOTH, isAskedIn, REST, shadeOf, shadesOf } from './shades.ts';
import { answerOf, englishShape } from './testing.ts';

const shape = englishShape();
const [GENESIS, EXODUS] = [0, 1];

test('one question has a shade for each level of its counts', () => {
  const { shades, levels } = shadesOf(shape, [answerOf(shape, { 0: 1, 1: 2, 2: 40 })]);
  expect([...shades.subarray(0, 4)]).toEqual([shadeOf(0, 1), shadeOf(0, 1), shadeOf(0, 4), REST]);
  expect(levels[0]).toHaveLength(4);
});

test('two questions have shades of their own, and verses with both have another', () => {
  const { shades } = shadesOf(shape, [
    answerOf(shape, { 0: 1, 1: 1 }),
    answerOf(shape, { 1: 1, 2: 3, 3: 1 }),
  ]);
  expect([...shades.subarray(0, 5)]).toEqual([shadeOf(0, 4), BOTH, shadeOf(1, 4), shadeOf(1, 1), REST]);
});

test('a book is in the picture if one of the questions searches it', () => {
  const [one, all] = [answerOf(shape, {}, 1), answerOf(shape, {})];
  expect(isAskedIn([one], GENESIS)).toBe(true);
  expect(isAskedIn([one], EXODUS)).toBe(false);
  expect(isAskedIn([one, all], EXODUS)).toBe(true);
});
