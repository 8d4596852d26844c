import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { LIBRARY } from '../operate/backup/clean-stop.ts';
import { isBeingReplaced } from '../operate/backup/replace-damaged.ts';
import { openDeployment } from '../operate/open-deployment.ts';
import { readSettings } from '../settings.ts';
import { makeDataDirPrivate } from './private-files.ts';

/**
 * Opens the library of a deployment if LIBSQL_URL is set, otherwise the library of this machine. `dataDir` is the
 * folder of the latter; null for a deployment.
 * @throws Error if there is no library on this machine, or if it is being replaced.
 */
export function openLibrary(): { db: Client; dataDir: string | null } {
  if (process.env.LIBSQL_URL) return { db: openDeployment(), dataDir: null };
  const { dataDir } = readSettings();
  const file = join(dataDir, LIBRARY);
  if (isBeingReplaced(dataDir))
    throw new Error(
      `The library in ${dataDir} is being replaced, because it was damaged: finish that with npm start, then try again.`,
    );
  if (!existsSync(file)) throw new Error(`There is no library in ${dataDir} yet: start once with npm start.`);
  makeDataDirPrivate(dataDir);
  // The program waits up to 5 s if the server is writing at the same time.
  return { db: createClient({ url: pathToFileURL(file).href, timeout: 5000 }), dataDir };
}
