import { Problem } from '../ctx/errors.ts';

/** The largest number of attempts. If the library changes during each of them, it is being rebuilt. */
const MAX_ATTEMPTS = 3;

/**
 * Repeats an attempt until all its reads saw the same revision of the library. An attempt returns null if its reads saw
 * different revisions.
 * @throws Problem 503 if three attempts in a row return null.
 */
export async function inOneRevision<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let count = 0; count < MAX_ATTEMPTS; count++) {
    const answer = await attempt();
    if (answer !== null) return answer;
  }
  throw new Problem('unavailable', 'The texts are being updated right now. Please try again in a moment.');
}
