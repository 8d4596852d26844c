import { build, sendBatch } from '../../db/batch.ts';
import { healthProbes } from '../../db/schema/index.ts';
import type { Readiness } from '../../domain/contract/index.ts';
import type { Database } from '../database.ts';
import { DatabaseUnavailable } from '../http/errors.ts';

/** The time for which a result is used before the next write, in milliseconds. */
const TRUST_MS = { ok: 60_000, failed: 10_000 };

type State = Extract<Readiness['database'], 'ok' | 'full' | 'unwritable'>;

/** Finds out if the database accepts writes, by writing the same row from time to time. */
export class WriteProbe {
  #state: State | null = null;
  #dueAt = Number.NEGATIVE_INFINITY;

  /**
   * Writes if there is no result yet or the last one is too old. While a later write runs, other calls get
   * the last result.
   */
  async state(db: Pick<Database, 'batch'>, now: number): Promise<State> {
    if (this.#state !== null && now < this.#dueAt) return this.#state;
    this.#dueAt = now + TRUST_MS.failed;
    this.#state = await write(db, now);
    if (this.#state === 'ok') this.#dueAt = now + TRUST_MS.ok;
    return this.#state;
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
