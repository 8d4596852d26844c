/** While the tables are being computed: how long until it is worth asking again, in seconds; five minutes in all. */
const WAITS = [5, 10, 20, 40, 60, 60, 60, 60] as const;

/**
 * Milliseconds until it is asked again after this many answers without the tables; null where it has been asked often
 * enough. One more answer, which the reader has asked for, begins the waiting anew.
 */
export function waitAfter(answers: number): number | null {
  const seconds = WAITS[(Math.max(1, answers) - 1) % (WAITS.length + 1)];
  return seconds === undefined ? null : seconds * 1_000;
}
