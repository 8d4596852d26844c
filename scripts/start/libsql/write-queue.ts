import { StatementError } from './errors.ts';

/** SQLite has one writer at a time. Writers wait here in order, while the thread stays free. */
export class WriteQueue {
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
