import { StatementError } from './encode.ts';

/** Gives the writer's place back; calling it again does nothing. */
export type ReleaseWriter = () => void;

interface Waiter {
  grant: (release: ReleaseWriter) => void;
  timer: NodeJS.Timeout;
}

/**
 * SQLite has one writer at a time. Writers queue here, first come first served, while the process stays awake;
 * who waits longer than the timeout gets SQLITE_BUSY as from SQLite itself.
 */
export class WriteQueue {
  readonly #timeoutMs: number;
  #held = false;
  #waiting: Waiter[] = [];

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Number of writers waiting now. */
  get length(): number {
    return this.#waiting.length;
  }

  /** The place, if it is free this moment. */
  tryAcquire(): ReleaseWriter | undefined {
    if (this.#held) return undefined;
    this.#held = true;
    return this.#releaser();
  }

  /** Waits for the place. Rejects with SQLITE_BUSY after the timeout. */
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
