import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/**
 * Calls `found` with the process id of every Workers runtime that this process starts from now on. Miniflare does not
 * give these ids.
 * @returns a function that stops watching.
 */
export function watchRuntimes(found: (pid: number) => void): () => void {
  const onProcess = (message: unknown) => {
    const child = (message as { process: ChildProcess }).process;
    child.once('spawn', () => {
      if (child.pid !== undefined && child.spawnfile.includes('workerd')) found(child.pid);
    });
  };
  subscribe('child_process', onProcess);
  return () => {
    unsubscribe('child_process', onProcess);
  };
}
