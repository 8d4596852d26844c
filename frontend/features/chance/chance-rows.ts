import type { ChanceAnswer } from '../../../domain/contract/index.ts';
import { chanceText } from '../../text/chance.ts';
import { csvOf } from '../../ui/csv.ts';

export type ChanceRow = ChanceAnswer['neighbours'][number];

/** The rows of the plot as CSV: each value with its count, the expected count and the standard deviation. */
export function rowsAsCsv(rows: readonly ChanceRow[]): string {
  const lines = rows.map(({ value, observed, mean, sd }) => [value, observed, mean ?? '', sd ?? '']);
  return csvOf([
    [
      chanceText.plot.fileColumns.value,
      chanceText.plot.fileColumns.found,
      chanceText.plot.fileColumns.expected,
      chanceText.plot.fileColumns.deviation,
    ],
    ...lines,
  ]);
}

/** The shapes of a plot, in its own units. Each value is 1 wide; the plot is `height` high. */
export interface ChanceShape {
  readonly bars: readonly { readonly x: number; readonly y: number; readonly height: number }[];
  /**
   * The outline of the band from one standard deviation below the average to one above it. Empty if there are no
   * expected counts.
   */
  readonly band: string;
  readonly line: string;
  /** The count at the top of the plot. */
  readonly max: number;
}

export function chanceShape(rows: readonly ChanceRow[], height: number): ChanceShape {
  const max = Math.max(
    1,
    ...rows.map(({ observed, mean, sd }) => Math.max(observed, (mean ?? 0) + (sd ?? 0))),
  );
  const y = (count: number): number => Math.round((1 - Math.max(0, count) / max) * height * 100) / 100;
  const known = rows.every(({ mean }) => mean !== null);
  const points = (count: (row: ChanceRow) => number): string[] =>
    known ? rows.map((row, at) => `${at + 0.5},${y(count(row))}`) : [];
  const above = points(({ mean, sd }) => (mean ?? 0) + (sd ?? 0));
  const below = points(({ mean, sd }) => (mean ?? 0) - (sd ?? 0));
  return {
    bars: rows.map(({ observed }, at) => ({ x: at, y: y(observed), height: height - y(observed) })),
    band: [...above, ...below.reverse()].join(' '),
    line: points(({ mean }) => mean ?? 0).join(' '),
    max,
  };
}
