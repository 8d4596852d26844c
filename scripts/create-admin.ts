/** `npm run admin:create -- NAME`: an administrator for the local library, or a new password for one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { createAdmin } from './admins.ts';
import { localSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';

const name = process.argv[2]?.trim() ?? '';
try {
  if (name === '') throw new Error('Usage: npm run admin:create -- NAME');
  const { dataDir } = readSettings();
  const file = join(dataDir, 'library.db');
  if (!existsSync(file)) throw new Error(`There is no library in ${dataDir} yet: start once with npm start.`);
  const db = createClient({ url: `file:${file}` });
  // The server may be writing.
  await db.execute('pragma busy_timeout = 5000');
  const admin = await createAdmin(db, name, localSecrets(dataDir).PASSWORD_PEPPER);
  console.log(`Administrator ${admin.username} (id ${admin.id}), password: ${admin.password}`);
  db.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
