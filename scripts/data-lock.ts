import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a lock file says: who holds the folder, and the Workers runtimes that it has started. */
interface Lock {
  holder: number;
  runtimes: number[];
}

/** Whether a process of this number runs that we may signal. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A process id may have been given anew: only a process that is still workerd is one of ours. */
function isRuntime(pid: number): boolean {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).includes(
      'workerd',
    );
  } catch {
    return false;
  }
}

/** A process killed without warning leaves its runtime behind, which keeps the port and answers without a database. */
function endRuntimes(pids: readonly number[]): void {
  for (const pid of pids) if (isAlive(pid) && isRuntime(pid)) process.kill(pid, 'SIGKILL');
}

function readLock(file: string): Lock {
  try {
    const { holder, runtimes } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Lock>;
    if (typeof holder === 'number' && Array.isArray(runtimes)) return { holder, runtimes };
  } catch {
    // Killed while it was written.
  }
  return { holder: 0, runtimes: [] };
}

export interface DataLock {
  /** Notes a Workers runtime, so that a start after a kill can end it. */
  noteRuntime(pid: number): void;
  release(): void;
}

/**
 * Takes a data folder for this process, so that two starts never write one library.
 * A lock left by a killed process is taken over, and the runtimes that it left running are ended.
 * @throws Error naming the process that holds it, or why the folder cannot be used.
 */
export function lockDataDir(dataDir: string): DataLock {
  const file = join(dataDir, 'lock');
  const lock: Lock = { holder: process.pid, runtimes: [] };
  const write = (flag: 'w' | 'wx') => writeFileSync(file, JSON.stringify(lock), { flag });
  try {
    mkdirSync(dataDir, { recursive: true });
    write('wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isFolder(dataDir))
      throw new Error(
        `${dataDir} cannot be used to keep the library (${(error as Error).message}): set DATA_DIR.`,
      );
    const { holder, runtimes } = readLock(file);
    if (holder > 0 && holder !== process.pid && isAlive(holder))
      throw new Error(
        `${dataDir} is in use by process ${holder}: stop it, or set DATA_DIR to another folder.`,
      );
    endRuntimes(runtimes);
    write('w');
  }
  const release = () => rmSync(file, { force: true });
  // Whatever ends this process politely: miniflare's own handlers may be first.
  process.once('exit', release);
  return {
    noteRuntime(pid) {
      lock.runtimes.push(pid);
      write('w');
    },
    release() {
      process.off('exit', release);
      release();
    },
  };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
