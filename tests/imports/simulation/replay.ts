import { eq, getTableColumns } from 'drizzle-orm';
import { importJobs } from '../../../db/schema/index.ts';
import { migratedDatabase } from '../../support/test-database.ts';
import { simulateSeed } from './simulate.ts';

/**
 * Runs the simulation of imports for the given seeds and prints the results and final jobs as JSON: `node
 * tests/imports/simulation/replay.ts 17 18`.
 */
const database = await migratedDatabase();
for (const seed of process.argv.slice(2).map(Number)) {
  const result = await simulateSeed(database.client, seed);
  const { id, status, phase, done, total, errors } = getTableColumns(importJobs);
  const jobs = await database.db
    .select({ id, status, phase, done, total, errors })
    .from(importJobs)
    .where(eq(importJobs.target, `sim-${seed}`));
  process.stdout.write(`${JSON.stringify({ ...result, jobs }, null, 2)}\n`);
}
database.remove();
