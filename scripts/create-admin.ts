/**
 * `npm run admin:create -- NAME` creates an administrator, or gives an existing one a new password. It works on the
 * library of this machine or, if LIBSQL_URL is set, on the library of a deployment. Set ADMIN_USER_IDS to the value
 * that the Worker has.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { adminIdsFrom } from '../functions/accounts/admin-ids.ts';
import { createAdmin } from './admins.ts';
import { isBeingReplaced } from './backup/replace-damaged.ts';
import { makeDataDirPrivate } from './private-files.ts';
import { reasonOf } from './reasons.ts';
import { localSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';

async function openLibrary(): Promise<{ db: Client; pepper: string }> {
  const { LIBSQL_URL, LIBSQL_TOKEN, PASSWORD_PEPPER } = process.env;
  if (LIBSQL_URL !== undefined) {
    if (PASSWORD_PEPPER === undefined)
      throw new Error('Set PASSWORD_PEPPER to the value that the deployment has.');
    const access = LIBSQL_TOKEN === undefined ? {} : { authToken: LIBSQL_TOKEN };
    return { db: createClient({ url: LIBSQL_URL, ...access }), pepper: PASSWORD_PEPPER };
  }
  const { dataDir } = readSettings();
  const file = join(dataDir, 'library.db');
  if (isBeingReplaced(dataDir))
    throw new Error(
      `The library in ${dataDir} is being replaced, because it was damaged: finish that with npm start, then try again.`,
    );
  if (!existsSync(file)) throw new Error(`There is no library in ${dataDir} yet: start once with npm start.`);
  makeDataDirPrivate(dataDir);
  // This program waits up to 5 s if the server is writing at the same time.
  const db = createClient({ url: pathToFileURL(file).href, timeout: 5000 });
  return { db, pepper: localSecrets(dataDir).PASSWORD_PEPPER };
}

const name = process.argv[2]?.trim() ?? '';
try {
  if (name === '') throw new Error('Usage: npm run admin:create -- NAME');
  const { db, pepper } = await openLibrary();
  const admin = await createAdmin(db, name, pepper, adminIdsFrom(process.env.ADMIN_USER_IDS));
  console.log(`Administrator ${admin.id}, name and password:\n${admin.username} ${admin.password}`);
  db.close();
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
