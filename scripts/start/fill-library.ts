import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { prepareDatabase } from '../../db/migrate.ts';
import type { LettersStore } from '../../import-jobs/context.ts';
import type { EditionSource } from '../../import-jobs/records.ts';
import { restoreLettersFiles } from '../../import-jobs/restore-letters-files.ts';
import { runChance, runJobs } from '../../import-jobs/run-jobs.ts';
import { CORE_SOURCES } from '../../import-jobs/sources/core/index.ts';
import { importPacks } from '../operate/import-packs.ts';
import { printMessages, progressPrinter, reportFailures } from '../progress.ts';
import { BUILD_DIR } from '../settings.ts';
import { folderBlobs } from './folder-blobs.ts';

export interface Filling {
  /** Ids of text packs, in place of the core texts. */
  packs?: readonly string[];
  /** Other sources in place of the core texts. Tests use them, because the core takes a minute. */
  sources?: readonly EditionSource[];
}

/**
 * Migrates the database of a deployment, imports the texts that it does not have, makes the letters files that `store`
 * does not have, and computes the missing chance tables. A letters file is in the store before readers see its edition.
 * If it is killed, the next call continues. A second call changes nothing.
 * @throws Error that names each text that was not imported, and why.
 */
export async function fillLibrary(
  client: Client,
  store: LettersStore,
  { packs, sources = CORE_SOURCES }: Filling = {},
): Promise<void> {
  await prepareDatabase(client);
  const printer = progressPrinter();
  const options = { db: client, blobs: store, onProgress: printer.update };
  const runs =
    packs === undefined
      ? await runJobs(options, sources)
      : await importPacks(options, folderBlobs(join(BUILD_DIR, 'packs')), packs);
  printer.end();
  reportFailures(runs);
  printMessages(runs);
  const restored = await restoreLettersFiles(client, store);
  if (restored.length > 0) console.log(`Letters files were made again: ${restored.join(', ')}.`);
  const { built } = await runChance(options);
  if (built.length > 0) console.log(`The chance tables were computed for ${built.join(', ')}.`);
}
