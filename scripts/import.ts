/**
 * `npm run import` fills a deployed database with the core texts, from any machine with Node. LIBSQL_URL and
 * LIBSQL_TOKEN name the database. Letters files go to LETTERS_DIR (.build/letters); docs/deploying.md says how to
 * upload them. If it is killed, the next run continues. A second run changes nothing.
 */
import { join, resolve } from 'node:path';
import { createClient } from '@libsql/client';
import { prepareDatabase } from '../db/migrate.ts';
import { runChance, runJobs } from '../import-jobs/run-jobs.ts';
import { CORE_SOURCES } from '../import-jobs/sources/core/index.ts';
import { folderBlobs } from './folder-blobs.ts';
import { progressPrinter, reportFailures } from './progress.ts';
import { BUILD_DIR } from './settings.ts';

const url = process.env.LIBSQL_URL;
if (!url) {
  console.error('Set LIBSQL_URL (and LIBSQL_TOKEN) to the database that is to be filled.');
  process.exit(2);
}
const lettersDir = resolve(process.env.LETTERS_DIR ?? join(BUILD_DIR, 'letters'));
const client = createClient({
  url,
  ...(process.env.LIBSQL_TOKEN ? { authToken: process.env.LIBSQL_TOKEN } : {}),
});
await prepareDatabase(client);
const printer = progressPrinter();
const blobs = folderBlobs(lettersDir);
const runs = await runJobs(
  { db: client, blobs, onProgress: (progress) => printer.update(progress) },
  CORE_SOURCES,
);
printer.end();
reportFailures(runs);
const { built, notes } = await runChance({ db: client, blobs });
client.close();
if (built.length > 0) console.log(`The chance tables were computed for ${built.join(', ')}.`);
for (const note of notes)
  console.log(`${note} Letters files: ${lettersDir}. Import from the machine that has them.`);
console.log(`The library is complete. Letters files: ${lettersDir}`);
