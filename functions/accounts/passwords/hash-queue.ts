import { Problem } from '../../http/errors.ts';

/** Longest that a password waits until its hash is computed, in milliseconds; whoever would wait longer is refused. */
export const LONGEST_HASH_WAIT_MS = 2_000;

/** The 503 for a request that would wait too long for a hash; `seconds` becomes its `Retry-After`. */
export const tooManyHashes = (seconds: number): Problem =>
  new Problem('unavailable', 'Too many are signing in at this moment. Please try again in a little while.', {
    retryAfter: seconds,
  });
