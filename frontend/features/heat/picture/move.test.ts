import { expect, test } from 'vitest';
import { cellOf } from '../../../../domain/heat/index.ts';
import { layoutOf } from './layout.ts';
import { movedCell } from './move.ts';
import { englishShape } from './testing.ts';

const shape = englishShape();
const ROOM = { width: 1216, height: 789, line: 17, devicePixelRatio: 1 };
const layout = layoutOf(shape, ROOM);
type Place = readonly [book: string, chapter: number, verse: number];
const cell = ([book, chapter, verse]: Place) => cellOf(shape, { book, chapter, verse });

test.each<[key: string, from: Place, to: Place]>([
  ['ArrowRight', ['genesis', 1, 1], ['genesis', 1, 2]],
  ['ArrowRight', ['genesis', 1, 31], ['genesis', 2, 1]],
  ['ArrowRight', ['revelation', 22, 21], ['revelation', 22, 21]],
  ['ArrowLeft', ['matthew', 1, 1], ['malachi', 4, 6]],
  ['ArrowLeft', ['genesis', 1, 1], ['genesis', 1, 1]],
  ['ArrowDown', ['genesis', 1, 20], ['genesis', 2, 20]],
  // Genesis 2 has 25 verses.
  ['ArrowDown', ['genesis', 1, 31], ['genesis', 2, 25]],
  ['ArrowDown', ['malachi', 4, 2], ['matthew', 1, 2]],
  ['ArrowDown', ['revelation', 22, 3], ['revelation', 22, 3]],
  ['ArrowUp', ['matthew', 1, 20], ['malachi', 4, 6]],
  ['ArrowUp', ['genesis', 1, 5], ['genesis', 1, 5]],
  ['PageDown', ['genesis', 3, 5], ['exodus', 1, 1]],
  ['PageDown', ['revelation', 3, 5], ['revelation', 3, 5]],
  ['PageUp', ['exodus', 3, 5], ['genesis', 1, 1]],
  ['Home', ['psalms', 119, 50], ['psalms', 119, 1]],
  ['End', ['psalms', 119, 50], ['psalms', 119, 176]],
])('%s leads from %j to %j', (key, from, to) => {
  expect(movedCell(shape, layout, cell(from), key)).toBe(cell(to));
});

test('the first key leads to the first verse, and other keys lead nowhere', () => {
  expect(movedCell(shape, layout, null, 'ArrowDown')).toBe(0);
  expect(movedCell(shape, layout, null, 'a')).toBeNull();
  expect(movedCell(shape, layout, 5, 'Enter')).toBeNull();
});

test('no key leads out of a picture of some books', () => {
  const greek = layoutOf(shape, { ...ROOM, isShown: (book) => book >= 39 });
  const first = cell(['matthew', 1, 1]);
  expect(movedCell(shape, greek, null, 'End')).toBe(first);
  expect(movedCell(shape, greek, cell(['genesis', 1, 1]), 'ArrowRight')).toBe(first);
  for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp'])
    expect(movedCell(shape, greek, first, key)).toBe(first);
  expect(movedCell(shape, greek, first, 'PageDown')).toBe(cell(['mark', 1, 1]));
});
