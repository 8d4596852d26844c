import type { ChanceAnswer, ExpectationInAnyOrder } from '../../../domain/contract/index.ts';
import { chanceText } from '../../text/instruments/chance-text.ts';
import { csvOf } from '../../ui/sharing/csv.ts';
import { marginOf } from './chance-words.ts';

export type ChanceRow = ChanceAnswer['neighbours'][number];

/**
 * The expected count for a row of the chance table. For phrases it is that of the same words in any other order, for
 * words that of shuffled letters. Null if it is not known.
 */
export function expectedOf({ inAnyOrder, mean, sd }: ChanceRow): ExpectationInAnyOrder | null {
  return inAnyOrder ?? (mean === null || sd === null ? null : { mean, sd });
}

export function rowsAsCsv(rows: readonly ChanceRow[]): string {
  const { value, found, inAnyOrder, margin, letters, deviation } = chanceText.plot.fileColumns;
  return csvOf([
    [value, found, inAnyOrder, margin, letters, deviation],
    ...rows.map((row) => [
      row.value,
      row.observed,
      row.inAnyOrder?.mean ?? '',
      row.inAnyOrder === null ? '' : marginOf(row.inAnyOrder),
      row.mean ?? '',
      row.sd ?? '',
    ]),
  ]);
}

/** The shapes of a plot in units of its SVG. Each value is 1 wide; the plot is `height` high. */
export interface ChanceShape {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /**
   * The outline of the band from one margin below the expected count to one above it. Empty if there are no expected
   * counts.
   */
  readonly band: string;
  readonly line: string;
  readonly min: number;
  readonly max: number;
}

/** Places the found and the expected counts on one axis, which begins near the smallest of them. */
export function chanceShape(rows: readonly ChanceRow[], height: number): ChanceShape {
  const expected = rows.map(expectedOf);
  const lowerBounds = expected.map((one) =>
    one === null ? Number.POSITIVE_INFINITY : one.mean - marginOf(one),
  );
  const upperBounds = expected.map((one) => (one === null ? 0 : one.mean + marginOf(one)));
  const observed = rows.map((row) => row.observed);
  const min = Math.max(0, Math.floor(Math.min(...observed, ...lowerBounds)));
  const max = Math.max(min + 1, Math.ceil(Math.max(...observed, ...upperBounds)));
  const y = (count: number): number =>
    Math.round((1 - (Math.max(min, count) - min) / (max - min)) * height * 100) / 100;
  const isKnown = expected.every((one) => one !== null);
  const edgePoints = (count: (one: ExpectationInAnyOrder) => number): string[] =>
    isKnown ? expected.flatMap((one, at) => (one === null ? [] : [`${at + 0.5},${y(count(one))}`])) : [];
  const above = edgePoints((one) => one.mean + marginOf(one));
  const below = edgePoints((one) => one.mean - marginOf(one));
  return {
    points: observed.map((count, at) => ({ x: at + 0.5, y: y(count) })),
    band: [...above, ...below.reverse()].join(' '),
    line: edgePoints(({ mean }) => mean).join(' '),
    min,
    max,
  };
}
