import { expect, test } from 'vitest';
import { cardPosition } from './card-position.ts';

const WINDOW = { width: 1280, height: 900, top: 56 };
const at = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 120 });

test('a card stands below its word, in its middle', () => {
  expect(cardPosition(at(600, 200), 384, WINDOW)).toEqual({
    left: 448,
    edge: 326,
    isAbove: false,
    maxHeight: 544,
  });
});

test('near the bottom it stands above, under the header', () => {
  const position = cardPosition(at(600, 700), 384, WINDOW);
  expect(position).toMatchObject({ isAbove: true, edge: 206, maxHeight: 544 });
});

test.each([-40, 0, 1240])('a word at %d does not push it over an edge', (left) => {
  const position = cardPosition(at(left, 200), 384, WINDOW);
  expect(position.left).toBeGreaterThanOrEqual(8);
  expect(position.left + 384).toBeLessThanOrEqual(1272);
});
