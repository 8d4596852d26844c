import { parentPort, Worker } from 'node:worker_threads';

type Reply<A> = { answer: A } | { error: Error };

interface Waiting<A> {
  resolve: (answer: A) => void;
  reject: (error: Error) => void;
}

/** A worker thread that answers questions one after the other. Its file calls {@link answerQuestions}. */
export class AnsweringThread<Q, A> {
  readonly #worker: Worker;
  readonly #waiting: Waiting<A>[] = [];
  #end: Error | undefined;

  /** `heapMb` is the largest heap in MiB. Without a limit, garbage would grow with the machine's memory. */
  constructor(file: URL, heapMb: number, workerData: unknown) {
    this.#worker = new Worker(file, {
      workerData,
      // Options of the process such as `--input-type` would stop the thread from starting.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
    });
    this.#worker.on('message', (reply: Reply<A>) => {
      const asked = this.#waiting.shift();
      if ('answer' in reply) asked?.resolve(reply.answer);
      else asked?.reject(reply.error);
    });
    this.#worker.once('error', (error: Error) => this.#fail(error));
    this.#worker.once('exit', () => this.#fail(new Error('The thread has ended')));
  }

  /** False after an error that ends the thread. */
  get isAlive(): boolean {
    return this.#end === undefined;
  }

  /** Rejects with the error of the answer, or if the thread ends before it answers. */
  ask(question: Q): Promise<A> {
    if (this.#end) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(question);
    });
  }

  /** Ends the thread at once. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(error: Error): void {
    this.#end ??= error;
    for (const asked of this.#waiting.splice(0)) asked.reject(this.#end);
  }
}

/** Answers the questions of an {@link AnsweringThread}. Call it in the thread. */
export function answerQuestions<Q, A>(answer: (question: Q) => Promise<A>): void {
  const port = parentPort;
  if (!port) throw new Error('This file runs only in a worker thread.');
  let last = Promise.resolve();
  port.on('message', (question: Q) => {
    last = last.then(async () => {
      const reply: Reply<A> = await answer(question).then(
        (answer) => ({ answer }),
        (error: Error) => ({ error }),
      );
      port.postMessage(reply);
    });
  });
}
