import { seededRandom } from '../domain/random.ts';
import { edgeMisses, LOCATION_SHARES } from './capacity/edge-cache.ts';
import { memoryHitRates } from './capacity/isolate-memory.ts';
import { type Design, type Month, monthOf, readersAt } from './capacity/month.ts';
import { DATABASE_PLANS, databasePrice, FREE, SOURCES, workersPrice } from './capacity/prices.ts';
import { KINDS, VERSES } from './capacity/traffic.ts';
import { type Chance, zipfShares } from './capacity/zipf.ts';
import { printTable } from './table.ts';

const VIEWS = [1e4, 1e5, 1e6, 1e7, 1e8, 1e9];
const READERS = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8];
const DRAWS = 6_000;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const short = (count: number): string =>
  new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 }).format(count);
const dollars = (price: number): string => `$${short(price)}`;

/** The share of a month's verse reads that each kind of cache answers, if nothing is published. */
function printHitRates(chance: Chance): void {
  const shares = zipfShares(VERSES, 1);
  const edge = (views: number, locations: readonly number[]): string =>
    percent(1 - edgeMisses(views, shares, { days: 1, purges: 0, locations }, chance) / views);
  printTable(
    'The share of a month’s reads of verses that each cache answers (Zipf 1.0; answers at the edge are kept for a day)',
    ['reads', 'memory of the isolates', 'a cache at each location', 'tiered cache'],
    VIEWS.map((views) => [
      short(views),
      percent(
        memoryHitRates([{ perMonth: views, shares, bytes: 7_300 }], LOCATION_SHARES, chance, DRAWS)[0] ?? 0,
      ),
      edge(views, LOCATION_SHARES),
      edge(views, [1]),
    ]),
  );
}

function printMonths(title: string, months: readonly Month[]): void {
  printTable(
    title,
    ['readers', 'requests', 'no row read', 'rows read', 'text search', 'Worker h', 'reads/s at peak'].concat([
      'DB cores',
      'Workers',
      'database',
      'plan',
      'in all',
    ]),
    months.map((month) => {
      const [workers, database] = [workersPrice(month), databasePrice(month.rows)];
      return [
        short(month.readers),
        short(month.requests),
        percent(month.hitRate),
        short(month.rows),
        percent(month.searchRows / month.rows),
        short(month.runtimeMs / 3_600_000),
        short(month.peakReads),
        month.peakCores.toFixed(2),
        dollars(workers),
        dollars(database.price),
        database.plan,
        dollars(workers + database.price),
      ];
    }),
  );
}

/** The number of readers a month at which each design reaches a limit. */
function printLimits(composed: readonly Month[], kept: readonly Month[]): void {
  const limits: [string, (month: Month) => number, number][] = [
    ['Workers Free: 100,000 requests a day', ({ requests }) => requests, FREE.requestsADay * 30],
    ['Turso Free: 500 million rows', ({ rows }) => rows, FREE.rows],
    ...DATABASE_PLANS.map((plan): [string, (month: Month) => number, number] => [
      `Turso ${plan.name}: ${short(plan.rows)} rows`,
      ({ rows }) => rows,
      plan.rows,
    ]),
    ['one processor of the database at peak', ({ peakCores }) => peakCores, 1],
  ];
  const at = (months: readonly Month[], figure: (month: Month) => number, limit: number): string => {
    const readers = readersAt(months, figure, limit);
    return readers === null ? 'not reached' : short(readers);
  };
  printTable(
    'Readers a month at which a limit is reached',
    ['limit', 'composed', 'kept'],
    limits.map(([name, figure, limit]) => [name, at(composed, figure, limit), at(kept, figure, limit)]),
  );
}

/**
 * Prints the model of docs/scaling.md: how many requests the caches answer, what the rest costs, and where limits are. It
 * measures nothing; the figures of `capacity/traffic.ts` were measured, and each run prints the same.
 */
export async function benchCapacity(): Promise<void> {
  const random = seededRandom(23_005);
  const chance = (): number => random.next() / 2 ** 32;
  printTable(
    'What one request costs (ms of processor)',
    ['request', 'in a visit', 'addresses', 'Worker ms', 'database ms', 'rows'],
    KINDS.map(({ name, perVisit, addresses, composed, finished = composed }) => [
      name,
      String(perVisit),
      short(addresses),
      ...(['runtimeMs', 'databaseMs', 'rows'] as const).map((what) =>
        finished[what] === composed[what]
          ? short(composed[what])
          : `${short(composed[what])} → ${short(finished[what])}`,
      ),
    ]),
  );
  printHitRates(chance);
  const months = (design: Design): Month[] =>
    READERS.map((readers) => monthOf(readers, design, chance, DRAWS));
  const [composed, kept] = [months('composed'), months('kept')];
  printMonths('Composed for every request, kept in the memory of the isolates', composed);
  printMonths('Kept at the edge for a day, chapters stored as finished bytes', kept);
  printLimits(composed, kept);
  printTable('Prices', ['what', 'page', 'as of'], SOURCES);
}
