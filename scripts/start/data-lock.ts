import { readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import Database from 'libsql';
import { z } from 'zod';
import { execute } from '../../db/sync-sql.ts';
import { createPrivateFile, makeDataDirPrivate } from './private-files.ts';
import { commandOf, isRunning, startOf } from './processes.ts';

const RUNTIME_ENDS_MS = 5_000;

/**
 * The name of the file that is locked. The operating system releases the lock when the process that holds it ends in
 * any way.
 */
const LOCKED = 'lock.db';

/**
 * The real paths of the folders that this process has locked. A process that closes a file loses all its locks on that
 * file. So a folder that is in this set is refused before its files are opened.
 */
const held = new Set<string>();

/**
 * The content of the file `lock` beside the locked file: the process that holds the folder, and the Workers
 * runtimes that it has started and those of a killed holder that have not ended yet.
 */
const noteForm = z.object({
  holder: z.number(),
  runtimes: z.record(z.string(), z.string()),
});
type Note = z.infer<typeof noteForm>;

/**
 * Locks a data folder for this process, so that two starts never write to one library, and denies other users access to
 * it. When the promise resolves, the runtimes of a killed holder have ended.
 * @throws Error that names the process that holds the folder, or the reason why the folder cannot be used.
 */
export async function lockDataDir(dataDir: string) {
  const file = join(dataDir, 'lock');
  const giveBack = hold(dataDir, file);
  const left = readNote(file);
  const note: Note = { holder: process.pid, runtimes: left?.runtimes ?? {} };
  const write = () => {
    // The file `lock` is replaced by renaming, so that a kill never leaves half a file.
    writeFileSync(`${file}.new`, JSON.stringify(note), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  const release = () => {
    rmSync(file, { force: true });
    giveBack();
  };
  try {
    write();
  } catch (error) {
    giveBack();
    throw error;
  }
  // The lock is also released when this process ends normally, because miniflare's own handlers may run before ours.
  process.once('exit', release);
  const lock = {
    /** True if the process that held the folder before was killed, so that it did not release the folder. */
    afterKill: left !== null,
    /** Writes down a Workers runtime, so that the next start can end it if this process is killed. */
    noteRuntime(pid: number) {
      const start = startOf(pid);
      if (start !== null) note.runtimes[pid] = start;
      write();
    },
    release(): void {
      process.off('exit', release);
      release();
    },
  };
  try {
    await endRuntimes(note);
  } catch (error) {
    // The file `lock` stays for the next start, because a Workers runtime is still running.
    process.off('exit', release);
    giveBack();
    throw error;
  }
  note.runtimes = {};
  write();
  return lock;
}

export type DataLock = Awaited<ReturnType<typeof lockDataDir>>;

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
    // The journal of this database is in memory, because nothing is ever written to it.
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

function readNote(file: string): Note | null {
  try {
    return noteForm.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : { holder: 0, runtimes: {} };
  }
}

/**
 * Ends the runtimes that a killed process has left. Such a runtime would use the port and answer without a database.
 */
async function endRuntimes({ runtimes }: Note): Promise<void> {
  // Another program may have the process id by now. Only a workerd that began at the noted time is ended.
  const left = Object.entries(runtimes)
    .map(([pid, began]) => ({ pid: Number(pid), began }))
    .filter(({ pid, began }) => commandOf(pid).includes('workerd') && startOf(pid) === began);
  for (const { pid } of left) kill(pid);
  const deadline = performance.now() + RUNTIME_ENDS_MS;
  for (const { pid } of left)
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
    // The process has ended in the meantime, or belongs to another user. The caller waits for its end and notices if it
    // goes on.
  }
}
