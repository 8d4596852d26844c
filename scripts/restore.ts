/**
 * `npm run restore -- FILE` writes a backup of accounts and notes into a database without accounts: that of LIBSQL_URL
 * (and LIBSQL_TOKEN) if it is set, otherwise the library of this machine, whose app must not run. If it is killed, run it
 * again. docs/backup.md has all steps.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { prepareDatabase } from '../db/migrate.ts';
import { LIBRARY } from './backup/clean-stop.ts';
import { restoreRows } from './backup/restore-rows.ts';
import { lockDataDir } from './data-lock.ts';
import { createPrivateFile } from './private-files.ts';
import { reasonOf } from './reasons.ts';
import { readSettings } from './settings.ts';

/** The database to restore into, and a function that closes it. */
async function openDatabase(): Promise<{ db: Client; close: () => void }> {
  const { LIBSQL_URL: url, LIBSQL_TOKEN: authToken } = process.env;
  if (url) {
    const db = createClient({ url, ...(authToken ? { authToken } : {}) });
    return { db, close: () => db.close() };
  }
  const { dataDir } = readSettings();
  const lock = await lockDataDir(dataDir);
  createPrivateFile(join(dataDir, LIBRARY));
  const db = createClient({ url: pathToFileURL(join(dataDir, LIBRARY)).href });
  return {
    db,
    close() {
      db.close();
      lock.release();
    },
  };
}

const [, , file] = process.argv;
try {
  if (file === undefined) throw new Error('Usage: npm run restore -- FILE');
  const { db, close } = await openDatabase();
  try {
    await prepareDatabase(db);
    const { madeAt, counts } = await restoreRows(db, file);
    const rows = Object.entries(counts).map(([table, count]) => `${table} ${count}`);
    console.log(
      `The backup of ${madeAt} is restored (${rows.join(', ')}). Readers sign in again, with their passwords if the pepper is that of the backup's library.`,
    );
  } finally {
    close();
  }
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
