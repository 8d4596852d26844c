import { expect, test } from 'vitest';
import { cardPosition } from './card-position.ts';

const WINDOW = { width: 1280, height: 900, top: 56 };
const CARD = { width: 320, height: 240 };
const at = (left: number, top: number) => ({ left, right: left + 80, top, bottom: top + 120 });

test('a card is centred below its word', () => {
  expect(cardPosition(at(600, 200), CARD, WINDOW)).toEqual({
    left: 480,
    edge: 326,
    isAbove: false,
    maxHeight: 566,
  });
});

test('a card that just fits stays below its word', () => {
  expect(cardPosition(at(600, 526), CARD, WINDOW)).toMatchObject({ isAbove: false, maxHeight: 240 });
});

test('a card that does not fit below its word is above it, but below the header', () => {
  expect(cardPosition(at(600, 700), CARD, WINDOW)).toMatchObject({
    isAbove: true,
    edge: 206,
    maxHeight: 630,
  });
});

test.each([-40, 0, 1240])('the card of a word at %d stays inside the window', (left) => {
  const position = cardPosition(at(left, 200), CARD, WINDOW);
  expect(position.left).toBeGreaterThanOrEqual(8);
  expect(position.left + CARD.width).toBeLessThanOrEqual(1272);
});
