const FIRST_MS = 1_000;
const LONGEST_MS = 15_000;

/**
 * How long to wait until the list of jobs is requested again, in milliseconds. `unchanged` counts the last
 * answers in a row that brought nothing new: the time grows with it, up to 15 seconds.
 */
export const pollDelay = (unchanged: number): number => Math.min(FIRST_MS * 1.5 ** unchanged, LONGEST_MS);
