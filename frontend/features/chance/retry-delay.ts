/**
 * The times in seconds before each new request while the server computes the chance tables. Together they are a
 * little more than five minutes.
 */
const DELAYS = [5, 10, 20, 40, 60, 60, 60, 60] as const;

/**
 * Milliseconds until the next request, after this many answers without the chance tables. Null after the last delay:
 * then the reader must press Retry, and the delays begin again with the answer to that request.
 */
export function retryDelay(answers: number): number | null {
  const seconds = DELAYS[(Math.max(1, answers) - 1) % (DELAYS.length + 1)];
  return seconds === undefined ? null : seconds * 1_000;
}
