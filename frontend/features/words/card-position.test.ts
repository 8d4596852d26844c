import { expect, test } from 'vitest';
import { cardPosition } from './card-position.ts';

const WINDOW = { width: 1280, height: 900, top: 56 };
const at = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 120 });

test('a card is centred below its word', () => {
  expect(cardPosition(at(600, 200), 384, WINDOW)).toEqual({
    left: 448,
    edge: 326,
    isAbove: false,
    maxHeight: 544,
  });
});

test('near the bottom of the window the card is above the word, but below the header', () => {
  const position = cardPosition(at(600, 700), 384, WINDOW);
  expect(position).toMatchObject({ isAbove: true, edge: 206, maxHeight: 544 });
});

test.each([-40, 0, 1240])('the card of a word at %d stays inside the window', (left) => {
  const position = cardPosition(at(left, 200), 384, WINDOW);
  expect(position.left).toBeGreaterThanOrEqual(8);
  expect(position.left + 384).toBeLessThanOrEqual(1272);
});
