import { type SQL, sql } from 'drizzle-orm';

/** A cell of the JSON row `r`. The place stands in the SQL itself: a parameter would be read again for each row. */
export const cell = (place: number): SQL => sql.raw(`r.value ->> ${place}`);

/** Neighbouring cells of the JSON row `r` as values of columns, the first from `place`. */
export const cells = <Name extends string>(names: readonly Name[], place = 0): Record<Name, SQL> =>
  Object.fromEntries(names.map((name, index) => [name, cell(place + index)])) as Record<Name, SQL>;
