import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { prepareDatabase } from '../../../db/migrate.ts';
import { reasonOf } from '../../reasons.ts';
import { notedDamage, removeNote } from '../../start/libsql/damage-note.ts';
import { createPrivateFile } from '../../start/private-files.ts';
import { compareWithMark, LIBRARY, removeMark } from './clean-stop.ts';
import { findDamage } from './find-damage.ts';
import { findCopy } from './local-copies.ts';
import { restoreRows } from './restore-rows.ts';

/**
 * The endings of the files of a database: the logs, the index of the log and the database itself. The logs are moved
 * first, so that a new library never finds the log of an old one.
 */
const PARTS = ['-wal', '-journal', '-shm', ''];

/** A new library that may not have all its rows yet. If a start is killed, the next one makes it again. */
const UNFINISHED = 'library.new.db';

/**
 * Replaces a damaged or missing library with a new one that has the accounts and notes of the newest copy, and reports
 * it. The damaged library is kept in the same folder under another name. If there never was a copy, the library is only
 * moved away. If the start is killed meanwhile, the next start does it again.
 * @throws Error if the library is not damaged but cannot be opened, if no copy can be used, or if the new library
 *   cannot be created. The library has not changed then.
 */
export async function replaceIfDamaged(dataDir: string): Promise<void> {
  const file = join(dataDir, LIBRARY);
  const unfinished = join(dataDir, UNFINISHED);
  for (const part of PARTS) rmSync(unfinished + part, { force: true });
  let found: Awaited<ReturnType<typeof findCopy>> | null = null;
  let damage: string | null;
  try {
    const mark = compareWithMark(dataDir);
    const wasStopped = mark === 'unchanged';
    if (!wasStopped) found = await findCopy(dataDir);
    damage =
      notedDamage(file) ??
      (mark === 'damaged'
        ? 'it has other bytes than when the app was stopped'
        : findDamage(file, { wasStopped, copied: found?.copy?.backup.counters ?? null }));
  } catch (error) {
    throw cannotOpen(file, error);
  }
  if (damage === null) return removeMark(dataDir);
  found ??= await findCopy(dataDir);
  const { copy, refused } = found;
  try {
    if (copy !== null) await makeLibrary(unfinished, copy.path);
    else if (refused.length > 0) throw new Error(refused.join(' '));
  } catch (error) {
    for (const part of PARTS) rmSync(unfinished + part, { force: true });
    throw new Error(
      `${file} is damaged (${damage}). Accounts and notes are in it, and no new library could be made from its copies (${reasonOf(error)}). Nothing has been changed.`,
    );
  }
  removeMark(dataDir);
  const kept = join(dataDir, `library-damaged-${new Date().toISOString().replaceAll(/\D/gu, '')}.db`);
  for (const part of PARTS) if (existsSync(file + part)) renameSync(file + part, kept + part);
  if (copy !== null) renameSync(unfinished, file);
  removeNote(file);
  const { users, study_notes: notes } = copy?.backup.counts ?? {};
  console.error(
    `${file} was damaged (${damage}). Accounts and notes were in it. ${existsSync(kept) ? `It is kept as ${kept}. ` : ''}The core texts are imported again, which takes about a minute. Other texts that an administrator has added must be added again.\n${
      copy === null
        ? `It has no copy yet, so the new library has no accounts and no notes. To look for them: sqlite3 ${kept} .recover`
        : `The new library has the accounts (${users}) and notes (${notes}) of the copy of ${copy.backup.madeAt}. Later changes are lost. Everybody has to sign in again. If you have put an older library there yourself, see docs/backup.md.`
    }`,
  );
}

export const cannotOpen = (file: string, error: unknown): Error =>
  new Error(
    `${file} cannot be opened (${reasonOf(error)}). Accounts and notes are in it: see who may open it, and what else has it open.`,
  );

export const isBeingReplaced = (dataDir: string): boolean => existsSync(join(dataDir, UNFINISHED));

async function makeLibrary(file: string, copy: string): Promise<void> {
  createPrivateFile(file);
  const client = createClient({ url: pathToFileURL(file).href });
  try {
    await prepareDatabase(client);
    await restoreRows(client, copy);
  } finally {
    client.close();
  }
}
