const FIRST_MS = 1_000;
const LONGEST_MS = 15_000;

/**
 * How long to wait until a job is requested again, in milliseconds. The time grows while nothing changes.
 *
 * @example
 * ```ts
 * pollDelay(0) // => 1000
 * pollDelay(2) // => 2250
 * ```
 */
export const pollDelay = (unchanged: number): number => Math.min(FIRST_MS * 1.5 ** unchanged, LONGEST_MS);
