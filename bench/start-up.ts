import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../scripts/settings.ts';

export interface StartUp {
  seconds: number;
  /** The peak resident memory of the process and its children in MB; null on a system without /proc. */
  peakMegabytes: number | null;
}

/** The resident memory of a process and all its descendants in kilobytes (Linux). */
export function residentTree(root: number): number {
  const children = new Map<number, number[]>();
  const resident = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      const list = children.get(parent);
      if (list) list.push(Number(name));
      else children.set(parent, [Number(name)]);
      resident.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
    } catch {
      // The process has ended in the meantime.
    }
  }
  const sum = (pid: number): number =>
    (resident.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root);
}

/** The arguments that `npm start` gives Node: the heap limits and the script. */
export function startArguments(root = ROOT): string[] {
  const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice(1);
}

/** Runs `scripts/start/start.ts` on a data folder until it is ready, then stops it. */
export function measureStart(dataDir: string): Promise<StartUp> {
  return new Promise((done, fail) => {
    const began = performance.now();
    const child = spawn(process.execPath, startArguments(), {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let peak = 0;
    const sampling = existsSync('/proc/self/status')
      ? setInterval(() => {
          peak = Math.max(peak, residentTree(child.pid ?? 0));
        }, 50)
      : undefined;
    let seconds = Number.NaN;
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (Number.isNaN(seconds) && output.includes('Ready in')) {
        seconds = (performance.now() - began) / 1000;
        child.kill('SIGTERM');
      }
    });
    child.on('close', () => {
      clearInterval(sampling);
      if (Number.isNaN(seconds)) fail(new Error(`The start did not become ready:\n${output}`));
      else done({ seconds, peakMegabytes: sampling ? peak / 1000 : null });
    });
  });
}
