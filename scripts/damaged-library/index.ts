import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { prepareDatabase } from '../../db/migrate.ts';
import { reasonOf } from '../reasons.ts';
import { isMarked, LIBRARY, removeMark } from './clean-stop.ts';
import { findDamage } from './find-damage.ts';
import { type Count, type Counts, makeLibrary } from './rescue.ts';

export { markUnchanged } from './clean-stop.ts';

/**
 * The endings of the files of a database: the logs, the index of the log and the database itself. The logs are moved
 * first, so that a new library never finds the log of an old one.
 */
const PARTS = ['-wal', '-journal', '-shm', ''];
/**
 * The name of a complete new library that will replace the damaged one. The kept file of the damaged library has the
 * same timestamp in its name.
 */
const READY = /^library-(\d{8}-\d{6})\.new\.db$/u;
const UNFINISHED = /^library-.*\.new\.db\.part/u;

/** Functions that tests can replace. */
export interface ReplaceOptions {
  /** Receives the report about a replaced library. */
  say?: (line: string) => void;
  /** Creates the tables of the new library. */
  prepare?: (client: Client) => Promise<void>;
}

/**
 * Replaces a damaged library with a new one that has all readable accounts and notes. The damaged library is kept in
 * the same folder under another name. Also completes a replacement that was interrupted by a kill.
 * @throws Error if the library is not damaged but cannot be opened, if the new library cannot be created, or
 *   if somebody has put another library into the place of one that is being replaced. The library has not
 *   changed then.
 */
export async function replaceIfDamaged(
  dataDir: string,
  { say = console.error, prepare = prepareDatabase }: ReplaceOptions = {},
): Promise<void> {
  const file = join(dataDir, LIBRARY);
  for (const kept of finishReplacing(dataDir)) say(lateReport(dataDir, kept));
  let damage: string | null;
  try {
    damage = findDamage(file, { everything: !isMarked(dataDir) });
  } catch (error) {
    throw cannotOpen(file, error);
  }
  if (damage === null) return removeMark(dataDir);
  const time = freeTime(dataDir);
  const ready = join(dataDir, `library-${time}.new.db`);
  let counts: Counts;
  try {
    counts = await makeLibrary(`${ready}.part`, file, prepare);
  } catch (error) {
    removeUnfinished(dataDir);
    throw new Error(
      `${file} is damaged (${damage}). Accounts and notes are in it, and they could not be brought over into a new library (${reasonOf(error)}). Nothing has been changed.`,
    );
  }
  removeMark(dataDir);
  renameSync(`${ready}.part`, ready);
  finishReplacing(dataDir);
  say(report({ dataDir, damage, kept: keptName(time), counts }));
}

/** The error for a library that is not damaged but cannot be opened. */
export const cannotOpen = (file: string, error: unknown): Error =>
  new Error(
    `${file} cannot be opened (${reasonOf(error)}). Accounts and notes are in it: see who may open it, and what else has it open.`,
  );

/**
 * True if the data folder has a new library that is not yet in its place: a start is replacing a damaged
 * library, or was interrupted while it did so.
 */
export const isBeingReplaced = (dataDir: string): boolean =>
  existsSync(dataDir) && readdirSync(dataDir).some((name) => /^library-.*\.new\.db/u.test(name));

const keptName = (time: string): string => `library-damaged-${time}.db`;

/** The time now (UTC) as `YYYYMMDD-HHMMSS`, or the next second that no kept library has in its name. */
function freeTime(dataDir: string): string {
  for (let now = Date.now(); ; now += 1000) {
    const digits = new Date(now).toISOString().replaceAll(/\D/gu, '');
    const time = `${digits.slice(0, 8)}-${digits.slice(8, 14)}`;
    if (!readdirSync(dataDir).some((name) => name.startsWith(keptName(time)))) return time;
  }
}

function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) if (UNFINISHED.test(name)) rmSync(join(dataDir, name));
}

/**
 * Deletes incomplete new libraries. If there is a complete new library, renames the damaged library and moves
 * the new one into its place. If it is killed during this, the next start continues.
 * @returns the new names of the damaged libraries; an empty list if there was no complete new library.
 * @throws Error if somebody has put another library into its place in the meantime. Nothing has been moved then.
 */
function finishReplacing(dataDir: string): string[] {
  removeUnfinished(dataDir);
  const file = join(dataDir, LIBRARY);
  const finished: string[] = [];
  for (const name of readdirSync(dataDir)) {
    const [, time] = READY.exec(name) ?? [];
    if (time === undefined) continue;
    const ready = join(dataDir, name);
    const kept = join(dataDir, keptName(time));
    const present = PARTS.filter((part) => existsSync(file + part));
    // The main file is moved last. If its new name exists, all parts were moved, so any file under an old name is new.
    const taken = existsSync(kept) ? present : present.filter((part) => existsSync(kept + part));
    if (taken.length > 0) throw nameTaken(file, ready, kept);
    for (const part of present) renameSync(file + part, kept + part);
    renameSync(ready, file);
    finished.push(keptName(time));
  }
  return finished;
}

const nameTaken = (file: string, ready: string, kept: string): Error =>
  new Error(
    `A start that was interrupted was replacing a damaged library (kept as ${kept}), and ${file} has been written since. ` +
      `Nothing has been changed. To use ${file}, move ${ready} to another folder; to use ${ready}, which holds what could ` +
      `be read of the damaged library, move ${file} and its -wal and -shm to another folder. Then start again.`,
  );

/** The report about a replacement that an interrupted start began and this start completed. */
const lateReport = (dataDir: string, kept: string): string =>
  `A start that was interrupted found ${join(dataDir, LIBRARY)} damaged and replaced it. The accounts and notes that could be read are in a new library now. Everybody has to sign in again.\nThe damaged library is kept as ${join(dataDir, kept)}. The texts are imported again.`;

function report({
  dataDir,
  damage,
  kept,
  counts,
}: {
  dataDir: string;
  damage: string;
  kept: string;
  counts: Counts;
}): string {
  const { users, notes } = counts;
  const number = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
  const lost = ({ lost }: Count, name: string) =>
    lost === null
      ? `how many more ${name}s it held cannot be told`
      : `${number(lost, name)} could not be read`;
  const nothingLost = users.lost === 0 && notes.lost === 0;
  return [
    `${join(dataDir, LIBRARY)} was damaged (${damage}). Accounts and notes were in it.`,
    `${number(users.brought, 'account')} and ${number(notes.brought, 'note')} are in a new library now; ${
      nothingLost ? 'none was lost' : `${lost(users, 'account')}, ${lost(notes, 'note')}`
    }. Everybody has to sign in again.`,
    `The damaged file is kept as ${join(dataDir, kept)}. The texts are imported again.`,
  ].join('\n');
}
