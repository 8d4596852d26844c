import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** One row, written anew to see whether the database takes a write. */
export const healthProbes = sqliteTable('health_probes', {
  id: integer('id').primaryKey(),
  /** Milliseconds since 1970. */
  at: integer('at').notNull(),
});
