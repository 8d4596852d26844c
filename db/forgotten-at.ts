/** How long a failure to sign in counts, in milliseconds. */
export const FORGOTTEN_MS = 24 * 3_600_000;

/**
 * SQL: when a row of `login_tries` is to go, the later of two times. An index holds it, and serves what asks for it in
 * these words. (`drizzle-kit` takes no comma in them.)
 */
export const FORGOTTEN_AT = `case when blocked_until > since + ${FORGOTTEN_MS} then blocked_until else since + ${FORGOTTEN_MS} end`;
