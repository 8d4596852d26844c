import { blob, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Answers about chapters, as they are sent. Only the answer of the present code and revision may be sent. A newer
 * answer overwrites the row, so the table never has more rows than there are addresses.
 */
export const finishedChapters = sqliteTable('finished_chapters', {
  /** The canonical path and query of the call. */
  address: text('address').primaryKey(),
  code: text('code').notNull(),
  revision: text('revision').notNull(),
  /** The answer as JSON in UTF-8, compressed with gzip. */
  gzip: blob('gzip', { mode: 'buffer' }).$type<Uint8Array>().notNull(),
});
