import { expect, test } from 'vitest';
import { CORE, csvTask, DELAYS, importDelayed, mostSeconds } from './delayed-import.ts';

const IS_FULL = process.env.TEST_FULL !== undefined;
/** The whole Bible has 31,102 rows. */
const ALL_ROWS = 31_102;
/** The most seconds of the CSV file of the whole Bible with the longest delay. */
const MOST_SECONDS = 240;

/** Only `npm run test:full` imports with delays, because a short form would show no delay. */
test.runIf(IS_FULL).each([
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
