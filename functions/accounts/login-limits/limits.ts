/**
 * The number of wrong passwords for one account before each further try must wait. It applies to each
 * network, and to all networks together that the account does not know.
 */
export const FREE_TRIES = 5;
export const LONGEST_WAIT_MS = 15 * 60_000;
/**
 * The count of an account is forgotten this many milliseconds after its last failure. So is the count of an account and
 * a network that it knows.
 */
export const FORGOTTEN_MS = 24 * 3_600_000;
/**
 * The count of an account and a network that it does not know is forgotten after this time, because there can be very
 * many networks. It is longer than each wait. The count of an address is forgotten when its window of time ends.
 */
export const NETWORK_FORGOTTEN_MS = 30 * 60_000;
/**
 * The time after a login for which the account knows the network, in milliseconds, and the number of networks that an
 * account knows.
 */
export const KNOWN_MS = 90 * 24 * 3_600_000;
export const KNOWN_NETWORKS = 20;
/** The number of wrong passwords from one address over all accounts, and the time in which they are counted. */
export const ADDRESS_TRIES = 20;
export const ADDRESS_WINDOW_MS = 10 * 60_000;
/**
 * The number of registrations from one address, those for a taken name too, and the time in which they are
 * counted. Enough for a school class behind one address.
 */
export const REGISTRATIONS = 60;
export const REGISTRATION_WINDOW_MS = 3_600_000;

/** The time in which the binding SIGN_INS counts, in milliseconds, as in wrangler.toml. */
export const EDGE_WINDOW_MS = 10_000;

/**
 * A limit over all addresses and accounts (docs/decisions/0148-guessing-without-a-lever.md): `atOnce` together, then
 * one every `everyMs`. Each one moves `blockedUntil` in the limit's row forward by `everyMs`.
 */
export interface Ceiling {
  readonly atOnce: number;
  readonly everyMs: number;
}
/** The limit for all login tries. One sender must not reach it: that would delay every reader. */
export const TRIES_IN_ALL: Ceiling = { atOnce: 500, everyMs: 200 };
/**
 * The limit for registrations from all addresses together. `atOnce` is more than REGISTRATIONS, so that one address
 * cannot use up the limit.
 */
export const REGISTRATIONS_IN_ALL: Ceiling = { atOnce: 100, everyMs: 5_000 };

/**
 * The longest time, in milliseconds, that `blockedUntil` may be in the future for one more try or registration to be
 * allowed.
 */
export const roomOf = ({ atOnce, everyMs }: Ceiling): number => (atOnce - 1) * everyMs;
