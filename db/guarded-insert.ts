import { type Column, getTableColumns, isSQLWrapper, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

type Row<T extends SQLiteTable> = {
  readonly [Name in keyof T['$inferInsert']]: T['$inferInsert'][Name] | SQLWrapper;
};

/**
 * The SQL that inserts the rows of a select: `insert into table (…) select … from`. `from` is the SQL after
 * the values: their tables, a condition, `on conflict …`.
 * @throws TypeError if `row` has a name that is no column of the table.
 */
export function insertFrom<T extends SQLiteTable>(table: T, row: Row<T>, from: SQL): SQL {
  const cells = cellsOf(table, row);
  const names = sql.join(
    cells.map(({ name }) => name),
    sql`, `,
  );
  const values = sql.join(
    cells.map(({ value }) => value),
    sql`, `,
  );
  return sql`insert into ${table} (${names}) select ${values} ${from}`;
}

/**
 * The SQL that inserts one row if a condition is true: `insert into table (…) select … where condition`. In a
 * template, a clause such as `onConflictUpdate` can follow it.
 *
 * @example
 * ```ts
 * returning(insertIf(sessions, { id, userId, … }, sql`exists (select 1 from ${users} …)`), { id: sessions.id })
 * ```
 */
export const insertIf = <T extends SQLiteTable>(table: T, row: Row<T>, condition: SQL): SQL =>
  insertFrom(table, row, sql`where ${condition}`);

/**
 * The clause `on conflict (key) do update set …`. In its values, `excluded(column)` is the row that could not be
 * inserted.
 */
export function onConflictUpdate<T extends SQLiteTable>(
  table: T,
  key: readonly Column[],
  changes: Partial<Row<T>>,
): SQL {
  const target = sql.join(key.map(bare), sql`, `);
  const sets = sql.join(
    cellsOf(table, changes).map(({ name, value }) => sql`${name} = ${value}`),
    sql`, `,
  );
  return sql`on conflict (${target}) do update set ${sets}`;
}

export const excluded = (column: Column): SQL => sql`excluded.${bare(column)}`;

/** The name of a column without the name of its table, which SQLite does not allow on the left of an assignment. */
const bare = (column: Column): SQL => sql`${sql.identifier(column.name)}`;

function cellsOf<T extends SQLiteTable>(table: T, row: Partial<Row<T>>): { name: SQL; value: SQL }[] {
  const columns: Readonly<Record<string, Column>> = getTableColumns(table);
  return Object.entries<unknown>(row).flatMap(([property, value]) => {
    const column = columns[property];
    if (column === undefined) throw new TypeError(`The table has no column ${property}`);
    if (value === undefined) return [];
    return [{ name: bare(column), value: sql`${isSQLWrapper(value) ? value : sql.param(value, column)}` }];
  });
}
