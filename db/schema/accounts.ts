import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Ids 1 and 2 are the administrators' (decision 11); registration starts at 3. */
export const users = sqliteTable('users', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  username: text('username').notNull().unique(),
  /** Encoded argon2id hash, never the password. */
  password: text('password').notNull(),
  themePrimary: text('theme_primary').notNull().default('hsl(217, 91%, 60%)'),
  themeVariant: text('theme_variant', { enum: ['professional', 'tint', 'vibrant'] })
    .notNull()
    .default('professional'),
  themeAppearance: text('theme_appearance', { enum: ['light', 'dark', 'system'] })
    .notNull()
    .default('light'),
  themeRadius: integer('theme_radius').notNull().default(8),
});
