import { sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { change, prepared } from '../../db/batch.ts';
import { insertFrom } from '../../db/guarded-insert.ts';
import { ANY_ATTEMPT, owned } from '../attempt.ts';

/**
 * The JSON list `rows` as the table `r`. It is materialised, because SQLite would otherwise extract each row from the
 * whole list again for every column.
 */
export const LISTED = sql`with r as materialized (select key, value from json_each(${sql.placeholder('rows')}))`;

/** The rows of the list, joined with the chunk that the attempt owns. If it owns no chunk, there are no rows. */
export const FROM_LISTED = sql`from r, ${owned(ANY_ATTEMPT)}`;

export const insertListed = <T extends SQLiteTable>(table: T, row: Parameters<typeof insertFrom<T>>[1]) =>
  prepared(() => change(sql`${LISTED} ${insertFrom(table, row, FROM_LISTED)}`));
