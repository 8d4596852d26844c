import { Problem } from '../../ctx/errors.ts';

export const LONGEST_HASH_WAIT_MS = 2_000;

export const tooManyHashes = (seconds: number): Problem =>
  new Problem('unavailable', 'Too many people are signing in right now. Please try again in a moment.', {
    retryAfter: seconds,
  });

/**
 * The time that the queue plans for one hash, in milliseconds. It is a little more than a hash takes. A Worker cannot
 * measure a hash: its clock stops while it computes.
 */
const TURN_MS = 60;

/**
 * Makes the queue of an isolate. It leaves time between hashes when several are waiting, so that other
 * readers get answers in between. No hash begins in the call that requests it, so the queue first accepts or
 * refuses all requests that are there. If hashes take longer than planned, the next ones begin too late, and
 * the plan moves by as much. The queue does not count the waiting requests, because the runtime may stop one
 * whose sender has disconnected.
 *
 * @returns a function that waits and then computes a hash. It throws a Problem 503 if too many are waiting.
 */
export function hashQueue(): <T>(hash: () => T) => Promise<T> {
  let freeAt = 0;
  /** How much later than first planned the waiting hashes begin by now, in milliseconds. */
  let moved = 0;
  return async (hash) => {
    const now = Date.now();
    const turn = Math.max(now, freeAt);
    if (turn - now > LONGEST_HASH_WAIT_MS) throw tooManyHashes(Math.ceil((turn - now) / 1000));
    freeAt = turn + TURN_MS;
    const movedBefore = moved;
    await scheduler.wait(turn - now);
    const late = Math.max(0, Date.now() - turn - (moved - movedBefore));
    moved += late;
    freeAt += late;
    return hash();
  };
}
