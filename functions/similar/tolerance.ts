import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * The unit of shares. A share is in thousandths of a percent, so that the bounds are computed with whole numbers.
 */
const UNIT = 100_000;

/** Converts a tolerance in percent to a share. */
export const shareOf = (tolerance: number): number => Math.round(tolerance * 1000);

/** The range from `share` below a value, rounded down, to `share` above it, rounded up. */
export function rangeAround(value: number, share: number): { low: number; high: number } {
  return {
    low: Math.floor((value * (UNIT - share)) / UNIT),
    high: Math.ceil((value * (UNIT + share)) / UNIT),
  };
}

/**
 * The argument `:share` as an integer. SQLite receives numbers as floating point, and its integer division needs
 * integers.
 */
const SHARE = sql`cast(${sql.placeholder('share')} as integer)`;

/** SQL for the lower bound around a value, with the argument `:share`. */
export const lowest = (value: Column): SQL<number> => sql`${value} * (${UNIT} - ${SHARE}) / ${UNIT}`;
/** SQL for the upper bound around a value, with the argument `:share`. */
export const highest = (value: Column): SQL<number> =>
  sql`(${value} * (${UNIT} + ${SHARE}) + ${UNIT - 1}) / ${UNIT}`;
