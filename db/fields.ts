import { Column, is, type SQL, sql } from 'drizzle-orm';

export class OrNull<C extends Column> {
  readonly column: C;
  constructor(column: C) {
    this.column = column;
  }
}

export type Fields = Readonly<Record<string, Column | OrNull<Column> | SQL>>;

export type RowOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** A nullable column in a query that leaves out rows with null. Its values must need no decoding. */
export const notNull = <C extends Column>(column: C): SQL<C['_']['data']> => sql`${column}`;

export type ValueOf<F> =
  F extends OrNull<infer C>
    ? C['_']['data'] | null
    : F extends Column
      ? F['_']['notNull'] extends true
        ? F['_']['data']
        : F['_']['data'] | null
      : F extends SQL<infer T>
        ? T
        : never;

export const orNull = <C extends Column>(column: C): OrNull<C> => new OrNull(column);

export const expressionOf = (field: Fields[string]): Column | SQL =>
  field instanceof OrNull ? field.column : field;

export const selected = (fields: Fields): SQL =>
  sql.join(
    Object.values(fields).map((field, index) => sql`${expressionOf(field)} as ${placeName(index)}`),
    sql`, `,
  );

export const places = (fields: Fields): SQL =>
  sql.join(
    Object.keys(fields).map((_, index) => placeName(index)),
    sql`, `,
  );

const placeName = (index: number): SQL => sql.raw(`c${index}`);

/**
 * Returns a function that turns the driver's values of one row into an object. The values are in the order of
 * the fields. Values of columns that need no decoding are not converted.
 */
export function rowMaker<F extends Fields>(fields: F): (values: ArrayLike<unknown>) => RowOf<F> {
  const names = Object.keys(fields);
  const decoded = Object.entries(fields).flatMap(([name, field], index) => {
    const column = expressionOf(field);
    const isPlain = !is(column, Column) || column.mapFromDriverValue === Column.prototype.mapFromDriverValue;
    return isPlain ? [] : [{ name, index, column }];
  });
  return (values) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index++) row[names[index] as string] = values[index];
    for (const { name, index, column } of decoded) {
      const value = values[index];
      row[name] = value === null ? null : column.mapFromDriverValue(value);
    }
    return row as RowOf<F>;
  };
}
