import { Problem } from '../../http/errors.ts';

/** The longest wait for a hash, in milliseconds. A request that would wait longer is refused. */
export const LONGEST_HASH_WAIT_MS = 2_000;

/**
 * The error with status 503 for a request that would wait too long. `seconds` is the value of its header
 * `Retry-After`.
 */
export const tooManyHashes = (seconds: number): Problem =>
  new Problem('unavailable', 'Too many people are signing in right now. Please try again in a moment.', {
    retryAfter: seconds,
  });
