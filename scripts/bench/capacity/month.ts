import { DAYS_OF_A_MONTH, edgeMisses, LOCATION_SHARES } from './edge-cache.ts';
import { memoryHitRates } from './isolate-memory.ts';
import { KINDS, MOST_SEARCH_ROWS, PEAK, REMEMBERED_MS, VISITS_A_MONTH } from './traffic.ts';
import { type Chance, zipfShares } from './zipf.ts';

/**
 * `composed` composes every answer from its rows and keeps it in the isolate's memory only. `kept` has a tiered cache
 * in front that keeps answers for a day, and chapters that are stored as finished bytes. It is what the site does.
 */
export type Design = 'composed' | 'kept';

/** How often a month everything is purged because a text was published: once a week. */
const PURGES = 4;

export function monthOf(readers: number, design: Design, chance: Chance, draws: number) {
  const kinds = KINDS.map((kind) => ({
    ...kind,
    perMonth: readers * VISITS_A_MONTH * kind.perVisit,
    shares: zipfShares(kind.addresses, kind.exponent),
  }));
  const remembered =
    design === 'composed' ? memoryHitRates(kinds, LOCATION_SHARES, chance, draws) : kinds.map(() => 0);
  const sum = { requests: 0, reads: 0, runtimeMs: 0, databaseMs: 0, rows: 0, searchRows: 0, searches: 0 };
  for (const [index, { name, perMonth, shares, composed, finished }] of kinds.entries()) {
    const fromMemory = perMonth * (remembered[index] ?? 0);
    const reads =
      design === 'kept'
        ? edgeMisses(perMonth, shares, { days: 1, purges: PURGES, locations: [1] }, chance)
        : perMonth - fromMemory;
    const cost = design === 'kept' ? (finished ?? composed) : composed;
    sum.requests += perMonth;
    sum.reads += reads;
    sum.runtimeMs += fromMemory * REMEMBERED_MS + reads * cost.runtimeMs;
    sum.databaseMs += reads * cost.databaseMs;
    sum.rows += reads * cost.rows;
    if (name === 'text search') {
      sum.searches += reads;
      sum.searchRows += reads * cost.rows;
    }
  }
  const peakOf = (total: number): number => (total * PEAK) / (DAYS_OF_A_MONTH * 24 * 3600);
  return {
    readers,
    requests: sum.requests,
    runtimeMs: sum.runtimeMs,
    rows: sum.rows,
    searchRows: sum.searchRows,
    /** The rows if each text search read as many as the most expensive one. */
    rowsAtMost: sum.rows - sum.searchRows + sum.searches * MOST_SEARCH_ROWS,
    hitRate: 1 - sum.reads / sum.requests,
    /** The reads of the database per second at the busiest time, and the processors that it needs then. */
    peakReads: peakOf(sum.reads),
    peakCores: peakOf(sum.databaseMs) / 1000,
  };
}

export type Month = ReturnType<typeof monthOf>;

/**
 * The number of readers at which a figure of the months reaches a limit. Between two months it follows a straight line
 * of the logarithms. Null if no month reaches the limit, and the fewest readers if all months do.
 */
export function readersAt(
  months: readonly Month[],
  figure: (month: Month) => number,
  limit: number,
): number | null {
  const after = months.findIndex((month) => figure(month) >= limit);
  const low = months[after - 1];
  const high = months[after];
  if (high === undefined) return null;
  if (low === undefined) return high.readers;
  const part = Math.log(limit / figure(low)) / Math.log(figure(high) / figure(low));
  return low.readers * (high.readers / low.readers) ** part;
}
