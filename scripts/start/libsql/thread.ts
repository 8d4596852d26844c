import './quiet.ts';
import { AnsweringThread } from './answering-thread.ts';
import type { LibsqlServer, LibsqlServerOptions } from './start.ts';

export type ThreadQuestion = 'start' | 'close';

/**
 * Calls {@link startLibsqlServer} in a worker thread, so that a heavy query does not block the process that starts
 * it. Rejects with the thread's error if the server cannot start.
 */
export async function startLibsqlServerThread(options: LibsqlServerOptions): Promise<LibsqlServer> {
  const file = new URL('./thread-entry.ts', import.meta.url);
  const thread = new AnsweringThread<ThreadQuestion, number>(file, options);
  const port = await thread.ask('start').catch(async (error: unknown) => {
    await thread.stop();
    throw error;
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= thread.ask('close').then(() => thread.stop());
    return closing;
  };
  return { url: `http://127.0.0.1:${port}`, port, close };
}
