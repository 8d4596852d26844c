import { type Column, type SQL, sql } from 'drizzle-orm';

/** A share in thousandths of a percent, so that the bounds are computed in whole numbers. */
const UNIT = 100_000;

/** A tolerance in percent as a share. */
export const shareOf = (tolerance: number): number => Math.round(tolerance * 1000);

/** The values near one: from the floor of a share below to the ceiling of a share above. */
export function rangeAround(value: number, share: number): { low: number; high: number } {
  return {
    low: Math.floor((value * (UNIT - share)) / UNIT),
    high: Math.ceil((value * (UNIT + share)) / UNIT),
  };
}

/** Numbers arrive in SQLite as floating point. A division of whole numbers needs a whole one. */
const SHARE = sql`cast(${sql.placeholder('share')} as integer)`;

/** SQL: the lower bound around a value, of the argument `:share`. */
export const lowest = (value: Column): SQL<number> => sql`${value} * (${UNIT} - ${SHARE}) / ${UNIT}`;
/** SQL: the upper bound around a value, of the same argument. */
export const highest = (value: Column): SQL<number> =>
  sql`(${value} * (${UNIT} + ${SHARE}) + ${UNIT - 1}) / ${UNIT}`;
