import { AnsweringThread } from './answering-thread.ts';
import type { RunLimits, Task } from './run.ts';

/** What the thread needs to open the library and run tasks. */
export interface WriteThreadOptions extends RunLimits {
  file: string;
}

/** The tasks to run, or `close` to close the file. */
export type WriteQuestion = readonly Task[] | 'close';

/** The largest heap in MiB, several times the largest batch and its results. */
const HEAP_MB = 512;

/**
 * A thread with its own connection, which runs requests that write. The driver is synchronous, so a COMMIT that folds the
 * log into the file takes tens of milliseconds, and in the server's own thread every read would wait for it. The thread
 * starts with the first request, and again after it ended by an error.
 */
export class WriteThread {
  readonly #options: WriteThreadOptions;
  readonly #heapMb: number;
  #thread: AnsweringThread<WriteQuestion, string[]> | undefined;

  constructor(options: WriteThreadOptions, heapMb = HEAP_MB) {
    this.#options = options;
    this.#heapMb = heapMb;
  }

  /**
   * Runs tasks as `runTasks` does. Rejects if the thread ends before it answers: then the library has either all writes
   * of a transaction or none.
   */
  run(tasks: readonly Task[]): Promise<string[]> {
    if (!this.#thread?.isAlive) {
      const file = new URL('./write-thread-entry.ts', import.meta.url);
      this.#thread = new AnsweringThread(file, this.#heapMb, this.#options);
    }
    return this.#thread.ask(tasks);
  }

  /** Ends the thread after the requests that it has, and closes its connection. */
  async close(): Promise<void> {
    if (!this.#thread?.isAlive) return;
    await this.#thread.ask('close');
    await this.#thread.end();
  }
}
