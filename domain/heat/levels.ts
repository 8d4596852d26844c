/** How many shades a count can have. */
const LEVELS = 5;

export interface HeatLevel {
  readonly low: number;
  readonly high: number;
  /** How strong its shade is: above 0, and 1 for the largest counts. */
  readonly strength: number;
}

/**
 * Divides the counts from `least` to `most` into at most five levels of equal width on a logarithmic scale. So a verse
 * with one more than others is seen, and a few long verses do not take all shades. A level without a whole number is
 * left out. A single count has the full strength.
 *
 * @example
 * ```ts
 * heatLevels(1, 2) // => [{"low":1,"high":1,"strength":0.2},{"low":2,"high":2,"strength":1}]
 * heatLevels(1, 40).map(({ low, high }) => [low, high]) // => [[1,2],[3,4],[5,9],[10,19],[20,40]]
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
    levels.push({ low, high, strength: level / LEVELS });
    low = high + 1;
  }
  return levels;
}

function levelOf(count: number, least: number, most: number): number {
  if (most <= least) return LEVELS;
  const share = Math.log(count / least) / Math.log(most / least);
  return Math.min(LEVELS, 1 + Math.floor(LEVELS * share));
}
