import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * The state and the command line of a process. The state `Z` means that it has ended and waits for its parent. Null if
 * no process has this id.
 */
function look(pid: number): { state: string; command: string } | null {
  try {
    // Small Linux systems have no ps.
    if (existsSync('/proc/self/stat')) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The state comes after the name, which is in parentheses and can contain parentheses.
      const state = stat.slice(stat.lastIndexOf(')') + 2);
      return { state, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
    }
    const line = execFileSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [state = '', ...command] = line.split(/\s+/u);
    return { state, command: command.join(' ') };
  } catch {
    return null;
  }
}

/**
 * True if a process with this id is running, whoever started it. A process that has ended and waits for its parent does
 * not count.
 */
export function isRunning(pid: number): boolean {
  const found = look(pid);
  return found !== null && !/^[ZX]/u.test(found.state);
}

/** The command line of a running process. Empty if no process with this id runs. */
export const commandOf = (pid: number): string => (isRunning(pid) ? (look(pid)?.command ?? '') : '');

/**
 * The time when a process began, in the system's own format. Null if no process has this id. The id and this time
 * together identify a process.
 */
export function startOf(pid: number): string | null {
  try {
    if (existsSync('/proc/self/stat')) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The time is the 22nd field. Fields are counted from the end of the second field, the name, because the name can
      // contain spaces and parentheses.
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
