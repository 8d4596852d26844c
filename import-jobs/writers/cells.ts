import { type SQL, sql } from 'drizzle-orm';

/**
 * A cell of the JSON row `r`. Its index is in the SQL text, because SQLite would read a parameter again for each row.
 */
export const cell = (place: number): SQL => sql.raw(`r.value ->> ${place}`);

/** Gives consecutive cells of the JSON row `r` to columns. The first column gets the cell at `place`. */
export const cells = <Name extends string>(names: readonly Name[], place = 0): Record<Name, SQL> =>
  Object.fromEntries(names.map((name, index) => [name, cell(place + index)])) as Record<Name, SQL>;
