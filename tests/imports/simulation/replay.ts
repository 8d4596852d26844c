import { migratedDatabase } from '../../../db/testing.ts';
import { simulateSeed } from './simulate.ts';

/** `node tests/imports/simulation/replay.ts 17 18`: the histories of single seeds, with the jobs they end with. */
const database = await migratedDatabase();
for (const seed of process.argv.slice(2).map(Number)) {
  const result = await simulateSeed(database.client, seed);
  const jobs = await database.client.execute({
    sql: `SELECT id, status, phase, revision_no, done, total, errors FROM import_jobs WHERE edition_id = ?`,
    args: [`sim-${seed}`],
  });
  process.stdout.write(`${JSON.stringify({ ...result, jobs: jobs.rows }, null, 2)}\n`);
}
database.remove();
