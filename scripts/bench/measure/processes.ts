/** What Linux says about running processes. On other systems all figures are NaN. */
import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

function about(pid: number, file: 'stat' | 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The fields of a process after its name, which can contain spaces: state, parent, … */
function fieldsOf(pid: number): string[] {
  const stat = about(pid, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function treeOf(root: number): number[] {
  if (process.platform !== 'linux') return [root];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
  const parents = new Map(pids.map((pid) => [Number(pid), Number(fieldsOf(Number(pid))[1])]));
  const tree = new Set([root]);
  // The loop also visits the processes that it adds.
  for (const one of tree) for (const [pid, parent] of parents) if (parent === one) tree.add(pid);
  return [...tree];
}

export const residentMegabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/mu.exec(about(pid, 'status'))?.[1]) / 1000;

export const residentMegabytesOfTree = (root: number): number =>
  treeOf(root).reduce((sum, pid) => sum + residentMegabytes(pid), 0);

export function processorTime(pid: number): number {
  const { 11: user, 12: system } = fieldsOf(pid);
  return (Number(user) + Number(system)) * TICK_MS;
}

export const processorTimeOfTree = (root: number): number =>
  treeOf(root).reduce((sum, pid) => sum + processorTime(pid), 0);

/** Finds the process id of the Workers runtime among the descendants of a process. Throws if there is none. */
export function runtimeOf(root: number): number {
  const runtime = treeOf(root).find((pid) => about(pid, 'cmdline').includes('workerd'));
  if (runtime === undefined) throw new Error(`Process ${root} has no Workers runtime`);
  return runtime;
}
