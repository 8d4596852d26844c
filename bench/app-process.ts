import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from '../scripts/settings.ts';
import { startArguments } from './start-up.ts';

/** The app in its own process, started as `npm start` does. */
export interface AppProcess {
  child: ChildProcess;
  ended: Promise<void>;
  /** The seconds until the app printed "Ready in", or its last line of output if it ended before that. */
  ready: Promise<number | string>;
}

/** Starts the app of a clone on a data folder and a port that the caller chooses. */
export function startApp(dataDir: string, port: number, root = ROOT): AppProcess {
  const began = performance.now();
  const child = spawn(process.execPath, startArguments(root), {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<number | string>((resolve) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ready in')) resolve((performance.now() - began) / 1000);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => resolve(output.trim().split('\n').at(-1) ?? ''));
  });
  // The Workers runtime ends later and holds the pipes open, so `close` is late. Only `exit` shows that the process
  // itself has ended.
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.once('exit', () => setTimeout(() => child.stdout.destroy(), 200));
  return { child, ended, ready };
}
