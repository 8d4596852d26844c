import { afterAll, describe, expect, test } from 'vitest';
import { migratedDatabase, type TestDatabase } from '../../support/test-database.ts';
import { SIMULATED_SIZES, type SimulatedSizes } from './scenario.ts';
import { type SeedResult, simulateSeed } from './simulate.ts';
import { BROKEN_VARIANTS, type Variant } from './variants.ts';

/**
 * The number of seeds for each size of chunks: SIMULATION_SEEDS if it is set, otherwise 1,000 if TEST_FULL is set (`npm
 * run test:full`), otherwise 30.
 */
const SEEDS = Number(process.env.SIMULATION_SEEDS ?? (process.env.TEST_FULL ? 1000 : 30));
/** A seed of a text of its own takes twice the time. */
const TEXT_SEEDS = process.env.TEST_FULL ? SEEDS : Math.ceil(SEEDS / 3);
/**
 * A new database is made at each seed that is a multiple of this number. The seeds between share a database,
 * so that it has several editions. A new one keeps the queries fast.
 */
const SEEDS_A_DATABASE = 25;
/** The simulation must find the mistake of each variant within this many seeds. */
const SEEDS_A_VARIANT = 40;

const databases: TestDatabase[] = [];
afterAll(() => {
  for (const database of databases) database.remove();
});

async function fresh(): Promise<TestDatabase> {
  databases.pop()?.remove();
  const database = await migratedDatabase();
  databases.push(database);
  return database;
}

const seedsTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

async function simulate(
  seeds: readonly number[],
  until: (result: SeedResult) => boolean,
  variant?: Variant,
  sizes?: SimulatedSizes,
): Promise<SeedResult[]> {
  const results: SeedResult[] = [];
  let database = await fresh();
  for (const seed of seeds) {
    if (seed % SEEDS_A_DATABASE === 0) database = await fresh();
    const result = await simulateSeed(database.client, seed, variant, sizes).catch((cause: unknown) => {
      throw new Error(`Seed ${seed} stopped: ${String(cause)}`, { cause });
    });
    results.push(result);
    if (until(result)) break;
  }
  return results;
}

test.each(Object.entries(SIMULATED_SIZES))(
  'over many seeds of faults in %s no row is lost, written twice or visible too early, and every job ends',
  async (_, sizes) => {
    const seeds = 'isOwnText' in sizes ? TEXT_SEEDS : SEEDS;
    const results = await simulate(seedsTo(seeds), () => false, undefined, sizes);
    const broken = results.filter(({ violations }) => violations.length > 0);
    expect(broken, `broken seeds: ${broken.map(({ seed }) => seed).join(', ')}`).toEqual([]);
    const total = (event: string): number =>
      results.reduce((sum, result) => sum + (result.events[event] ?? 0), 0);
    for (const event of [
      ...['killed', 'retried', 'stray', 'pause', 'resume', 'cancel', 'dead letter', 'given up', 'spoilt'],
    ]) {
      expect(total(event), event).toBeGreaterThan(seeds / 20);
    }
  },
);

describe('the simulation finds the mistake in an engine in which', () => {
  for (const [mistake, variant] of Object.entries(BROKEN_VARIANTS)) {
    test(mistake, async () => {
      const seeds = [...new Set([variant.foundAt, ...seedsTo(SEEDS_A_VARIANT)])];
      const results = await simulate(seeds, (result) => result.violations.length > 0, variant);
      expect(results.at(-1)?.violations).not.toEqual([]);
    });
  }
});

test('two runs of one seed on new databases have equal results', async () => {
  const first = await simulateSeed((await fresh()).client, 7);
  expect(await simulateSeed((await fresh()).client, 7)).toEqual(first);
});
