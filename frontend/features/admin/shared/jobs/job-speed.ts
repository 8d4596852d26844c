export interface ProgressSample {
  readonly at: number;
  readonly done: number;
}

/** The speed of a job is measured over about this time at most, in milliseconds. */
const WINDOW_MS = 30_000;
/** The shortest time over which the speed is measured, in milliseconds. Over a shorter time the figure would jump. */
const SHORTEST_MS = 2_000;

/**
 * Adds a sample of a job's progress and drops the samples that are older than `WINDOW_MS`, but never the newest one
 * before it. Starts again when the progress goes back, as after a retry.
 */
export function withSample(samples: readonly ProgressSample[], next: ProgressSample): ProgressSample[] {
  const last = samples.at(-1);
  if (last !== undefined && next.done < last.done) return [next];
  const recent = samples.filter(({ at }, index) => next.at - at <= WINDOW_MS || index === samples.length - 1);
  return [...recent, next];
}

/** The speed in units a second. Null if the samples cover less than two seconds. */
export function speedOf(samples: readonly ProgressSample[]): number | null {
  const [first] = samples;
  const last = samples.at(-1);
  if (first === undefined || last === undefined || last.at - first.at < SHORTEST_MS) return null;
  return ((last.done - first.done) / (last.at - first.at)) * 1_000;
}

/**
 * The remaining time of a job at a speed, in seconds, at least 1. Null if the job does not move, or if everything
 * is counted while a later phase still runs: the length of that phase is unknown.
 */
export function secondsLeft(
  { done, total }: { readonly done: number; readonly total: number },
  speed: number | null,
): number | null {
  if (speed === null || speed <= 0 || done >= total) return null;
  return Math.max(1, (total - done) / speed);
}
