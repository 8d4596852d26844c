import { Problem } from './errors.ts';

/** A library that changes more often than this while one request is answered is being rebuilt. */
const MAX_ATTEMPTS = 3;

/**
 * The answer of an attempt that found the library the same in all that it read; null is one that did not, and is made
 * again. Throws a `Problem` where that does not end.
 */
export async function inOneRevision<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let count = 0; count < MAX_ATTEMPTS; count++) {
    const answer = await attempt();
    if (answer !== null) return answer;
  }
  throw new Problem('unavailable', 'The library is being renewed just now. Please try again in a moment.');
}
