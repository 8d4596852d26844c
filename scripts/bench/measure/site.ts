import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inNewFolder } from '../../new-folder.ts';
import { ROOT } from '../../settings.ts';
import { freePort } from '../../start/free-port.ts';

export interface AppProcess {
  child: ChildProcess;
  ended: Promise<void>;
  /** The seconds until the app printed "Ready in". Rejects with its last line of output if it ended before that. */
  ready: Promise<number>;
}

export interface Site {
  readonly dataDir: string;
  readonly origin: string;
  start(): AppProcess;
}

/** Does some work with a new site of the clone in `root`. Afterwards its app is stopped and its library removed. */
export const withSite = <T>(work: (site: Site) => Promise<T>, root = ROOT): Promise<T> =>
  inNewFolder(async (dataDir) => {
    const port = await freePort();
    let app: AppProcess | undefined;
    const start = (): AppProcess => {
      app = startApp(dataDir, port, root);
      return app;
    };
    try {
      return await work({ dataDir, origin: `http://127.0.0.1:${port}`, start });
    } finally {
      app?.child.kill('SIGTERM');
      await app?.ended;
    }
  });

function startArguments(root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice(1);
}

function startApp(dataDir: string, port: number, root: string): AppProcess {
  const began = performance.now();
  const child = spawn(process.execPath, startArguments(root), {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<number>((done, fail) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ready in')) done((performance.now() - began) / 1000);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => fail(new Error(output.trim().split('\n').at(-1))));
  });
  // A bench that kills a start does not wait for it.
  ready.catch(() => undefined);
  // The Workers runtime ends later and holds the pipes open, so `close` is late. Only `exit` shows that the process
  // itself has ended.
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.once('exit', () => setTimeout(() => child.stdout.destroy(), 200));
  return { child, ended, ready };
}
