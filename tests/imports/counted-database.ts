import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client/web';
import { prepareDatabase } from '../../db/migrate.ts';
import { analyze, type Statement } from '../../scripts/start/libsql/analyze.ts';
import type { BoundValue } from '../../scripts/start/libsql/bind.ts';
import { Connection } from '../../scripts/start/libsql/connection.ts';
import type { StatementResult } from '../../scripts/start/libsql/encode.ts';
import { StatementError } from '../../scripts/start/libsql/errors.ts';
import { readPipeline, type Stmt } from '../../scripts/start/libsql/protocol.ts';
import { runTasks, taskOf } from '../../scripts/start/libsql/run.ts';

const LIMITS = { transactionMs: Number.POSITIVE_INFINITY, maxResultBytes: 10_000_000 };

/** A transaction, or a statement outside of one, with the steps of SQLite's virtual machine that it took. */
interface CountedTransaction {
  steps: number;
  /** The beginning of the statement that took most of them. */
  about: string;
}

/**
 * A connection that counts the steps of SQLite's virtual machine: `nstep` of the table `sqlite_stmt`. Steps are work and
 * not time, so a busy machine counts the same. A transaction of more than `mostSteps` is ended.
 */
class CountedConnection extends Connection {
  readonly transactions: CountedTransaction[] = [];
  readonly #mostSteps: number;
  #current: (CountedTransaction & { most: number }) | null = null;

  constructor(file: string, mostSteps: number) {
    super(file, 1000);
    this.#mostSteps = mostSteps;
  }

  override execute(
    statement: Statement & Pick<Stmt, 'wantRows'>,
    args: readonly BoundValue[],
    maxCharacters: number,
  ): StatementResult {
    const before = this.#stepsInAll();
    const result = super.execute(statement, args, maxCharacters);
    const steps = this.#stepsInAll() - before;
    this.#current ??= { steps: 0, about: '', most: 0 };
    const current = this.#current;
    current.steps += steps;
    if (steps > current.most) {
      current.most = steps;
      current.about = statement.sql.slice(0, 80);
    }
    const isTooLong = current.steps > this.#mostSteps;
    if (!this.inTransaction || isTooLong) {
      this.transactions.push({ steps: current.steps, about: current.about });
      this.#current = null;
    }
    if (isTooLong) throw new StatementError('Transaction timed out', 'TRANSACTION_TIMEOUT');
    return result;
  }

  override rollBack(): void {
    super.rollBack();
    this.#current = null;
  }

  #stepsInAll(): number {
    const { rows } = super.execute(STEPS_IN_ALL, [], 1000);
    return Number(JSON.parse(rows[0] ?? '')[0].value);
  }
}

const STEPS_IN_ALL = {
  ...analyze("select cast(total(nstep) as integer) from sqlite_stmt where sql not like '%sqlite_stmt%'"),
  wantRows: true,
};

interface CountedDatabase {
  db: Client;
  transactions: readonly CountedTransaction[];
  close(): void;
}

/**
 * Makes a new database that ends every transaction which takes more than `mostSteps`, as a slow one ends those that take
 * too long. The local libSQL server's own code runs the requests, in this thread.
 */
export async function countedDatabase(mostSteps: number): Promise<CountedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'counted-'));
  const file = join(folder, 'library.db');
  const connection = new CountedConnection(file, mostSteps);
  const client = createClient({
    url: 'http://counted.invalid',
    intMode: 'number',
    fetch: async (request: Request) => {
      const results = runTasks(readPipeline(await request.json()).map(taskOf), connection, LIMITS);
      return new Response(`{"baton":null,"base_url":null,"results":[${results.join(',')}]}`);
    },
  });
  await prepareDatabase(client);
  return {
    db: client,
    transactions: connection.transactions,
    close() {
      client.close();
      connection.close();
      rmSync(folder, { recursive: true });
    },
  };
}
