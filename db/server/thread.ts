import { AnsweringThread } from './answering-thread.ts';
import type { ServerStats } from './http.ts';
import './quiet.ts';
import type { LibsqlServer, LibsqlServerOptions } from './start.ts';

/** The questions to the thread. */
export type ThreadQuestion = 'start' | 'stats' | 'reset' | 'close';

/** The answer of the thread to every question. */
export interface ThreadAnswer {
  url: string;
  port: number;
  stats: ServerStats;
}

/** The largest heap in MiB, several times the largest request body and result. */
const HEAP_MB = 512;

/**
 * Calls {@link startLibsqlServer} in a worker thread, so that a heavy query does not block the process that starts
 * it. Rejects with the thread's error if the server cannot start.
 */
export async function startLibsqlServerThread(options: LibsqlServerOptions): Promise<LibsqlServer> {
  const file = new URL('./thread-entry.ts', import.meta.url);
  const thread = new AnsweringThread<ThreadQuestion, ThreadAnswer>(file, HEAP_MB, options);
  const { url, port } = await thread.ask('start').catch(async (error: unknown) => {
    await thread.end();
    throw error;
  });
  let closing: Promise<void> | undefined;
  return {
    url,
    port,
    stats: async () => (await thread.ask('stats')).stats,
    resetStats: async () => {
      await thread.ask('reset');
    },
    close: () => {
      closing ??= thread.ask('close').then(() => thread.end());
      return closing;
    },
  };
}
