/**
 * `npm run import` fills a deployed database with the core texts, from any machine with Node. `npm run import
 * -- packs` adds text packs: all of them, or those whose ids follow. LIBSQL_URL and LIBSQL_TOKEN name the
 * database. Without LIBSQL_URL, packs go into the local library, and core texts are refused. Letters files of
 * a deployed database go to LETTERS_DIR (.build/letters); `npm run deploy` puts them into the bucket. If it
 * is killed, the next run continues. A second run changes nothing.
 */
import { join, resolve } from 'node:path';
import { progressPrinter } from '../progress.ts';
import { BUILD_DIR, readSettings } from '../settings.ts';
import { fillLibrary } from '../start/fill-library.ts';
import { folderBlobs } from '../start/folder-blobs.ts';
import { newAdminLine } from './admins.ts';
import { packIds } from './import-packs.ts';
import { openDeployment } from './open-deployment.ts';

const fail = (message: string): never => {
  console.error(message);
  process.exit(2);
};

function requestedPacks(): string[] | null {
  const [what, ...ids] = process.argv.slice(2);
  if (what === undefined) return null;
  if (what !== 'packs') return fail('Usage: npm run import, or npm run import -- packs [ID…]');
  try {
    return packIds(ids);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

async function fillDeployed(packs: readonly string[] | null): Promise<void> {
  const lettersDir = resolve(process.env.LETTERS_DIR ?? join(BUILD_DIR, 'letters'));
  const client = openDeployment();
  await fillLibrary(client, folderBlobs(lettersDir), packs === null ? {} : { packs });
  client.close();
  console.log(`The library is complete. Letters files: ${lettersDir}`);
}

/** Adds packs to the library of `npm start`. The app must not run meanwhile, because it holds the library. */
async function fillLocal(packs: readonly string[]): Promise<void> {
  const { dataDir } = readSettings();
  // Both modules are large, and an import into a deployed database needs neither.
  const { build } = await import('../build.ts');
  const { startLocalStack } = await import('../start/local-stack.ts');
  console.log('Building…');
  await build();
  const printer = progressPrinter();
  const stack = await startLocalStack({ dataDir, port: 0, packs, onProgress: printer.update });
  printer.end();
  if (stack.newAdmin !== null) console.log(newAdminLine(stack.newAdmin));
  await stack.expectations;
  await stack.close();
  console.log(`The packs are in the library in ${dataDir}: ${packs.join(', ')}.`);
}

const packs = requestedPacks();
try {
  if (process.env.LIBSQL_URL) await fillDeployed(packs);
  else if (packs === null) fail('Set LIBSQL_URL (and LIBSQL_TOKEN) to the database that is to be filled.');
  else await fillLocal(packs);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
