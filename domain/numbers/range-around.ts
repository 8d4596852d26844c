/** The thousandths of a percent in a whole. With them the bounds are computed in whole numbers. */
const WHOLE = 100_000;

/**
 * The range from `tolerance` percent below a value, rounded down, to as much above it, rounded up.
 *
 * @example
 * ```ts
 * rangeAround(1773, 1) // => { low: 1755, high: 1791 }
 * ```
 */
export function rangeAround(value: number, tolerance: number): { low: number; high: number } {
  const share = Math.round(tolerance * 1000);
  return {
    low: Math.floor((value * (WHOLE - share)) / WHOLE),
    high: Math.ceil((value * (WHOLE + share)) / WHOLE),
  };
}
