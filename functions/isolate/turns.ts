import { LRUCache } from 'lru-cache';

const LONGEST_TURN_WAIT_MS = 2_000;
const LOOK_MS = 20;
/**
 * A turn ends after this time, in milliseconds, even if no call ends it. The runtime may stop a request whose
 * sender has disconnected, and that request ends no turn.
 */
const LONGEST_TURN_MS = 3_000;
/** The most requests that wait for one key. A further request continues at once, without a turn. */
const MOST_WAITING = 32;

interface Turn {
  /** The time at which the present turn ends at the latest; 0 if no request has the turn. */
  until: number;
  readonly waiting: Set<{ readonly until: number }>;
}

/**
 * Makes logins with one key run one after the other within this isolate. A key stands for an account and a
 * network. Without turns, sixteen right passwords at once would block each other. The limit itself is in the
 * database: this class only makes it less strict for honest readers.
 *
 * A waiting request looks at the clock again and again. It cannot wait for a promise of another request: the runtime
 * forbids that, and the other request may never end.
 */
export class Turns {
  /** If there are too many keys, the oldest is removed. Its logins then no longer wait for each other. */
  readonly #turns = new LRUCache<string, Turn>({ max: 1_000 });

  /**
   * Waits for the key's turn, at most 2 s. Returns a function that ends the turn, or that does nothing if the
   * request got no turn.
   */
  async take(
    key: string,
    { now, wait }: { now(): number; wait(ms: number): Promise<unknown> },
  ): Promise<() => void> {
    const place = { until: now() + LONGEST_TURN_WAIT_MS };
    // The loop adds up its own waits, because the runtime's clock may stop during a request.
    for (let waited = 0; ; waited += LOOK_MS) {
      const turn = this.#turns.get(key) ?? { until: 0, waiting: new Set() };
      this.#turns.set(key, turn);
      for (const other of turn.waiting) if (other.until < now()) turn.waiting.delete(other);
      const isFree = turn.until <= now();
      if (isFree || waited >= LONGEST_TURN_WAIT_MS || (waited === 0 && turn.waiting.size >= MOST_WAITING)) {
        turn.waiting.delete(place);
        if (!isFree) return () => undefined;
        const until = now() + LONGEST_TURN_MS;
        turn.until = until;
        return () => {
          // If this turn took too long, a later turn may have begun. This call must not end the later turn.
          if (turn.until === until) turn.until = 0;
        };
      }
      turn.waiting.add(place);
      await wait(LOOK_MS);
    }
  }
}
