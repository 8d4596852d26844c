import { expect, test } from 'vitest';
import { type ChanceRow, chanceShape, rowsAsCsv } from './chance-rows.ts';

const ROWS: readonly ChanceRow[] = [
  { value: 1, observed: 100, mean: 80, sd: 1, inAnyOrder: { mean: 98, sd: 1 } },
  { value: 2, observed: 92, mean: 70, sd: 3, inAnyOrder: { mean: 94, sd: 2 } },
];
const UNKNOWN: ChanceRow = { value: 2, observed: 5, mean: null, sd: null, inAnyOrder: null };

test('the plot of chance has one axis for found counts, expected counts and the band, which does not begin at zero', () => {
  expect(chanceShape(ROWS, 100)).toEqual({
    points: [
      { x: 0.5, y: 0 },
      { x: 1.5, y: 80 },
    ],
    // The points of the band's upper edge from left to right, then of its lower edge from right to left.
    band: '0.5,0 1.5,20 1.5,100 0.5,40',
    line: '0.5,20 1.5,60',
    min: 90,
    max: 100,
  });
});

test('the plot of chance compares single words with shuffled letters', () => {
  const words = ROWS.map((row) => ({ ...row, inAnyOrder: null }));
  expect(chanceShape(words, 100).min).toBe(64);
});

test('the plot of chance has no band and no line without expected counts', () => {
  const shape = chanceShape([{ ...UNKNOWN, observed: 3 }], 100);
  expect(shape).toMatchObject({ band: '', line: '', min: 3, max: 4 });
});

test('the CSV file of chance has a header and one row for each value; unknown expected counts are empty', () => {
  expect(rowsAsCsv([ROWS[0] as ChanceRow, UNKNOWN])).toBe(
    '\uFEFF"Value","Found","Expected in any other order","Margin","Expected of shuffled letters","Standard deviation"\r\n' +
      '"1","100","98","2","80","1"\r\n"2","5","","","",""\r\n',
  );
});
