import { readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { createPrivateFile, makeDataDirPrivate } from './private-files.ts';
import { commandOf, isRunning, startOf } from './processes.ts';

/** How long a runtime that was ended may take to be gone, in milliseconds. */
const RUNTIME_ENDS_MS = 5_000;

/** The file that is locked; the system gives it back when its holder ends, however it ends. */
const LOCKED = 'lock.db';

/**
 * Folders that this process holds, by their real paths. To open and close a locked file gives back every lock that the
 * process has on it, so a folder that is held is refused before its files are touched.
 */
const held = new Set<string>();

/** What the note beside it says: who holds the folder, and the Workers runtimes that it has started. */
interface Note {
  holder: number;
  runtimes: number[];
  /** When each of them began, by its id. Missing in notes of earlier versions. */
  began?: Record<string, string>;
  /** Missing in notes of earlier versions, which locked nothing. */
  locked?: typeof LOCKED;
}

export interface DataLock {
  /** Whether the last holder was killed. */
  readonly afterKill: boolean;
  /** Notes a Workers runtime, so that a start after a kill can end it. */
  noteRuntime(pid: number): void;
  release(): void;
}

/**
 * Takes a data folder for this process, so that two starts never write one library, and closes it to others.
 * Runtimes that a killed holder left running have ended when it resolves.
 * @throws Error naming the process that holds it, or why the folder cannot be used.
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
    // Whole or not at all, should this process be killed meanwhile.
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
  // Whatever ends this process politely: miniflare's own handlers may be first.
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
    // The note stays for the next start: the runtime still runs.
    process.off('exit', release);
    giveBack();
    throw error;
  }
  note.runtimes = [];
  note.began = {};
  write();
  return lock;
}

/** Locks the folder: SQLite's lock is the system's own, held by one process and gone with it. */
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
    // In memory: nothing is ever written.
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
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

/** Null where there is none; an empty one where its writer was killed. */
function readNote(file: string): Note | null {
  try {
    const { holder, runtimes, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Note>;
    if (typeof holder === 'number' && Array.isArray(runtimes)) return { holder, runtimes, ...rest };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  }
  return { holder: 0, runtimes: [] };
}

/** Its process id may meanwhile be another program's. */
const isHeldByEarlierVersion = ({ holder, locked }: Note): boolean =>
  locked === undefined && holder !== process.pid && /start\.ts|vitest/u.test(commandOf(holder));

/** A process killed without warning leaves its runtime behind, which keeps the port and answers without a database. */
async function endRuntimes({ runtimes: pids, began = {} }: Note): Promise<void> {
  // A process id may have been given anew: only workerd that began when it was noted is one of ours.
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
    // It has ended meanwhile, or belongs to somebody else: whoever waits for its end sees which.
  }
}
