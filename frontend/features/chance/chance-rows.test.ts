import { expect, test } from 'vitest';
import { chanceShape, rowsAsCsv } from './chance-rows.ts';

const ROWS = [
  { value: 1, observed: 10, mean: 8, sd: 2 },
  { value: 2, observed: 0, mean: 4, sd: 6 },
];

test('bars and band stand on one scale', () => {
  expect(chanceShape(ROWS, 100)).toEqual({
    bars: [
      { x: 0, y: 0, height: 100 },
      { x: 1, y: 100, height: 0 },
    ],
    // One deviation above from left to right, one below (never under nothing) back.
    band: '0.5,0 1.5,0 1.5,100 0.5,40',
    line: '0.5,20 1.5,60',
    most: 10,
  });
});

test('where chance is not known there is no band', () => {
  const shape = chanceShape([{ value: 1, observed: 3, mean: null, sd: null }], 100);
  expect([shape.band, shape.line, shape.most]).toEqual(['', '', 3]);
});

test('as CSV: a header, a row a value, nothing where chance is not known', () => {
  expect(rowsAsCsv([ROWS[0]!, { value: 2, observed: 5, mean: null, sd: null }])).toBe(
    '\uFEFF"Value","Found","Expected by chance","Standard deviation"\r\n"1","10","8","2"\r\n"2","5","",""\r\n',
  );
});
