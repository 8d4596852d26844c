import { type Chance, waitFor, zipfShares } from './zipf.ts';

/**
 * A cache in front of the Worker. It keeps an answer for `days` days, and all answers are purged `purges` times a
 * month, because texts are published.
 */
export interface EdgeCache {
  readonly days: number;
  readonly purges: number;
  /**
   * The share of all requests of each location that keeps answers of its own. `[1]` is a tiered cache: a location
   * without an answer asks the upper tier, so each answer is made only once for all locations.
   */
  readonly locations: readonly number[];
}

export const DAYS_OF_A_MONTH = 30;

export function edgeMisses(
  perMonth: number,
  shares: readonly number[],
  cache: EdgeCache,
  chance: Chance,
): number {
  const groups = groupedLocations(cache.locations);
  let misses = 0;
  for (const share of shares)
    for (const group of groups) {
      const perDay = (perMonth * share * group.share) / DAYS_OF_A_MONTH;
      misses += group.count * missesOfOne(perDay, cache, chance);
    }
  return misses;
}

function missesOfOne(perDay: number, { days, purges }: EdgeCache, chance: Chance): number {
  const between = DAYS_OF_A_MONTH / (purges + 1);
  let misses = 0;
  for (let now = waitFor(perDay, chance); now < DAYS_OF_A_MONTH; ) {
    misses += 1;
    const purged = (Math.floor(now / between) + 1) * between;
    now = Math.min(now + days, purged) + waitFor(perDay, chance);
  }
  return misses;
}

/** Groups locations, the largest first: one alone, then always a third more. So 330 locations make about 17 groups. */
export function groupedLocations(shares: readonly number[]) {
  /** A group is simulated by one of its locations, which has their mean share. */
  const groups: { count: number; share: number }[] = [];
  for (let from = 0, next = 1; from < shares.length; ) {
    const to = Math.min(shares.length, Math.max(from + 1, Math.round(next)));
    const sum = shares.slice(from, to).reduce((a, b) => a + b, 0);
    groups.push({ count: to - from, share: sum / (to - from) });
    next = to * 1.4;
    from = to;
  }
  return groups;
}

/** Cities with a data centre. Cloudflare names more than 330 (https://www.cloudflare.com/network/). */
const LOCATIONS = 330;

export const LOCATION_SHARES: readonly number[] = zipfShares(LOCATIONS, 1);
