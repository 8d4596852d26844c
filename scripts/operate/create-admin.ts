/**
 * `npm run admin:create -- NAME` creates an administrator, or gives an existing one a new password and removes a lost
 * second factor. It works on the library of this machine or, if LIBSQL_URL is set, on the library of a deployment. Set
 * ADMIN_USER_IDS to the value that the Worker has.
 */
import { adminIdsFrom } from '../../functions/ctx/settings.ts';
import { runCommand } from '../reasons.ts';
import { openLibrary } from '../start/open-library.ts';
import { localSecrets } from '../start/secrets.ts';
import { createAdmin } from './admins.ts';

function peppersOf(dataDir: string | null): string {
  if (dataDir !== null) return localSecrets(dataDir).PASSWORD_PEPPER;
  const { PASSWORD_PEPPER } = process.env;
  if (PASSWORD_PEPPER === undefined)
    throw new Error('Set PASSWORD_PEPPER to the value that the deployment has.');
  return PASSWORD_PEPPER;
}

const name = process.argv[2]?.trim() ?? '';
await runCommand(async () => {
  if (name === '') throw new Error('Usage: npm run admin:create -- NAME');
  const { db, dataDir } = openLibrary();
  const admin = await createAdmin(db, name, peppersOf(dataDir), adminIdsFrom(process.env.ADMIN_USER_IDS));
  console.log(`Administrator ${admin.id}, name and password:\n${admin.username} ${admin.password}`);
  db.close();
});
