import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The chance tables: for every value, how often it occurs on average when the letters of an edition are
 * shuffled over the same word shapes (`domain/chance/`). A table belongs to the revision that it was computed
 * from, and is used only with it.
 */
export const expectations = sqliteTable(
  'expectations',
  {
    editionId: text('edition_id', { length: 20 }).notNull(),
    revision: text('revision').notNull(),
    method: text('method', { length: 60 }).notNull(),
    /** The counted unit: single words, spans of two words or more within a verse, or spans of one word or more. */
    unit: text('unit', { enum: ['word', 'span', 'any'] }).notNull(),
    /** The version of the computation (`CHANCE_RECIPE`). */
    recipe: integer('recipe').notNull(),
    runs: integer('runs').notNull(),
    /** For each value from 0 on: mean and standard deviation, each as a little-endian 32-bit float. */
    entries: blob('entries', { mode: 'buffer' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.editionId, t.revision, t.method, t.unit] })],
);
