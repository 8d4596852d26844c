/**
 * `npm run restore -- FILE` writes a backup of accounts and notes into a database without accounts: that of LIBSQL_URL
 * (and LIBSQL_TOKEN) if it is set, otherwise the library of this machine, whose app must not run. If it is killed, run
 * it again. docs/backup.md has all steps.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { prepareDatabase } from '../../db/migrate.ts';
import { runCommand } from '../reasons.ts';
import { readSettings } from '../settings.ts';
import { lockDataDir } from '../start/data-lock.ts';
import { removeNote } from '../start/libsql/damage-note.ts';
import { createPrivateFile } from '../start/private-files.ts';
import { checkBackup } from './backup/backup-file.ts';
import { LIBRARY } from './backup/clean-stop.ts';
import { LOCAL_COPIES, raiseCounters } from './backup/counters.ts';
import { findCopy } from './backup/local-copies.ts';
import { restoreRows } from './backup/restore-rows.ts';
import { openDeployment } from './open-deployment.ts';

async function openDatabase() {
  if (process.env.LIBSQL_URL) {
    const db = openDeployment();
    return { db, dataDir: null, close: () => db.close() };
  }
  const { dataDir } = readSettings();
  const lock = await lockDataDir(dataDir);
  const library = join(dataDir, LIBRARY);
  // A note about damage is of an earlier library. The new file can have got the number of that one.
  if (!existsSync(library)) removeNote(library);
  createPrivateFile(library);
  const db = createClient({ url: pathToFileURL(library).href });
  return {
    db,
    dataDir,
    close() {
      db.close();
      lock.release();
    },
  };
}

/**
 * Gives the library the number of the newest copy in its folder. That copy is of an earlier library. Without the
 * number, the next start would think that this library has lost what the copy has, and replace it.
 */
async function raiseCopyCounter(db: Client, dataDir: string): Promise<void> {
  const { copy } = await findCopy(dataDir);
  const number = copy?.backup.counters[LOCAL_COPIES];
  if (number !== undefined) await raiseCounters(db, { [LOCAL_COPIES]: number });
}

const [, , file] = process.argv;
await runCommand(async () => {
  if (file === undefined) throw new Error('Usage: npm run restore -- FILE');
  // A file that cannot be used is refused before a library is made.
  await checkBackup(file);
  const { db, dataDir, close } = await openDatabase();
  try {
    await prepareDatabase(db);
    const { madeAt, counts } = await restoreRows(db, file);
    if (dataDir !== null) await raiseCopyCounter(db, dataDir);
    const rows = Object.entries(counts).map(([table, count]) => `${table} ${count}`);
    console.log(
      `The backup of ${madeAt} is restored (${rows.join(', ')}). Readers sign in again, with their passwords if the pepper is that of the backup's library.`,
    );
  } finally {
    close();
  }
});
