import type { Fields } from '../http/statement.ts';

/** A text column that is never null. Throws TypeError: a null there is a broken import, and better found than guessed at. */
export function textOf(row: Fields, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`${column} is not text`);
  return value;
}

/** A text column; null where it holds no text. */
export function textOrNull(row: Fields, column: string): string | null {
  const value = row[column];
  return typeof value === 'string' ? value : null;
}

/** A column of numbers that is never null. Throws TypeError for anything else. */
export function numberOf(row: Fields, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`${column} is not a number`);
  return value;
}

/** A column of numbers; null where it holds none. */
export function numberOrNull(row: Fields, column: string): number | null {
  const value = row[column];
  return typeof value === 'number' ? value : null;
}
