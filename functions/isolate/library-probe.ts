import type { Readiness } from '../../domain/contract/index.ts';

/** The time for which a result is used before the next check, in milliseconds. */
const TRUST_MS = { good: 60_000, bad: 10_000 };

/**
 * How long a call waits for the first result of the readiness check, and how often it looks for it,
 * in milliseconds.
 */
const LONGEST_WAIT_MS = 2_000;
const LOOK_MS = 20;

export interface LibraryCheck extends Pick<Readiness, 'database' | 'failing'> {
  readonly isGood: boolean;
}

export class LibraryProbe {
  #result: LibraryCheck | null = null;
  #dueAt = Number.NEGATIVE_INFINITY;

  /**
   * Makes the check if the last result is too old. While a check runs, other calls get the last result. Calls during
   * the very first check look for its result again and again, at most 2 s, because the runtime forbids to wait for a
   * promise of another request.
   */
  async result(
    { now: clock, wait }: { now(): number; wait(ms: number): Promise<unknown> },
    check: () => Promise<LibraryCheck>,
  ): Promise<LibraryCheck> {
    for (let waited = 0; this.#isFirstRunning(clock()) && waited < LONGEST_WAIT_MS; waited += LOOK_MS)
      await wait(LOOK_MS);
    const now = clock();
    if (this.#result !== null && now < this.#dueAt) return this.#result;
    this.#dueAt = now + TRUST_MS.bad;
    try {
      this.#result = await check();
    } catch (error) {
      this.#dueAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
    if (this.#result.isGood) this.#dueAt = now + TRUST_MS.good;
    return this.#result;
  }

  #isFirstRunning(now: number): boolean {
    return this.#result === null && now < this.#dueAt;
  }
}
