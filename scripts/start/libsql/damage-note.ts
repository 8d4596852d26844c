import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DAMAGE_CODES } from '../../../db/damage-codes.ts';

/** The file beside a database in which the server notes that a statement has met damage. */
export const damageFile = (database: string): string => `${database}.damaged`;

const isDamage = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  DAMAGE_CODES.test(error.code);

/** What distinguishes the file from another one that is put in its place later. */
const inodeOf = (database: string): string => String(statSync(database, { throwIfNoEntry: false })?.ino);

/**
 * Notes the first damage that a statement meets, with the inode of the database. A note in a file outlives the process,
 * however it ends, and both threads of the server can write it.
 */
export function noteDamage(database: string, error: unknown): void {
  if (!isDamage(error) || existsSync(damageFile(database))) return;
  try {
    writeFileSync(damageFile(database), `${inodeOf(database)} ${error.message}`, { mode: 0o600 });
    console.error(
      `${database} is damaged (${error.message}). Stop the app and start it again: the start replaces a damaged library.`,
    );
  } catch {
    // On a full disk there is no note. The statement fails all the same, and the next one tries again.
  }
}

export const removeNote = (database: string): void => rmSync(damageFile(database), { force: true });

/** What the server has noted about damage of this file, or null. A note about a file that is gone is deleted. */
export function notedDamage(database: string): string | null {
  if (!existsSync(damageFile(database))) return null;
  const [inode, ...words] = readFileSync(damageFile(database), 'utf8').split(' ');
  if (existsSync(database) && inode === inodeOf(database)) return words.join(' ');
  removeNote(database);
  return null;
}
