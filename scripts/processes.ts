import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** State (`Z` has ended and waits for its parent) and command line of a process; null where there is none. */
function look(pid: number): { state: string; command: string } | null {
  try {
    // A small Linux has no ps.
    if (existsSync('/proc/self/stat')) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name before it may hold brackets of its own.
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

/** Whether a process of this id runs, whoever owns it. One that has ended and only waits for its parent does not. */
export function isRunning(pid: number): boolean {
  const found = look(pid);
  return found !== null && !/^[ZX]/u.test(found.state);
}

/** The command line of a running process; empty where there is none. */
export const commandOf = (pid: number): string => (isRunning(pid) ? (look(pid)?.command ?? '') : '');

/** When a running process began, in the system's own words; null where there is none. With its id it names one process. */
export function startOf(pid: number): string | null {
  try {
    if (existsSync('/proc/self/stat')) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // Its 22nd field; the name, the second, may hold spaces and brackets.
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
