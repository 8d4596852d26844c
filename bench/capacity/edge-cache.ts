import { type Chance, waitFor, zipfShares } from './zipf.ts';

/** A cache in front of the Worker, and for how long it keeps an answer. */
export interface EdgeCache {
  /** For how many days an answer is kept. */
  readonly days: number;
  /** How often in the month everything is purged, because a text was published. */
  readonly purges: number;
  /**
   * The shares of the locations that keep answers of their own. `[1]` is a tiered cache: a location that does not have
   * an answer asks the upper tier, so each answer is made once for the world.
   */
  readonly locations: readonly number[];
}

export const DAYS_OF_A_MONTH = 30;

/**
 * How many of a month's requests for one kind of address the Worker has to answer. Requests come at random times, and
 * the month begins with an empty cache. Only misses are simulated: after each of them the answer is kept, and the next
 * miss is the first request after that. So a hundred million readers take no longer than a thousand. The cache has room
 * for everything, which is the best case.
 */
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

/** Groups locations, the largest first: one alone, then always a third more. So 330 locations are about 17 groups. */
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

/** The shares of the locations. That they follow Zipf's law, as sizes of cities do, is an assumption. */
export const LOCATION_SHARES: readonly number[] = zipfShares(LOCATIONS, 1);
