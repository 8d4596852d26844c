/** How many shades the counts of an answer can have. */
export const HEAT_LEVELS = 4;

export interface HeatLevel {
  readonly low: number;
  readonly high: number;
  /** From 1 to `HEAT_LEVELS`, which is the strongest. */
  readonly level: number;
}

/**
 * Divides the counts from `least` to `most` into at most four levels of equal width on a logarithmic scale. So a verse
 * with one more than others is seen, and a few long verses do not take all shades. A level without a whole number is
 * left out. A single count has the strongest level.
 *
 * @example
 * ```ts
 * heatLevels(1, 2) // => [{"low":1,"high":1,"level":1},{"low":2,"high":2,"level":4}]
 * heatLevels(1, 40).map(({ low, high }) => [low, high]) // => [[1,2],[3,6],[7,15],[16,40]]
 * heatLevels(0, 0) // => []
 * ```
 */
export function heatLevels(least: number, most: number): HeatLevel[] {
  if (most < 1) return [];
  const levels: HeatLevel[] = [];
  for (let low = Math.max(1, least); low <= most; ) {
    const level = levelOf(low, least, most);
    let high = low;
    while (high < most && levelOf(high + 1, least, most) === level) high++;
    levels.push({ low, high, level });
    low = high + 1;
  }
  return levels;
}

function levelOf(count: number, least: number, most: number): number {
  if (most <= least) return HEAT_LEVELS;
  const share = Math.log(count / least) / Math.log(most / least);
  return Math.min(HEAT_LEVELS, 1 + Math.floor(HEAT_LEVELS * share));
}
