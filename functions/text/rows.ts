import type { ResultSet } from '@libsql/client/web';

/** A row by column name, from the driver or unpacked. */
export type Fields = Readonly<Record<string, unknown>>;

const PACKED = 'packed: ';

/**
 * A query as one column of a statement, its rows as one JSON text in their order. The driver spends more on a row of
 * many columns than SQLite does on finding it, and one statement needs no transaction. `columns` are those of `sql`;
 * integers must be safe.
 */
export function packed(columns: readonly string[], sql: string): string {
  return `(select json_group_array(json_array(${columns.join(', ')})) from (${sql})) as "${PACKED}${columns.join(' ')}"`;
}

/** Rows of one statement of a batch; none where the statement is missing. */
export function rowsOf(results: readonly ResultSet[], statement: number): readonly Fields[] {
  return results[statement]?.rows ?? [];
}

/** Rows of a packed column of a statement; none where the statement is missing. */
export function unpack(results: readonly ResultSet[], statement: number, column: number): readonly Fields[] {
  const result = results[statement];
  const columns = result?.columns[column]?.slice(PACKED.length).split(' ') ?? [];
  const rows = JSON.parse(String(result?.rows[0]?.[column] ?? '[]')) as unknown[][];
  return rows.map((row) => {
    const fields: Record<string, unknown> = {};
    for (let i = 0; i < columns.length; i++) fields[columns[i] as string] = row[i];
    return fields;
  });
}

/** A text column that is never null. A null there is a broken import, and better found than guessed at. */
export function textOf(row: Fields, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`${column} is not text`);
  return value;
}

export function textOrNull(row: Fields, column: string): string | null {
  const value = row[column];
  return typeof value === 'string' ? value : null;
}

export function numberOf(row: Fields, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`${column} is not a number`);
  return value;
}

export function numberOrNull(row: Fields, column: string): number | null {
  const value = row[column];
  return typeof value === 'number' ? value : null;
}
