import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { ownTexts, recoveryCodes, secondFactors, studyNotes, users } from '../../../db/schema/index.ts';

/**
 * The tables that are backed up. A table comes after the tables that it refers to. A row with a `userId` belongs to
 * that account. The columns are numbers, texts, booleans or JSON, because a backup stores rows as JSON.
 *
 * Of an added text, this is how it is read; its file is in the bucket, from which the imports' timer imports it again. Other
 * tables are not backed up: texts can be imported again, and readers sign in again.
 */
export const BACKED_UP: readonly SQLiteTable[] = [users, secondFactors, recoveryCodes, studyNotes, ownTexts];

export type Row = Readonly<Record<string, unknown>>;

export interface SavedRow {
  readonly table: string;
  readonly row: Row;
}

/**
 * The most rows that one statement reads or writes. A note has at most 20,000 characters of at most six bytes of JSON
 * each, so 80 notes fit into the 10 MB that a libSQL server answers at most.
 */
export const ROWS_AT_ONCE = 80;
