import { AnsweringThread } from './answering-thread.ts';
import { Connection } from './connection.ts';
import { encodeFailed, encodeOk } from './encode.ts';
import { StatementError, toHranaError } from './errors.ts';
import type { PipelineRequest } from './protocol.ts';
import { type RunLimits, runTasks, type Task, taskOf } from './run.ts';

/** SQLite has one writer at a time. Writers wait here in order, while the thread stays free. */
class WriteQueue {
  readonly #timeoutMs: number;
  #last: Promise<void> = Promise.resolve();

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  run<T>(write: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new StatementError('SQLite error: database is locked', 'SQLITE_BUSY'));
      }, this.#timeoutMs);
      this.#last = this.#last.then(async () => {
        clearTimeout(timer);
        if (!isLate) await write().then(resolve, reject);
      });
    });
  }
}

export interface LibraryOptions extends RunLimits {
  file: string;
  busyTimeoutMs: number;
}

export type WriteQuestion = readonly Task[] | 'close';

const CHANGES_SCHEMA = new Set(['CREATE', 'ALTER', 'DROP']);

/**
 * Runs the requests of all clients on one file. Reads run in this thread, at once. Writes run one after the other in a
 * thread of their own: the driver blocks its thread, and a COMMIT that folds the log into the file takes tens of
 * milliseconds, for which reads should not wait.
 */
export class Library {
  readonly #options: LibraryOptions;
  readonly #reader: Connection;
  readonly #queue: WriteQueue;
  readonly #writer: AnsweringThread<WriteQuestion, string[]>;
  #schemaChange: Promise<unknown> | undefined;

  constructor(options: LibraryOptions, heapMb?: number) {
    this.#options = options;
    this.#reader = new Connection(options.file, options.busyTimeoutMs);
    this.#queue = new WriteQueue(options.busyTimeoutMs);
    this.#writer = new AnsweringThread(new URL('./write-thread-entry.ts', import.meta.url), options, heapMb);
  }

  /**
   * Runs the requests of one HTTP request, and returns one Hrana JSON answer for each. If the client has
   * disconnected before its turn to write, the list is empty and nothing is written. If the write thread ends
   * by an error, all writes of a transaction are in the file or none. Never throws.
   */
  async run(requests: readonly PipelineRequest[], isDisconnected = () => false): Promise<string[]> {
    const tasks = requests.map(taskOf);
    try {
      const writes = tasks.some(({ steps }) => steps.some((step) => step.writes));
      if (writes) return await this.#queue.run(async () => (isDisconnected() ? [] : this.#write(tasks)));
      await this.#schemaSettled();
      return runTasks(tasks, this.#reader, this.#options);
    } catch (error) {
      const reason = toHranaError(error);
      return tasks.map((task) => {
        const isDone = task.steps.length === 0 && !task.error;
        return isDone ? encodeOk(task.type) : encodeFailed(task.error ?? reason);
      });
    }
  }

  async close(): Promise<void> {
    if (this.#writer.isRunning) await this.#writer.ask('close');
    await this.#writer.stop();
    this.#reader.checkpoint();
    this.#reader.close();
  }

  /** Resolves when no request changes the schema. Reads wait for that, because their statements could see two schemas. */
  async #schemaSettled(): Promise<void> {
    let change: Promise<unknown> | undefined;
    while (change !== this.#schemaChange) {
      change = this.#schemaChange;
      await change;
    }
  }

  #write(tasks: readonly Task[]): Promise<string[]> {
    const written = this.#writer.ask(tasks);
    if (tasks.some(({ steps }) => steps.some(({ keyword }) => CHANGES_SCHEMA.has(keyword)))) {
      this.#schemaChange = written.catch(() => undefined);
    }
    return written;
  }
}
