/**
 * `npm run backup` makes a backup of accounts and notes, or `npm run backup -- FILE` with a name of your choice. If
 * LIBSQL_URL (and LIBSQL_TOKEN) is set, it reads that database and also puts the file into the bucket. Otherwise it
 * takes the newest copy of the library of this machine, which the running app makes within a minute of a change.
 * docs/backup.md says how to restore it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { runCommand } from '../reasons.ts';
import { ROOT, readSettings } from '../settings.ts';
import { type Backup, moveIntoPlace, writeBackup } from './backup/backup-file.ts';
import { takeCopy } from './backup/local-copies.ts';
import { readLibrary } from './backup/read-library.ts';
import { openDeployment } from './open-deployment.ts';

async function backUp(part: string): Promise<Backup> {
  if (!process.env.LIBSQL_URL) return takeCopy(readSettings().dataDir, part);
  const db = openDeployment();
  try {
    return await writeBackup(part, await readLibrary(db));
  } finally {
    db.close();
  }
}

function upload(file: string): void {
  const place = `${process.env.BACKUP_BUCKET || 'library'}/backups/${basename(file)}`;
  const args = ['r2', 'object', 'put', place, '--file', file, '--remote'];
  const { status, error } = spawnSync('wrangler', args, { stdio: 'inherit' });
  if (status !== 0)
    throw new Error(
      `The backup is not in the bucket${error === undefined ? '' : ` (${error.message})`}. Put it there with: npx wrangler ${args.join(' ')}`,
    );
}

const name = `accounts-and-notes-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}.jsonl.gz`;
const file = resolve(process.argv[2] ?? resolve(ROOT, 'backups', name));
await runCommand(async () => {
  if (existsSync(file)) throw new Error(`${file} exists already: choose another name.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // The file gets its name when it is complete, so that a kill never leaves half a backup under it.
  rmSync(`${file}.part`, { force: true });
  const { madeAt, counts } = await backUp(`${file}.part`);
  moveIntoPlace(`${file}.part`, file);
  const rows = Object.entries(counts).map(([table, count]) => `${table} ${count}`);
  console.log(`Backup of ${madeAt} (${rows.join(', ')}): ${file}`);
  if (process.env.LIBSQL_URL) upload(file);
});
