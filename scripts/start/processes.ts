import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

interface RunningProcess {
  state: string;
  start: string;
  command: string;
}

function look(pid: number): RunningProcess | null {
  try {
    const found = existsSync('/proc/self/stat') ? lookInProc(pid) : askPs(pid);
    return /^[ZX]/u.test(found.state) ? null : found;
  } catch {
    return null;
  }
}

/** Looks up a process in `/proc`, because small Linux systems have no `ps`. */
function lookInProc(pid: number): RunningProcess {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Fields are counted from the end of the second one, the name, which can contain spaces and parentheses.
  const { 0: state = '', 19: start = '' } = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state, start, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
}

function askPs(pid: number): RunningProcess {
  const ask = (field: string): string =>
    execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  return { state: ask('stat'), start: ask('lstart'), command: ask('command') };
}

export const isRunning = (pid: number): boolean => look(pid) !== null;

export const commandOf = (pid: number): string => look(pid)?.command ?? '';

/**
 * The time when a running process began, in the system's own format. Null if no process with this id runs. The id and
 * this time together identify a process.
 */
export const startOf = (pid: number): string | null => look(pid)?.start ?? null;
