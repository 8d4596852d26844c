import { chmodSync, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { reasonOf } from '../../reasons.ts';
import { type Backup, checkBackup, moveIntoPlace, writeBackup } from './backup-file.ts';
import { LIBRARY } from './clean-stop.ts';
import { LOCAL_COPIES, raiseCounters } from './counters.ts';
import { readLibrary } from './read-library.ts';

const NEWEST = 'backup.jsonl.gz';
const BEFORE = 'backup-before.jsonl.gz';

/**
 * How often the app looks whether the library has changed, in milliseconds. So accounts and notes are copied within a
 * minute of a change.
 */
const LOOK_MS = 30_000;

/**
 * Finds the newest copy of the accounts and notes that can be used. `refused` has the reason for each copy that cannot.
 */
export async function findCopy(
  dataDir: string,
): Promise<{ copy: { path: string; backup: Backup } | null; refused: string[] }> {
  const refused: string[] = [];
  for (const path of [join(dataDir, NEWEST), join(dataDir, BEFORE)]) {
    if (!existsSync(path)) continue;
    try {
      return { copy: { path, backup: await checkBackup(path) }, refused };
    } catch (error) {
      refused.push(reasonOf(error));
    }
  }
  return { copy: null, refused };
}

/**
 * Copies the newest usable copy of the accounts and notes to the file `path`. The app may run meanwhile.
 * @throws Error if there is no such copy.
 */
export async function takeCopy(dataDir: string, path: string): Promise<Backup> {
  const { copy, refused } = await findCopy(dataDir);
  if (copy === null)
    throw new Error(
      [...refused, `${dataDir} has no copy of accounts and notes: start once with npm start.`].join('\n'),
    );
  copyFileSync(copy.path, path);
  chmodSync(path, 0o600);
  // The app may have put a newer copy there after the check.
  return checkBackup(path);
}

/**
 * Makes a copy of the accounts and notes, and keeps the copy before it. Makes none if the accounts and notes are the
 * same as in `newest`, the newest copy. `newest` is null if no copy can be used.
 * @returns the newest copy. Throws if a copy cannot be read or written; the copies have not changed then.
 */
export async function makeCopy(
  dataDir: string,
  db: Pick<Client, 'batch'>,
  newest: Backup | null,
): Promise<Backup> {
  const part = join(dataDir, `${NEWEST}.part`);
  rmSync(part, { force: true });
  const { counters, rows } = await readLibrary(db);
  const number = (counters[LOCAL_COPIES] ?? 0) + 1;
  const copy = await writeBackup(part, { counters: { ...counters, [LOCAL_COPIES]: number }, rows });
  if (newest !== null && isSame(newest, copy)) {
    rmSync(part);
    return newest;
  }
  // The library gets the copy's number after its rows are read and before the copy gets its final name. So a library
  // with a lower number than a copy has lost something that the copy has.
  await raiseCounters(db, { [LOCAL_COPIES]: number });
  if (newest !== null) renameSync(join(dataDir, NEWEST), join(dataDir, BEFORE));
  moveIntoPlace(part, join(dataDir, NEWEST));
  return copy;
}

function isSame(a: Backup, b: Backup): boolean {
  const content = ({ sha256, counters }: Backup) =>
    JSON.stringify([sha256, { ...counters, [LOCAL_COPIES]: 0 }]);
  return content(a) === content(b);
}

/**
 * Copies the accounts and notes of a local library while it is in use: at regular times, if anything has been
 * committed. A failure is printed, and the next time the copy is tried again.
 *
 * @returns a function that makes the last copy and ends.
 */
export function startCopies(
  dataDir: string,
  { url, token, everyMs = LOOK_MS }: { url: string; token: string; everyMs?: number | undefined },
): () => Promise<void> {
  const client = createClient({ url, authToken: token });
  let seen: string | null = null;
  let newest: Backup | null | undefined;
  let failure = '';
  let copying = Promise.resolve();
  async function copyIfChanged(): Promise<void> {
    const commits = lookAtLog(dataDir);
    if (commits !== null && commits === seen) return;
    try {
      if (newest === undefined) newest = await newestOf(dataDir);
      newest = await makeCopy(dataDir, client, newest);
      seen = commits;
      failure = '';
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== failure)
        console.error(`Accounts and notes could not be copied (${reason}); this is tried again.`);
      failure = reason;
      // The copies in the folder may have been moved, so the newest one is looked for again.
      newest = undefined;
    }
  }
  const copy = () => {
    copying = copying.then(copyIfChanged);
  };
  const timer = setInterval(copy, everyMs);
  return async () => {
    clearInterval(timer);
    copy();
    await copying;
    client.close();
  };
}

async function newestOf(dataDir: string): Promise<Backup | null> {
  const { copy } = await findCopy(dataDir);
  return copy?.path === join(dataDir, NEWEST) ? copy.backup : null;
}

/**
 * Describes SQLite's log, which every commit changes. Null if the log was written in the last second: a further commit
 * could have the same time.
 */
function lookAtLog(dataDir: string): string | null {
  const log = statSync(join(dataDir, `${LIBRARY}-wal`), { bigint: true, throwIfNoEntry: false });
  if (log === undefined) return 'no log';
  return Date.now() - Number(log.mtimeMs) < 1000 ? null : `${log.size} ${log.mtimeNs}`;
}
