import { readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import Database from 'libsql';
import { execute } from '../db/sync-sql.ts';
import { createPrivateFile, makeDataDirPrivate } from './private-files.ts';
import { commandOf, isRunning, startOf } from './processes.ts';

/** How long a runtime that was told to end can take, in milliseconds. */
const RUNTIME_ENDS_MS = 5_000;

/** The file that is locked. The system releases the lock when its holder ends in any way. */
const LOCKED = 'lock.db';

/**
 * The folders that this process holds, by their real paths. Closing a file releases all locks that the process has on
 * it. So a folder that is already held is refused before its files are opened.
 */
const held = new Set<string>();

/** The contents of the note beside the lock: who holds the folder, and which Workers runtimes it has started. */
interface Note {
  holder: number;
  runtimes: number[];
  /** When each of them began, by process id. Missing in notes of earlier versions. */
  began?: Record<string, string>;
  /** Missing in notes of earlier versions, which did not lock. */
  locked?: typeof LOCKED;
}

export interface DataLock {
  /** True if the last holder was killed. */
  readonly afterKill: boolean;
  /** Notes a Workers runtime, so that a start after a kill can end it. */
  noteRuntime(pid: number): void;
  release(): void;
}

/**
 * Takes a data folder for this process, so that two starts never write one library, and closes it to other users.
 * When it resolves, runtimes of a killed holder have ended.
 * @throws Error that names the process that holds the folder, or says why the folder cannot be used.
 */
export async function lockDataDir(dataDir: string): Promise<DataLock> {
  const file = join(dataDir, 'lock');
  const giveBack = hold(dataDir, file);
  const left = readNote(file);
  const note: Note = {
    holder: process.pid,
    runtimes: left?.runtimes ?? [],
    began: left?.began ?? {},
    locked: LOCKED,
  };
  const write = () => {
    // Written completely or not at all, in case this process is killed here.
    writeFileSync(`${file}.new`, JSON.stringify(note), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  const release = () => {
    rmSync(file, { force: true });
    giveBack();
  };
  try {
    if (left !== null && isHeldByEarlierVersion(left)) throw new Error(inUse(dataDir, left.holder));
    write();
  } catch (error) {
    giveBack();
    throw error;
  }
  // For every clean end of this process, because miniflare's own handlers may run first.
  process.once('exit', release);
  const lock: DataLock = {
    afterKill: left !== null,
    noteRuntime(pid) {
      note.runtimes.push(pid);
      const start = startOf(pid);
      if (start !== null) note.began = { ...note.began, [pid]: start };
      write();
    },
    release() {
      process.off('exit', release);
      release();
    },
  };
  try {
    await endRuntimes(note);
  } catch (error) {
    // Keeps the note for the next start, because the runtime is still running.
    process.off('exit', release);
    giveBack();
    throw error;
  }
  note.runtimes = [];
  note.began = {};
  write();
  return lock;
}

/**
 * Locks the folder with SQLite's lock, which belongs to the operating system: one process holds it, and it ends with
 * the process.
 */
function hold(dataDir: string, note: string): () => void {
  let db: Database.Database | undefined;
  let path: string;
  try {
    makeDataDirPrivate(dataDir);
    path = realpathSync(dataDir);
  } catch (error) {
    throw cannotUse(dataDir, error);
  }
  if (held.has(path)) throw new Error(inUse(dataDir, process.pid));
  try {
    createPrivateFile(join(dataDir, LOCKED));
    db = new Database(join(dataDir, LOCKED), { timeout: 0 });
    // The journal is in memory, because nothing is ever written.
    execute(db, sql`pragma journal_mode = memory; begin exclusive`);
    held.add(path);
    const locked = db;
    return () => {
      held.delete(path);
      locked.close();
    };
  } catch (error) {
    db?.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY')
      throw new Error(inUse(dataDir, readNote(note)?.holder));
    throw cannotUse(dataDir, error);
  }
}

const cannotUse = (dataDir: string, error: unknown): Error =>
  new Error(`${dataDir} cannot be used to keep the library (${(error as Error).message}): set DATA_DIR.`);

const inUse = (dataDir: string, holder?: number): string =>
  `${dataDir} is in use by ${holder === undefined ? 'another process' : `process ${holder}`}: stop it, or set DATA_DIR to another folder.`;

/** Null if there is no note. An empty note if its writer was killed. */
function readNote(file: string): Note | null {
  try {
    const { holder, runtimes, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Note>;
    if (typeof holder === 'number' && Array.isArray(runtimes)) return { holder, runtimes, ...rest };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  }
  return { holder: 0, runtimes: [] };
}

/** Another program may have the process id by now. */
const isHeldByEarlierVersion = ({ holder, locked }: Note): boolean =>
  locked === undefined && holder !== process.pid && /start\.ts|vitest/u.test(commandOf(holder));

/** Ends a runtime that a killed process left behind. It would keep the port and answer without a database. */
async function endRuntimes({ runtimes: pids, began = {} }: Note): Promise<void> {
  // The process id may belong to another program by now. Only a workerd that began at the noted time is ours.
  const runtimes = pids.filter(
    (pid) => commandOf(pid).includes('workerd') && (began[pid] ?? startOf(pid)) === startOf(pid),
  );
  for (const pid of runtimes) kill(pid);
  const deadline = performance.now() + RUNTIME_ENDS_MS;
  for (const pid of runtimes)
    while (isRunning(pid)) {
      if (performance.now() > deadline)
        throw new Error(
          `The Workers runtime of an earlier start (process ${pid}) does not end: end it, then start again.`,
        );
      await sleep(20);
    }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime, or belongs to another user. The wait for its end finds out which.
  }
}
