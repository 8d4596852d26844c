import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** State (`Z`: ended and waiting for its parent) and command line of a process. Null if no process has this id. */
function look(pid: number): { state: string; command: string } | null {
  try {
    // Small Linux systems have no ps.
    if (existsSync('/proc/self/stat')) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The state comes after the name, which is in brackets and can contain brackets.
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

/** True if a process of any user with this id runs. A process that has ended and waits for its parent does not run. */
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
      // The 22nd field, counted from the end of the second: that is the name, which can contain spaces and brackets.
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
