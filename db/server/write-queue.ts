import { StatementError } from './errors.ts';

/** Releases the write lock. Calling it again does nothing. */
export type ReleaseWriter = () => void;

interface Waiter {
  grant: (release: ReleaseWriter) => void;
  timer: NodeJS.Timeout;
}

/**
 * SQLite has one writer at a time. Writers wait here in order, while the process stays free. After the timeout a writer
 * gets SQLITE_BUSY, as from SQLite itself.
 */
export class WriteQueue {
  readonly #timeoutMs: number;
  #held = false;
  #waiting: Waiter[] = [];

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** The number of waiting writers. */
  get length(): number {
    return this.#waiting.length;
  }

  /** Takes the lock if it is free; otherwise returns undefined. */
  tryAcquire(): ReleaseWriter | undefined {
    if (this.#held) return undefined;
    this.#held = true;
    return this.#releaser();
  }

  /** Waits for the lock. Rejects with SQLITE_BUSY after the timeout. */
  acquire(): Promise<ReleaseWriter> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((each) => each !== waiter);
        reject(new StatementError('SQLite error: database is locked', 'SQLITE_BUSY'));
      }, this.#timeoutMs);
      const waiter: Waiter = { grant: resolve, timer };
      this.#waiting.push(waiter);
    });
  }

  #releaser(): ReleaseWriter {
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const next = this.#waiting.shift();
      if (!next) {
        this.#held = false;
        return;
      }
      clearTimeout(next.timer);
      next.grant(this.#releaser());
    };
  }
}
