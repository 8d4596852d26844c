import { Worker } from 'node:worker_threads';
import type { BatchStep } from './protocol.ts';
import type { BatchRunner, StepOutcome } from './stream.ts';

/** What the thread needs to open the library. */
export interface WriteThreadOptions {
  file: string;
  maxResultBytes: number;
  busyTimeoutMs: number;
  /** The largest heap of the thread in MiB; 512 by default, several times the largest batch and its results. */
  heapMb?: number;
}

/** The steps to run, or `null` to end the thread. */
export type WriteCommand = readonly BatchStep[] | null;

/** The answer to one command with steps. */
export type WriteAnswer = { outcomes: StepOutcome[] } | { failure: string };

interface Pending {
  resolve: (outcomes: StepOutcome[]) => void;
  reject: (error: Error) => void;
}

interface Running {
  readonly thread: Worker;
  /** The batches that the thread has not answered, in order. */
  readonly pending: Pending[];
}

/**
 * A thread with its own connection, which runs write transactions. The driver is synchronous, so a COMMIT that folds the
 * log into the file takes tens of milliseconds, and in the server's own thread every read would wait for it. The thread
 * starts with the first batch, and again after it ended by an error.
 */
export class WriteThread implements BatchRunner {
  readonly #options: WriteThreadOptions;
  #running: Running | undefined;
  #ended: Promise<void> = Promise.resolve();

  constructor(options: WriteThreadOptions) {
    this.#options = options;
  }

  /** Rejects if the thread ends before it answers: then the batch is either written as a whole or not at all. */
  run(steps: readonly BatchStep[]): Promise<StepOutcome[]> {
    return new Promise((resolve, reject) => {
      this.#running ??= this.#start();
      const { thread, pending } = this.#running;
      thread.postMessage(steps satisfies WriteCommand);
      pending.push({ resolve, reject });
    });
  }

  /** Ends the thread after the batches that it has, and closes its connection. */
  async close(): Promise<void> {
    this.#running?.thread.postMessage(null satisfies WriteCommand);
    await this.#ended;
  }

  #start(): Running {
    const thread = new Worker(new URL('./write-thread-entry.ts', import.meta.url), {
      workerData: this.#options,
      // Options of the process such as `--input-type` would stop the thread from starting.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#options.heapMb ?? 512, maxYoungGenerationSizeMb: 16 },
    });
    const running: Running = { thread, pending: [] };
    thread.on('message', (answer: WriteAnswer) => {
      const asked = running.pending.shift();
      if ('outcomes' in answer) asked?.resolve(answer.outcomes);
      else asked?.reject(new Error(answer.failure));
    });
    // An error comes some time before the end of its thread. The next batch may have started another thread meanwhile.
    const fail = (error: Error) => {
      if (this.#running === running) this.#running = undefined;
      for (const asked of running.pending.splice(0)) asked.reject(error);
    };
    thread.once('error', fail);
    this.#ended = new Promise((resolve) => {
      thread.once('exit', () => {
        fail(new Error('The write thread has ended'));
        resolve();
      });
    });
    return running;
  }
}
