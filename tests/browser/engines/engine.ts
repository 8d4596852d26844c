import type { ChildProcess } from 'node:child_process';

/** Pointer and key actions, in the form that WebDriver and WebDriver BiDi share. */
type Actions = readonly Readonly<Record<string, unknown>>[];

export interface Engine {
  /** Opens an address, and waits until the document has loaded. */
  open(url: string): Promise<void>;
  /**
   * Calls a function in the page and returns its result, a value of JSON. The function is given as its source.
   * @throws if the function throws.
   */
  call(source: string, args: readonly unknown[]): Promise<unknown>;
  act(actions: Actions): Promise<void>;
  /** Changes the size of the window, which may have a smallest width. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors in the console of every page that was opened. Null if the browser does not report them. */
  readonly complaints: string[] | null;
  close(): Promise<void>;
}

/** Waits until a process prints something that matches a pattern. Rejects if the process ends before it. */
export function printed(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (bytes: Buffer) => {
      output += bytes.toString();
      const found = pattern.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    for (const stream of [child.stdout, child.stderr, child.stdio[3]]) stream?.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${output}`)));
  });
}

/** Returns a function that ends a process. The process also ends with the tests if nothing calls the function. */
export function killOnExit(child: ChildProcess): () => Promise<void> {
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  return async () => {
    process.off('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    kill();
    await ended;
  };
}
