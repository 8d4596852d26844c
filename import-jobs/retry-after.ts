/** The longest wait that a server may ask for at once, in seconds. */
export const LONGEST_WAIT_SECONDS = 900;
/** The wait if a server does not say how long, in seconds. */
const USUAL_SECONDS = 30;

/**
 * Reads `Retry-After`: seconds, or a date. A missing value, or one that is neither, means 30 seconds. The result is at
 * least 1 second and at most 15 minutes.
 *
 * @example
 * ```ts
 * secondsToWait('120', 0) // => 120
 * secondsToWait('soon', 0) // => 30
 * ```
 */
export function secondsToWait(retryAfter: string | null, now: number): number {
  const text = retryAfter?.trim() ?? '';
  const isDate = /^[a-z]{3,}/iu.test(text);
  const seconds = isDate ? (Date.parse(text) - now) / 1000 : /^\d+$/u.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(seconds)) return USUAL_SECONDS;
  return Math.min(Math.max(Math.ceil(seconds), 1), LONGEST_WAIT_SECONDS);
}
