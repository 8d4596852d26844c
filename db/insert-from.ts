import { getTableColumns, isSQLWrapper, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A value for each column that an insert must fill: SQL, or a value as the schema types it. */
type ValuesOf<T extends SQLiteTable> = {
  readonly [Name in keyof T['$inferInsert']]: T['$inferInsert'][Name] | SQLWrapper;
};

/**
 * `insert into table (…) select …, …` followed by `from`, which is all that comes after the values: a guard
 * (`where exists …`), rows of another table, `on conflict …`. Drizzle's own `insert().select()` wants every column in the
 * order of the table.
 *
 * @throws TypeError where the table has no column of a name.
 */
export function insertFrom<T extends SQLiteTable>(table: T, values: ValuesOf<T>, from: SQL): SQL {
  const columns = getTableColumns(table);
  const filled = Object.entries<unknown>(values).map(([name, value]) => {
    const column = columns[name];
    if (column === undefined) throw new TypeError(`The table has no column ${name}`);
    return {
      name: sql.identifier(column.name),
      value: isSQLWrapper(value) ? value : sql.param(value, column),
    };
  });
  const listed = (parts: readonly SQLWrapper[]): SQL => sql.join([...parts], sql`, `);
  return sql`insert into ${table} (${listed(filled.map(({ name }) => sql`${name}`))})
    select ${listed(filled.map(({ value }) => value))} ${from}`;
}
