import { servedFrom, type Tally } from '../ctx/tally.ts';

/**
 * The columns of a data point: the name of `blob1`, then of `blob2`, and so on. docs/running.md has the queries. New
 * columns go to the end, because data that is stored keeps its columns.
 */
export const BLOBS = ['route', 'served'] as const;
export const DOUBLES = ['status', 'ms', 'databaseMs', 'bytes'] as const;

interface DataPoint {
  /**
   * The pattern of the route, such as `/api/verse/:book/:chapter/:verse`; or the name of a queue or of the timer. It is
   * never the path, which shows what somebody reads.
   */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly tally: Tally;
}

/**
 * Writes a data point to Analytics Engine. The call returns at once, so it does not delay the answer. A failed write is
 * ignored, because an answer is worth more than its figures.
 */
export function writeDataPoint(
  dataset: AnalyticsEngineDataset,
  { route, status, ms, tally }: DataPoint,
): void {
  const { databaseMs, bytes } = tally;
  const blobs: Record<(typeof BLOBS)[number], string> = { route, served: servedFrom(tally) };
  const doubles: Record<(typeof DOUBLES)[number], number> = { status, ms, databaseMs, bytes };
  try {
    dataset.writeDataPoint({
      // Where there are too many data points, each route is sampled by itself, so rare routes are kept.
      indexes: [route],
      blobs: BLOBS.map((name) => blobs[name]),
      doubles: DOUBLES.map((name) => doubles[name]),
    });
  } catch {
    // A failed write of a data point does not change the answer.
  }
}
