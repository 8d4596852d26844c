/** Wrong passwords for one account before each further try must wait. Applies to one network and to all networks. */
export const FREE_TRIES = 5;
export const LONGEST_WAIT_MS = 15 * 60_000;
/** How long a failed login is remembered. */
export const FORGOTTEN_MS = 24 * 3_600_000;
/** How long after a login its network is known to the account, and how many networks are remembered. */
export const KNOWN_MS = 90 * 24 * 3_600_000;
export const KNOWN_NETWORKS = 20;
/** Wrong passwords from one address over all accounts, and the time in which they are counted. */
export const ADDRESS_TRIES = 20;
export const ADDRESS_WINDOW_MS = 10 * 60_000;
/**
 * Registrations from one address, failed ones too, and the time in which they are counted. Enough for a school class
 * behind one address.
 */
export const REGISTRATIONS = 60;
export const REGISTRATION_WINDOW_MS = 3_600_000;

/**
 * A limit over all addresses and accounts (docs/decisions/0086-guessing-in-all.md): `atOnce` together, then one every
 * `everyMs`. Each one moves `blockedUntil` in the limit's row forward by `everyMs`.
 */
export interface Ceiling {
  readonly atOnce: number;
  readonly everyMs: number;
}
/** Tries to sign in, over all networks that are not known to the account that is tried. */
export const TRIES_IN_ALL: Ceiling = { atOnce: 150, everyMs: 1_000 };
/** Registrations from all addresses. `atOnce` is more than REGISTRATIONS, so that one address cannot use up all. */
export const REGISTRATIONS_IN_ALL: Ceiling = { atOnce: 100, everyMs: 5_000 };

/** How far `blockedUntil` may be ahead of now, in milliseconds, for one more try or registration to be allowed. */
export const roomOf = ({ atOnce, everyMs }: Ceiling): number => (atOnce - 1) * everyMs;
