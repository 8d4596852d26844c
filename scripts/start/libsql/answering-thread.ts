import { parentPort, Worker } from 'node:worker_threads';

type Reply<A> = { answer: A } | { error: Error };

interface Running<A> {
  readonly worker: Worker;
  readonly pending: { resolve: (answer: A) => void; reject: (error: Error) => void }[];
}

/**
 * A worker thread that answers questions one after the other. Its file calls {@link answerQuestions}. It starts with the
 * first question, and again after it ended by an error.
 */
export class AnsweringThread<Q, A> {
  readonly #file: URL;
  readonly #workerData: unknown;
  readonly #heapMb: number;
  #running: Running<A> | undefined;

  /**
   * `heapMb` is the largest heap in MiB. Without a limit, garbage would grow with the machine's memory. The default is
   * several times the largest request and result.
   */
  constructor(file: URL, workerData: unknown, heapMb = 512) {
    this.#file = file;
    this.#workerData = workerData;
    this.#heapMb = heapMb;
  }

  /** Rejects with the error of the answer, or if the thread ends before it answers. */
  ask(question: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      this.#running ??= this.#start();
      this.#running.pending.push({ resolve, reject });
      this.#running.worker.postMessage(question);
    });
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  async stop(): Promise<void> {
    await this.#running?.worker.terminate();
  }

  #start(): Running<A> {
    const worker = new Worker(this.#file, {
      workerData: this.#workerData,
      // Options of the process such as `--input-type` would stop the thread from starting.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#heapMb, maxYoungGenerationSizeMb: 16 },
    });
    const running: Running<A> = { worker, pending: [] };
    worker.on('message', (reply: Reply<A>) => {
      const question = running.pending.shift();
      if ('answer' in reply) question?.resolve(reply.answer);
      else question?.reject(reply.error);
    });
    // An error comes some time before the end of its thread. The next question may have started another thread meanwhile.
    const fail = (error: Error) => {
      if (this.#running === running) this.#running = undefined;
      for (const question of running.pending.splice(0)) question.reject(error);
    };
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error('The thread has ended')));
    return running;
  }
}

export function answerQuestions<Q, A>(answer: (question: Q) => A | Promise<A>): void {
  const port = parentPort;
  if (!port) throw new Error('This file runs only in a worker thread.');
  let last = Promise.resolve();
  port.on('message', (question: Q) => {
    last = last.then(async () => {
      try {
        port.postMessage({ answer: await answer(question) } satisfies Reply<A>);
      } catch (error) {
        port.postMessage({ error: error as Error } satisfies Reply<A>);
      }
    });
  });
}
