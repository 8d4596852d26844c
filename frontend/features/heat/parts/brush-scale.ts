import type { HeatHistogram } from '../../../../domain/heat/index.ts';

/** The share of what is counted that the axis shows. The few larger values would leave no room for the others. */
const SHOWN = 0.999;

/**
 * The largest value of the axis: nearly all values are below it, and so is `high`.
 *
 * @example
 * ```ts
 * axisEnd({ width: 1, counts: Uint32Array.of(0, 1_000_000, 0, 1) }, 1) // => 2
 * axisEnd({ width: 1, counts: Uint32Array.of(0, 1_000_000, 0, 1) }, 5) // => 5
 * ```
 */
export function axisEnd({ width, counts }: HeatHistogram, high: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let sum = 0;
  const at = counts.findIndex((count) => {
    sum += count;
    return sum >= all * SHOWN;
  });
  return Math.max(2, high, (at + 1) * width - 1);
}

/** Where a value is on the axis, from 0 to 1. The scale is that of the square root, because small values are frequent. */
export const placeOf = (value: number, end: number): number => Math.sqrt(Math.min(value, end) / end);

/**
 * The value at a place of the axis, at least 1.
 *
 * @example
 * ```ts
 * valueAt(0.5, 400) // => 100
 * valueAt(-1, 400) // => 1
 * ```
 */
export const valueAt = (place: number, end: number): number =>
  Math.max(1, Math.round(Math.min(1, Math.max(0, place)) ** 2 * end));

/**
 * The heights of equally wide bars, from 0 to 1. A height is the square root of the average count of the values in the
 * bar, so that a few very frequent values do not flatten the others.
 */
export function barsOf({ width, counts }: HeatHistogram, end: number, bars: number): number[] {
  const means = Array.from({ length: bars }, (_, bar) => {
    const first = Math.ceil(((bar / bars) ** 2 * end) / width);
    const after = Math.max(first + 1, Math.ceil((((bar + 1) / bars) ** 2 * end) / width));
    const within = counts.subarray(first, after);
    return Math.sqrt(within.reduce((sum, count) => sum + count, 0) / (after - first));
  });
  const highest = Math.max(1, ...means);
  return means.map((mean) => mean / highest);
}

export interface Ends {
  readonly low: number;
  readonly high: number;
}

/** Which part of the brush moves: one end, or both ends together. */
export type BrushPart = 'low' | 'both' | 'high';

/**
 * The range after a part of the brush has moved to a value. An end stops at the other one. Both ends keep their distance
 * and stay within the axis; the value is then that of the smaller end.
 *
 * @example
 * ```ts
 * movedTo({ low: 20, high: 32 }, 'low', 40, 400) // => { low: 32, high: 32 }
 * movedTo({ low: 20, high: 32 }, 'both', 395, 400) // => { low: 388, high: 400 }
 * ```
 */
export function movedTo({ low, high }: Ends, part: BrushPart, value: number, end: number): Ends {
  const within = Math.min(end, Math.max(1, value));
  if (part === 'low') return { low: Math.min(within, high), high };
  if (part === 'high') return { low, high: Math.max(within, low) };
  const width = high - low;
  const start = Math.max(1, Math.min(within, end - width));
  return { low: start, high: start + width };
}
