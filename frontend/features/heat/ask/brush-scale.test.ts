import { expect, test } from 'vitest';
import { axisEnd, barsOf, movedTo, placeOf, valueAt } from './brush-scale.ts';

const EVEN = { width: 1, counts: new Uint32Array(401).fill(7, 1) };

test('a value and its place on the axis belong together', () => {
  for (const value of [1, 26, 37, 399, 400]) expect(valueAt(placeOf(value, 400), 400)).toBe(value);
});

test('bars of equally frequent values are equally high', () => {
  const bars = barsOf(EVEN, axisEnd(EVEN, 1), 60);
  expect(bars).toHaveLength(60);
  for (const bar of bars.slice(4)) expect(bar).toBeCloseTo(1, 5);
});

test('a histogram whose entries have several values has the same axis', () => {
  const wide = { width: 10, counts: new Uint32Array(41).fill(70) };
  expect(axisEnd(wide, 1)).toBe(409);
  expect(Math.max(...barsOf(wide, 409, 20))).toBe(1);
});

test('an empty histogram has an axis without bars', () => {
  const empty = { width: 1, counts: new Uint32Array(0) };
  expect(axisEnd(empty, 26)).toBe(26);
  expect(barsOf(empty, 26, 3)).toEqual([0, 0, 0]);
});

test('the ends of the range never cross, and both together keep their distance', () => {
  const range = { low: 20, high: 32 };
  expect(movedTo(range, 'high', 5, 400)).toEqual({ low: 20, high: 20 });
  expect(movedTo(range, 'low', -5, 400)).toEqual({ low: 1, high: 32 });
  expect(movedTo(range, 'both', 21, 400)).toEqual({ low: 21, high: 33 });
  expect(movedTo(range, 'both', -100, 400)).toEqual({ low: 1, high: 13 });
});
