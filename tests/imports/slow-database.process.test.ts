import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { select, sendBatch } from '../../db/batch.ts';
import { editions } from '../../db/schema/index.ts';
import { CHANCE_UNITS } from '../../domain/chance/index.ts';
import type { ExpectationTask } from '../../import-jobs/expectations/compute.ts';
import { countedDatabase } from './counted-database.ts';
import { CORE, csvTask, importDelayed, importInto, ownTextTask } from './delayed-import.ts';

const ALL_ROWS = 31_102;

/**
 * The most steps of SQLite's virtual machine in one transaction (decision 0183). Of the statements of an import, those
 * that write words take the longest for a step, 0.25 µs. So this is half a second here, and 2.5 s on a machine with a
 * fifth of the speed. libSQL ends a transaction after 5 s.
 */
const MOST_STEPS = 2_000_000;
/** The most steps in one transaction of the `derive` phase, which counts lemmas. It had 962,853 when this was written. */
const MOST_DERIVE_STEPS = 1_200_000;

test('a first import of the core texts succeeds in a database that ends every transaction which would take too long on a slow machine', async () => {
  const { db, transactions, close } = await countedDatabase(MOST_STEPS);
  try {
    // To compute the real chance tables takes longer than the import. A table is one row, whatever it holds.
    const computeChance = ({ methods }: ExpectationTask) =>
      methods.flatMap((method) => CHANCE_UNITS.map((unit) => ({ method, unit, entries: new Uint8Array(1) })));
    let before = transactions.length;
    let inDerive: typeof transactions = [];
    const onChunk = (phase: string) => {
      if (phase === 'derive') inDerive = [...inDerive, ...transactions.slice(before)];
      before = transactions.length;
    };
    const failure = await importInto(db, CORE, { computeChance, onChunk }).catch(String);
    const tooLong = [
      ...transactions.filter(({ steps }) => steps > MOST_STEPS),
      ...inDerive.filter(({ steps }) => steps > MOST_DERIVE_STEPS),
    ];
    expect({ failure, tooLong }).toEqual({ failure: undefined, tooLong: [] });
    expect(Math.max(...inDerive.map(({ steps }) => steps))).toBeGreaterThan(MOST_DERIVE_STEPS / 2);
    const [published] = await sendBatch(db, 'read', [
      select(
        { id: editions.id },
        sql`from ${editions} where ${editions.revisionNo} = 1 order by ${editions.id}`,
      ),
    ]);
    expect(published.map(({ id }) => id)).toEqual(['kjv', 'sblgnt', 'strongs', 'wlc']);
    // The counting works: the words of a chunk alone take more.
    expect(Math.max(...transactions.map(({ steps }) => steps))).toBeGreaterThan(MOST_STEPS / 4);
  } finally {
    close();
  }
});

test('an import of a text of its own succeeds in such a database, with as many rows in a chunk as in a deployment', async () => {
  const { db, transactions, close } = await countedDatabase(MOST_STEPS);
  try {
    await importInto(db, await ownTextTask(process.env.TEST_FULL ? ALL_ROWS : 500));
    expect(transactions.filter(({ steps }) => steps > MOST_STEPS)).toEqual([]);
    expect(Math.max(...transactions.map(({ steps }) => steps))).toBeGreaterThan(MOST_STEPS / 4);
  } finally {
    close();
  }
});

test.each([
  ['a CSV file', csvTask],
  ['a text of its own', ownTextTask],
])(
  'an import of a few hundred rows of %s far from its database sends as few calls as one beside it',
  async (_, taskOf) => {
    const { mostCalls } = await importDelayed(await taskOf(300), 25);
    expect(mostCalls.measure).toBeLessThanOrEqual(50);
    expect(mostCalls.load).toBeLessThanOrEqual(8);
  },
);

// These imports take minutes, so they run only with TEST_FULL. `scripts/bench/slow-database.ts` measures their time.
if (process.env.TEST_FULL)
  test.each([
    ['the core texts', async () => CORE, 50],
    ['a CSV file of the whole Bible', () => csvTask(ALL_ROWS), 50],
    // Each of its 790,000 words is a row, because each has a number.
    ['a whole Bible as a text of its own', () => ownTextTask(ALL_ROWS), 70],
  ])(
    'far from its database, an import of %s sends few calls in each chunk',
    async (_, taskOf, mostToMeasure) => {
      const { mostCalls } = await importDelayed(await taskOf(), 25);
      expect(mostCalls.measure).toBeLessThanOrEqual(mostToMeasure);
      expect(mostCalls.load).toBeLessThanOrEqual(8);
    },
  );
