import { seededRandom } from '../../domain/basics/index.ts';
import { edgeMisses, LOCATION_SHARES } from './capacity/edge-cache.ts';
import { memoryHitRates } from './capacity/isolate-memory.ts';
import { type Design, type Month, monthOf, readersAt } from './capacity/month.ts';
import { DATABASE_PLANS, databasePrice, FREE, SOURCES, workersPrice } from './capacity/prices.ts';
import { KINDS, VERSES } from './capacity/traffic.ts';
import { type Chance, zipfShares } from './capacity/zipf.ts';
import { printTable } from './measure/table.ts';

const VIEWS = [1e4, 1e5, 1e6, 1e7, 1e8, 1e9];
const READERS = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8];
const DRAWS = 10_000;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const short = (count: number): string =>
  new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 }).format(count);
const dollars = (price: number): string => `$${short(price)}`;

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

const MONTH_COLUMNS: readonly [head: string, cell: (month: Month) => string][] = [
  ['readers', ({ readers }) => short(readers)],
  ['requests', ({ requests }) => short(requests)],
  ['no row read', ({ hitRate }) => percent(hitRate)],
  ['rows read', ({ rows }) => short(rows)],
  ['text search', ({ rows, searchRows }) => percent(searchRows / rows)],
  ['Worker h', ({ runtimeMs }) => short(runtimeMs / 3_600_000)],
  ['reads/s at peak', ({ peakReads }) => short(peakReads)],
  ['DB cores', ({ peakCores }) => peakCores.toFixed(2)],
  ['Workers', (month) => dollars(workersPrice(month))],
  ['database', ({ rows }) => dollars(databasePrice(rows).price)],
  ['plan', ({ rows }) => databasePrice(rows).plan],
  ['at most', ({ rowsAtMost }) => dollars(databasePrice(rowsAtMost).price)],
];

/**
 * Prints a table with a row for each simulated month. “At most” is the database’s price if each text search reads as
 * many rows as the most expensive one.
 */
function printMonths(title: string, months: readonly Month[]): void {
  printTable(
    title,
    MONTH_COLUMNS.map(([head]) => head),
    months.map((month) => MONTH_COLUMNS.map(([, cell]) => cell(month))),
  );
}

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
 * Prints the model of docs/scaling.md: how many requests the caches answer, what the rest costs, and where limits are.
 * It measures nothing: `capacity/traffic.ts` has earlier measurements, estimates and assumptions. The random numbers
 * are seeded, so each run prints the same.
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
  const composed = months('composed');
  const kept = months('kept');
  printMonths('Composed for every request, kept in the memory of the isolates', composed);
  printMonths('Kept at the edge for a day, chapters stored as finished bytes', kept);
  printLimits(composed, kept);
  printTable('Prices', ['what', 'page', 'as of'], SOURCES);
}
