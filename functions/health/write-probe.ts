import type { InStatement } from '@libsql/client/web';
import type { Readiness } from '../../domain/contract/index.ts';

/** What is needed of the database here. */
interface Writable {
  batch(statements: InStatement[], mode: 'write'): Promise<unknown>;
}

/** How long a write that succeeded, and one that failed, is taken for the present state, in milliseconds. */
const TRUST_MS = { ok: 60_000, failed: 10_000 };

type State = Extract<Readiness['database'], 'ok' | 'full' | 'unwritable'>;

/** Knows whether the database takes a write, by one row that it writes anew now and then. */
export class WriteProbe {
  #state: State | null = null;
  #dueAt = Number.NEGATIVE_INFINITY;

  /** Writes where that is due, or nothing is known yet. While a write is under way, others get what was known before. */
  async state(database: Writable, now: number): Promise<State> {
    if (this.#state !== null && now < this.#dueAt) return this.#state;
    this.#dueAt = now + TRUST_MS.failed;
    this.#state = await write(database, now);
    if (this.#state === 'ok') this.#dueAt = now + TRUST_MS.ok;
    return this.#state;
  }
}

async function write(database: Writable, now: number): Promise<State> {
  const sql =
    'insert into health_probes (id, at) values (1, ?) on conflict (id) do update set at = excluded.at';
  try {
    await database.batch([{ sql, args: [now] }], 'write');
    return 'ok';
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    const said = `${code} ${message}`;
    // Someone else is writing: it does take writes.
    if (said.includes('SQLITE_BUSY')) return 'ok';
    return said.includes('SQLITE_FULL') ? 'full' : 'unwritable';
  }
}
