import { Worker } from 'node:worker_threads';
import type { ServerStats } from './http.ts';
import type { LibsqlServer, LibsqlServerOptions } from './start.ts';

/** The commands to the thread. */
export type ThreadCommand = 'stats' | 'reset' | 'close';

/** The messages of the thread: its address and port when it listens, then one answer to each command, in order. */
export type ThreadMessage =
  | { type: 'listening'; url: string; port: number }
  | { type: 'answer'; stats: ServerStats };

interface Pending {
  resolve: (stats: ServerStats) => void;
  reject: (error: Error) => void;
}

/**
 * Calls {@link startLibsqlServer} in a worker thread, so that a heavy query does not block the process that starts
 * it. Rejects with the thread's error if the server cannot start.
 */
export async function startLibsqlServerThread(options: LibsqlServerOptions): Promise<LibsqlServer> {
  const thread = new Worker(new URL('./thread-entry.ts', import.meta.url), {
    workerData: options,
    // Without limits, the garbage that is not collected yet would grow with the machine's memory. The limits are
    // several times the largest request body and result.
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 },
  });
  const pending: Pending[] = [];
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  const { url, port } = await new Promise<{ url: string; port: number }>((resolve, reject) => {
    const refuse = (error: unknown) => {
      const reason = error instanceof Error ? error : new Error('The database thread has ended');
      reject(reason);
      for (const each of pending.splice(0)) each.reject(reason);
    };
    thread.once('error', refuse);
    thread.once('exit', refuse);
    thread.on('message', (message: ThreadMessage) => {
      if (message.type === 'listening') resolve(message);
      else pending.shift()?.resolve(message.stats);
    });
  });

  function ask(command: ThreadCommand): Promise<ServerStats> {
    return new Promise((resolve, reject) => {
      pending.push({ resolve, reject });
      thread.postMessage(command);
    });
  }
  let closing: Promise<void> | undefined;

  return {
    url,
    port,
    stats: () => ask('stats'),
    resetStats: async () => {
      await ask('reset');
    },
    close: () => {
      closing ??= ask('close').then(() => ended);
      return closing;
    },
  };
}
