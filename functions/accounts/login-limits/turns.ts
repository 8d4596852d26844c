/** The longest wait for a turn, in milliseconds. After it, the request continues without one. */
export const LONGEST_TURN_WAIT_MS = 2_000;
/** The time between two checks of a waiting request, in milliseconds. */
const LOOK_MS = 20;
/**
 * A turn ends after this time, in milliseconds, even if no call ends it. The runtime may stop a request whose sender
 * has gone, and that request ends no turn.
 */
const LONGEST_TURN_MS = 3_000;
/** The most requests that wait for one key. A further request continues at once, without a turn. */
const MOST_WAITING = 32;
const MOST_KEYS = 1_000;

interface Turn {
  /** The time at which the present turn ends at the latest; 0 if no request has the turn. */
  until: number;
  /** For each waiting request, the time at which it stops waiting. */
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
  readonly #turns = new Map<string, Turn>();

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
      const turn = this.#turnOf(key, now());
      if (turn === null) return () => undefined;
      if (turn.until <= now()) {
        turn.waiting.delete(place);
        const until = now() + LONGEST_TURN_MS;
        turn.until = until;
        return () => this.#end(key, turn, until);
      }
      if (waited >= LONGEST_TURN_WAIT_MS || (waited === 0 && turn.waiting.size >= MOST_WAITING)) {
        turn.waiting.delete(place);
        return () => undefined;
      }
      turn.waiting.add(place);
      await wait(LOOK_MS);
    }
  }

  /** The number of keys in memory. Only tests read it. */
  get size(): number {
    return this.#turns.size;
  }

  /**
   * Finds or makes the key's turn, and removes the waits that are over. Null if too many keys are in memory already.
   */
  #turnOf(key: string, now: number): Turn | null {
    const found = this.#turns.get(key);
    if (found !== undefined) {
      forgetGone(found, now);
      return found;
    }
    if (this.#turns.size >= MOST_KEYS) {
      for (const [other, turn] of this.#turns) {
        forgetGone(turn, now);
        if (turn.until <= now && turn.waiting.size === 0) this.#turns.delete(other);
      }
      if (this.#turns.size >= MOST_KEYS) return null;
    }
    const made: Turn = { until: 0, waiting: new Set() };
    this.#turns.set(key, made);
    return made;
  }

  #end(key: string, turn: Turn, until: number): void {
    // If this turn took too long, a later turn may have begun. This call must not end the later turn.
    if (turn.until !== until) return;
    turn.until = 0;
    if (turn.waiting.size === 0) this.#turns.delete(key);
  }
}

function forgetGone({ waiting }: Turn, now: number): void {
  for (const place of waiting) if (place.until < now) waiting.delete(place);
}
