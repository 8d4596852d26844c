import { expect, test } from 'vitest';
import { figuresOf, pointsOf } from './number-figures.ts';

test.each([
  [2701, [{ kind: 'triangle', side: 73 }]],
  [10, [{ kind: 'triangle', side: 4 }]],
  [676, [{ kind: 'square', side: 26 }]],
  [73, [{ kind: 'star', side: 4 }]],
  [13, [{ kind: 'star', side: 2 }]],
  // Two rows of 13 would show nothing about 26.
  [26, []],
  [1, []],
  [23, []],
  [2 * 9973, []],
])('figuresOf gives for the number %i the figures %j', (value, figures) => {
  expect(figuresOf(value)).toEqual(figures);
});

test('each figure has as many points as its number counts, and no point twice', () => {
  let figures = 0;
  for (let value = 1; value <= 800; value++) {
    for (const figure of figuresOf(value)) {
      const points = pointsOf(figure).map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`);
      expect(new Set(points).size, `the ${figure.kind} of ${value}`).toBe(value);
      figures++;
    }
  }
  expect(figures).toBeGreaterThan(70);
});
