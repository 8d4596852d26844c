import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** The health check writes the one row of this table to test if the database accepts writes. */
export const healthProbes = sqliteTable('health_probes', {
  id: integer('id').primaryKey(),
  at: integer('at').notNull(),
});
