import { build, sendBatch } from '../../db/batch.ts';
import { healthProbes } from '../../db/schema/index.ts';
import type { Readiness } from '../../domain/contract/index.ts';
import type { Database } from '../database.ts';
import { DatabaseUnavailable } from '../http/errors.ts';

/** The time for which a result is used before the next write, in milliseconds. */
const TRUST_MS = { ok: 60_000, failed: 10_000 };

/** How long a call waits for the first result, and the time between two looks, in milliseconds. */
const LONGEST_WAIT_MS = 2_000;
const LOOK_MS = 20;

type State = Extract<Readiness['database'], 'ok' | 'full' | 'unwritable'>;

/** The part of a request's context that the probe uses. */
interface ProbeCtx {
  readonly db: Pick<Database, 'batch'>;
  now(): number;
  wait(ms: number): Promise<unknown>;
}

/** Finds out if the database accepts writes, by writing the same row from time to time. */
export class WriteProbe {
  #state: State | null = null;
  #dueAt = Number.NEGATIVE_INFINITY;

  /**
   * Writes if the last result is too old. While a write runs, other calls get the last result. Calls during the very
   * first write look for its result again and again, at most 2 s, because the runtime forbids to wait for a promise of
   * another request.
   */
  async state({ db, now: clock, wait }: ProbeCtx): Promise<State> {
    for (let waited = 0; this.#isFirstRunning(clock()) && waited < LONGEST_WAIT_MS; waited += LOOK_MS)
      await wait(LOOK_MS);
    const now = clock();
    if (this.#state !== null && now < this.#dueAt) return this.#state;
    this.#dueAt = now + TRUST_MS.failed;
    try {
      this.#state = await write(db, now);
    } catch (error) {
      this.#dueAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
    if (this.#state === 'ok') this.#dueAt = now + TRUST_MS.ok;
    return this.#state;
  }

  #isFirstRunning(now: number): boolean {
    return this.#state === null && now < this.#dueAt;
  }
}

async function write(db: Pick<Database, 'batch'>, now: number): Promise<State> {
  const probe = build
    .insert(healthProbes)
    .values({ id: 1, at: now })
    .onConflictDoUpdate({ target: healthProbes.id, set: { at: now } });
  try {
    await sendBatch(db, 'write', [probe]);
    return 'ok';
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const said = String(error.cause);
    // Another client is writing at this moment, so the database accepts writes.
    if (said.includes('SQLITE_BUSY')) return 'ok';
    return said.includes('SQLITE_FULL') ? 'full' : 'unwritable';
  }
}
