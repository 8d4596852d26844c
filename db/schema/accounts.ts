import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Ids 1 and 2 are reserved for administrators. Registration starts at 3 (docs/decisions/0080-accounts.md).
 */
export const users = sqliteTable('users', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  username: text('username').notNull().unique(),
  /** The name in the form that the function `usernameKey` gives it. Two accounts cannot have equal keys. */
  usernameKey: text('username_key').notNull().default('').unique(),
  /** The encoded argon2id hash, never the password. The name of its pepper and a colon come first, if it has a name. */
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

/**
 * The sessions of signed-in readers. A token is valid only while its session has a row. Times are in milliseconds since
 * 1970.
 */
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
    /** When the reader last proved with a code of their second factor that it is them. 0 if they never did. */
    confirmedAt: integer('confirmed_at').notNull().default(0),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

export const secondFactors = sqliteTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /**
   * The secret that the authenticator app also has, encrypted. The name of the pepper that its key comes from and a
   * colon come first, if the pepper has a name.
   */
  secret: text('secret').notNull(),
  /** False until a first code has shown that the authenticator app has the secret. */
  isOn: integer('is_on', { mode: 'boolean' }).notNull().default(false),
  /** The time step of the last code that was used. Codes of this step and of earlier ones are refused. */
  lastStep: integer('last_step').notNull().default(0),
  /** Digests of the second factor's recovery codes that are not used yet. */
  recoveryCodes: text('recovery_codes', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
});

/**
 * The codes with which readers can choose a new password, one row for each unused code. A used code has no row. The
 * codes of a second factor are in its own row.
 */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** An HMAC of the code. Its key is a pepper, whose name and a colon come first, if it has a name. */
    digest: text('digest').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.digest] })],
);

/**
 * Counts of wrong passwords: by account and network, by account, by address, and in total. Counts of registrations:
 * by address and in total. Counts of imports of notes, by reader. Times in milliseconds since 1970.
 */
export const loginTries = sqliteTable(
  'login_tries',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    /**
     * The row counts until this time, and is forgotten afterwards. The database column is still
     * named `since`, because during an update older code runs on the new schema.
     */
    until: integer('since').notNull(),
    /**
     * No try is allowed before this time. In the rows that count all tries or all registrations
     * together, it is the time when the full number is allowed at once again.
     */
    blockedUntil: integer('blocked_until').notNull(),
  },
  // A timer deletes rows whose time has passed. Without this index, it would read every row.
  (t) => [index('login_tries_since').on(t.until)],
);

/**
 * The networks that readers have signed in from. Wrong passwords from other networks do not lock the owner out
 * there.
 */
export const knownNetworks = sqliteTable(
  'known_networks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    network: text('network').notNull(),
    until: integer('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.network] })],
);
