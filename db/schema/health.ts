import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** Its one row is rewritten to test if the database accepts writes. */
export const healthProbes = sqliteTable('health_probes', {
  id: integer('id').primaryKey(),
  /** Milliseconds since 1970. */
  at: integer('at').notNull(),
});
