import { LRUCache } from 'lru-cache';
import { REVISION_TRUST_MS } from '../../../functions/isolate/isolate-memory.ts';
import { groupedLocations } from './edge-cache.ts';
import { type Chance, sampler, waitFor } from './zipf.ts';

interface RequestedKind {
  readonly perMonth: number;
  readonly shares: readonly number[];
  readonly bytes: number;
}

/**
 * How many isolates (instances of the Worker) run at a quiet location, and how many requests a second one isolate gets
 * before more are started. Both are assumptions: Cloudflare publishes neither figure.
 */
const ISOLATES = { least: 3, busiest: 50 };

const MEMORY = { max: 4_000, maxSize: 12_000_000 };

const SECONDS_OF_A_MONTH = 30 * 24 * 3600;

/**
 * The share of each kind's requests that the memory of many isolates answers, if nothing is in front of them. As in
 * `IsolateMemory`, an answer comes from it only in the two seconds after the isolate has read the revision.
 * Isolates live for ever here, so the true shares are lower.
 *
 * @param draws the requests that are simulated for an isolate of each group of locations; half of them warm it up
 */
export function memoryHitRates(
  kinds: readonly RequestedKind[],
  locations: readonly number[],
  chance: Chance,
  draws: number,
): number[] {
  const perMonth = kinds.reduce((sum, kind) => sum + kind.perMonth, 0);
  const hits = kinds.map(() => 0);
  for (const { count, share } of groupedLocations(locations)) {
    const perSecond = (perMonth * share) / SECONDS_OF_A_MONTH;
    const isolates = Math.max(ISOLATES.least, Math.ceil(perSecond / ISOLATES.busiest));
    const rates = hitRatesOfOne(kinds, perSecond / isolates, chance, draws);
    for (const [index, rate] of rates.entries()) hits[index] = (hits[index] ?? 0) + rate * count * share;
  }
  return hits;
}

function hitRatesOfOne(
  kinds: readonly RequestedKind[],
  perSecond: number,
  chance: Chance,
  draws: number,
): number[] {
  const memory = new LRUCache<string, number>({
    ...MEMORY,
    sizeCalculation: (bytes, address) => bytes + address.length,
  });
  const whole = kinds.reduce((sum, kind) => sum + kind.perMonth, 0);
  const drawKind = sampler(
    kinds.map((kind) => kind.perMonth / whole),
    chance,
  );
  const drawAddress = kinds.map((kind) => sampler(kind.shares, chance));
  const requests = kinds.map(() => 0);
  const hits = kinds.map(() => 0);
  let now = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  for (let draw = 0; draw < draws; draw += 1) {
    now += waitFor(perSecond, chance) * 1000;
    const kind = drawKind();
    const address = `${kind}/${drawAddress[kind]?.()}`;
    const isHit = now - readAt < REVISION_TRUST_MS && memory.get(address) !== undefined;
    if (!isHit) {
      readAt = now;
      memory.set(address, kinds[kind]?.bytes ?? 0);
    }
    if (draw < draws / 2) continue;
    requests[kind] = (requests[kind] ?? 0) + 1;
    if (isHit) hits[kind] = (hits[kind] ?? 0) + 1;
  }
  return requests.map((count, kind) => (count === 0 ? 0 : (hits[kind] ?? 0) / count));
}
