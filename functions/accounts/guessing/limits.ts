/** Wrong passwords at one account, from one network and from all, before each further one has to wait. */
export const FREE_TRIES = 5;
export const LONGEST_WAIT_MS = 15 * 60_000;
/** How long a failure to sign in counts. */
export const FORGOTTEN_MS = 24 * 3_600_000;
/** How long after a login its network counts as one of the account's, and how many of them are remembered. */
export const KNOWN_MS = 90 * 24 * 3_600_000;
export const KNOWN_NETWORKS = 20;
/** Wrong passwords of one address over all accounts, and in what time. */
export const ADDRESS_TRIES = 20;
export const ADDRESS_WINDOW_MS = 10 * 60_000;
/** Registrations of one address, failed ones too, and in what time: enough for a class behind one address. */
export const REGISTRATIONS = 60;
export const REGISTRATION_WINDOW_MS = 3_600_000;

/**
 * A limit over all addresses and accounts (docs/decisions/0086-guessing-in-all.md): `atOnce` together, then one every
 * `everyMs`. Each one moves the `blockedUntil` of the limit's row by `everyMs`.
 */
export interface Ceiling {
  readonly atOnce: number;
  readonly everyMs: number;
}
/** Tries from networks where the account is not known. */
export const TRIES_IN_ALL: Ceiling = { atOnce: 150, everyMs: 1_000 };
/** More than REGISTRATIONS, so that one address alone never uses all of them up. */
export const REGISTRATIONS_IN_ALL: Ceiling = { atOnce: 100, everyMs: 5_000 };

/** How far ahead of now a limit's row may be while there is room for one more. */
export const roomOf = ({ atOnce, everyMs }: Ceiling): number => (atOnce - 1) * everyMs;
