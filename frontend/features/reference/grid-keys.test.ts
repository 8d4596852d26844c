import { expect, test } from 'vitest';
import { nextInGrid } from './grid-keys.ts';

const GRID = ['Genesis', 'Exodus', 'Ezra', 'Job', 'Psalms', 'Proverbs', 'Jude'].map((name, index) => ({
  name,
  box: { left: (index % 3) * 100, top: Math.floor(index / 3) * 40 },
}));
const after = (key: string, from: string): string | null => {
  const next = nextInGrid(
    key,
    GRID,
    GRID.findIndex(({ name }) => name === from),
  );
  return next === null ? null : (GRID[next]?.name ?? null);
};

test.each([
  ['ArrowRight', 'Genesis', 'Exodus'],
  ['ArrowRight', 'Ezra', 'Job'],
  ['ArrowLeft', 'Genesis', null],
  ['ArrowRight', 'Jude', null],
  ['ArrowDown', 'Exodus', 'Psalms'],
  ['ArrowDown', 'Proverbs', 'Jude'],
  ['ArrowDown', 'Jude', null],
  ['ArrowUp', 'Jude', 'Job'],
  ['ArrowUp', 'Genesis', null],
  ['Home', 'Jude', 'Genesis'],
  ['End', 'Genesis', 'Jude'],
  ['e', 'Exodus', 'Ezra'],
  ['E', 'Ezra', 'Exodus'],
  ['x', 'Ezra', null],
  ['Enter', 'Ezra', null],
])('in the grid of books, the key %s moves the focus from %s to %s', (key, from, to) => {
  expect(after(key, from)).toBe(to);
});

test('while the focus is outside the grid of books, no key moves it', () => {
  expect(nextInGrid('ArrowDown', GRID, -1)).toBeNull();
});
