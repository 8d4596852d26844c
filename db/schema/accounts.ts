import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Ids 1 and 2 are reserved for the administrators. Registration starts at 3 (docs/decisions/0080-accounts.md). */
export const users = sqliteTable('users', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  username: text('username').notNull().unique(),
  /** The name in one case and form, by which accounts are told apart. */
  usernameKey: text('username_key').notNull().default('').unique(),
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

/** Who is signed in where. A token is only as good as its row here. Times in milliseconds since 1970. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    seenAt: integer('seen_at').notNull(),
    device: text('device').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

/**
 * Wrong passwords, counted by account and network, by account, by address and in all; registrations by address and in
 * all. Times in milliseconds since 1970.
 */
export const loginTries = sqliteTable(
  'login_tries',
  {
    /** A digest: neither names nor addresses are kept. */
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    /** When the address's count began; of all others, their last failure. */
    since: integer('since').notNull(),
    /** No further try before; of a count in all, when what was taken will have been worked off. */
    blockedUntil: integer('blocked_until').notNull(),
  },
  // Each try forgets what is due: without it, it would look at every row.
  (t) => [index('login_tries_since').on(t.since)],
);

/** From which networks an account was signed in, so that guesses from elsewhere do not keep its owner out. */
export const knownNetworks = sqliteTable(
  'known_networks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A digest of name and network. */
    network: text('network').notNull(),
    /** Milliseconds since 1970. */
    until: integer('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.network] })],
);
