/** How long one waits for its turn before it goes on without, in milliseconds. */
export const LONGEST_TURN_WAIT_MS = 2_000;
/** How often it looks. */
const LOOK_MS = 20;
/** A turn that nobody ended is over after this time: the runtime drops a request whose sender has gone. */
const LONGEST_TURN_MS = 3_000;
/** How many wait for one key; others go on at once. */
const MOST_WAITING = 32;
const MOST_KEYS = 1_000;

interface Turn {
  /** When the present turn is over at the latest; 0 while there is none. */
  until: number;
  /** Until when each that waits does so at the latest. */
  readonly waiting: Set<{ readonly until: number }>;
}

/**
 * Lets what concerns one key happen one after the other within this isolate, as far as that is quick: of sixteen right
 * passwords at once each then finds its place free. It is a courtesy, and the count in the database stays the rule. No
 * request waits for what another one does: the runtime forbids it, and the other may never end.
 */
export class Turns {
  readonly #turns = new Map<string, Turn>();

  /** Waits for the key's turn, 2 s at most. What it returns ends the turn. */
  async take(
    key: string,
    { now, wait }: { now(): number; wait(ms: number): Promise<unknown> },
  ): Promise<() => void> {
    const place = { until: now() + LONGEST_TURN_WAIT_MS };
    // Counted by the waits: the runtime's clock may stand still.
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

  /** How many keys are remembered, for tests. */
  get size(): number {
    return this.#turns.size;
  }

  /** The key's turn, without those who have gone; null where there are too many keys already. */
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
    // Another may have begun after this one had taken too long.
    if (turn.until !== until) return;
    turn.until = 0;
    if (turn.waiting.size === 0) this.#turns.delete(key);
  }
}

function forgetGone({ waiting }: Turn, now: number): void {
  for (const place of waiting) if (place.until < now) waiting.delete(place);
}
