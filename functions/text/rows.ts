import type { ResultSet, Row } from '@libsql/client/web';

/** Rows of one statement of a batch; none where the statement is missing. */
export function rowsOf(results: readonly ResultSet[], statement: number): readonly Row[] {
  return results[statement]?.rows ?? [];
}

/** A text column that is never null. A null there is a broken import, and better found than guessed at. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`${column} is not text`);
  return value;
}

export function textOrNull(row: Row, column: string): string | null {
  const value = row[column];
  return typeof value === 'string' ? value : null;
}

export function numberOf(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`${column} is not a number`);
  return value;
}

export function numberOrNull(row: Row, column: string): number | null {
  const value = row[column];
  return typeof value === 'number' ? value : null;
}
