import { expect, test } from 'vitest';
import { chanceShape, rowsAsCsv } from './chance-rows.ts';

const ROWS = [
  { value: 1, observed: 10, mean: 8, sd: 2 },
  { value: 2, observed: 0, mean: 4, sd: 6 },
];

test('the bars and the band of expected counts have one scale', () => {
  expect(chanceShape(ROWS, 100)).toEqual({
    bars: [
      { x: 0, y: 0, height: 100 },
      { x: 1, y: 100, height: 0 },
    ],
    // The upper edge from left to right, then the lower edge back. The lower edge is never below zero.
    band: '0.5,0 1.5,0 1.5,100 0.5,40',
    line: '0.5,20 1.5,60',
    max: 10,
  });
});

test('without expected counts there is no band and no line', () => {
  const shape = chanceShape([{ value: 1, observed: 3, mean: null, sd: null }], 100);
  expect([shape.band, shape.line, shape.max]).toEqual(['', '', 3]);
});

test('the CSV has a header and one row for each value; unknown expected counts are empty', () => {
  expect(rowsAsCsv([ROWS[0]!, { value: 2, observed: 5, mean: null, sd: null }])).toBe(
    '\uFEFF"Value","Found","Expected by chance","Standard deviation"\r\n"1","10","8","2"\r\n"2","5","",""\r\n',
  );
});
