import { type SQL, sql } from 'drizzle-orm';

/**
 * An SQL expression for one value of the JSON row `r`, at the index `place`. The index is in the SQL text and not a
 * parameter, because SQLite would read a parameter again for each row.
 */
export const cell = (place: number): SQL => sql.raw(`r.value ->> ${place}`);

/**
 * Gives each column of the list one cell of the JSON row `r`. The first column gets the cell at `place`, and the next
 * columns get the cells after it.
 */
export const cells = <Name extends string>(names: readonly Name[], place = 0): Record<Name, SQL> =>
  Object.fromEntries(names.map((name, index) => [name, cell(place + index)])) as Record<Name, SQL>;
