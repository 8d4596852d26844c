import { readdirSync, readFileSync } from 'node:fs';

/** A clock tick of Linux, in milliseconds. */
const TICK_MS = 10;

/** The fields of a process after its name: state, parent, …; the twelfth and the next are user and system time. */
function statOf(pid: string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** The processor's milliseconds that a process and its children have used so far. Only for Linux. */
export function processorTime(pid: number | undefined): number {
  const own = readdirSync('/proc').filter(
    (one) => /^\d+$/u.test(one) && (one === String(pid) || statOf(one)[1] === String(pid)),
  );
  return own.map(statOf).reduce((sum, stat) => sum + Number(stat[11]) + Number(stat[12]), 0) * TICK_MS;
}
