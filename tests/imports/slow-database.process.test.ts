import { expect, test } from 'vitest';
import { CORE, csvTask, DELAYS, importDelayed, mostSeconds } from './delayed-import.ts';

const ALL_ROWS = 31_102;
/** The most seconds that the import of a CSV file of the whole Bible may take with the longest delay. */
const MOST_SECONDS = 240;

test('an import of a few hundred rows far from its database sends as few calls as one beside it', async () => {
  const { mostCalls } = await importDelayed(await csvTask(300), 25);
  expect(mostCalls.measure).toBeLessThanOrEqual(50);
  expect(mostCalls.load).toBeLessThanOrEqual(8);
}, 60_000);

// This test runs only with TEST_FULL, because imports of a few rows would show no delay.
if (process.env.TEST_FULL)
  test.each([
    ['the core texts', async () => CORE],
    ['a CSV file of the whole Bible', () => csvTask(ALL_ROWS)],
  ])(
    'far from its database, an import of %s takes its calls with their delays, and twice its time at most',
    {
      timeout: 1_800_000,
    },
    async (_, taskOf) => {
      const task = await taskOf();
      const quiet = await importDelayed(task, 0);
      for (const delayMs of DELAYS) {
        const far = await importDelayed(task, delayMs);
        expect(far.seconds, JSON.stringify(far)).toBeLessThanOrEqual(mostSeconds(quiet, far));
        if (task !== CORE) expect(far.seconds, JSON.stringify(far)).toBeLessThan(MOST_SECONDS);
        expect(far.mostCalls.measure).toBeLessThanOrEqual(50);
        expect(far.mostCalls.load).toBeLessThanOrEqual(8);
      }
    },
  );
