import { encodeFailed, encodeOk } from './encode.ts';
import { toHranaError } from './errors.ts';
import { Pool } from './pool.ts';
import type { PipelineRequest } from './protocol.ts';
import { type RunLimits, runTasks, type Task, taskOf } from './run.ts';
import { WriteQueue } from './write-queue.ts';
import { WriteThread } from './write-thread.ts';

const CHANGES_SCHEMA = new Set(['CREATE', 'ALTER', 'DROP']);

/**
 * Runs the requests of all clients on one file. Reads run in this thread, at once. Writes run one after the other in a
 * thread of their own, so that reads do not wait for them.
 */
export class Dispatcher {
  readonly #limits: RunLimits;
  readonly #pool: Pool;
  readonly #queue: WriteQueue;
  readonly #writeThread: WriteThread;

  constructor(file: string, limits: RunLimits) {
    this.#limits = limits;
    this.#pool = new Pool(file, { maxOpen: 64, maxIdle: 8 });
    this.#queue = new WriteQueue(limits.busyTimeoutMs);
    this.#writeThread = new WriteThread({ file, ...limits });
  }

  /**
   * Runs the requests of one HTTP request, and returns one Hrana JSON answer for each. A client that has gone before its
   * turn to write gets no answers, and nothing is written. Never throws.
   */
  async run(requests: readonly PipelineRequest[], isGone: () => boolean): Promise<string[]> {
    const tasks = requests.map(taskOf);
    const writes = tasks.some(({ steps }) => steps.some((step) => step.writes));
    try {
      return await (writes ? this.#write(tasks, isGone) : this.#runHere(tasks));
    } catch (error) {
      const reason = toHranaError(error);
      return tasks.map((task) => {
        const isDone = task.steps.length === 0 && !task.error;
        return isDone ? encodeOk(task.type) : encodeFailed(task.error ?? reason);
      });
    }
  }

  async close(): Promise<void> {
    await this.#writeThread.close();
    this.#pool.close();
  }

  async #write(tasks: readonly Task[], isGone: () => boolean): Promise<string[]> {
    const release = this.#queue.tryAcquire() ?? (await this.#queue.acquire());
    try {
      if (isGone()) return [];
      // A batch that reads must not see another schema between two of its statements. So nothing else runs meanwhile.
      const isSchemaChange = tasks.some(({ steps }) =>
        steps.some(({ keyword }) => CHANGES_SCHEMA.has(keyword)),
      );
      return await (isSchemaChange ? this.#runHere(tasks) : this.#writeThread.run(tasks));
    } finally {
      release();
    }
  }

  #runHere(tasks: readonly Task[]): Promise<string[]> {
    return runTasks(tasks, this.#pool, this.#limits);
  }
}
