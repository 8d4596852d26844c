import { setTimeout as sleep } from 'node:timers/promises';
import { analyze, analyzeAll, type Statement } from './analyze.ts';
import { bindArgs } from './bind.ts';
import type { Connection } from './connection.ts';
import {
  encodeBatch,
  encodeFailed,
  encodeOk,
  encodeResult,
  type StatementResult,
  type StepOutcome,
} from './encode.ts';
import { type HranaError, StatementError, sqliteCode, toHranaError } from './errors.ts';
import type { Pool } from './pool.ts';
import type { Condition, PipelineRequest, Stmt } from './protocol.ts';

/** A statement that is ready to run. */
interface Step extends Statement, Stmt {
  condition: Condition | undefined;
}

/** A request with the steps that it runs. If libSQL's own server would refuse one of them, it has an error and no steps. */
export interface Task {
  type: PipelineRequest['type'];
  steps: Step[];
  error?: HranaError;
}

/** The limits of this server. Times are in milliseconds. */
export interface RunLimits {
  /** How long a statement waits for a lock that another process holds. */
  busyTimeoutMs: number;
  /** How long the statements of one transaction may run. */
  transactionMs: number;
  /** The largest result of a request, in bytes of JSON. */
  maxResultBytes: number;
}

/** The statements after which the same connection may see another schema. */
const CHANGES_SCHEMA = new Set(['CREATE', 'ALTER', 'DROP', 'ROLLBACK']);

/** Analyzes the statements of a request. Never throws. */
export function taskOf(request: PipelineRequest): Task {
  try {
    return { type: request.type, steps: stepsOf(request) };
  } catch (error) {
    return { type: request.type, steps: [], error: toHranaError(error) };
  }
}

function stepsOf(request: PipelineRequest): Step[] {
  switch (request.type) {
    case 'execute':
      return [{ ...request.stmt, ...analyze(request.stmt.sql), condition: undefined }];
    case 'batch':
      return request.steps.map(({ stmt, condition }) => ({ ...stmt, ...analyze(stmt.sql), condition }));
    case 'sequence':
      return analyzeAll(request.sql).map((statement, index) => ({
        ...statement,
        args: [],
        namedArgs: [],
        wantRows: false,
        condition: index === 0 ? undefined : { step: index - 1, not: false },
      }));
    default:
      return [];
  }
}

/**
 * Runs tasks in order on one connection and returns one Hrana JSON answer for each. A failed task does not stop the
 * others. A transaction that is still open at the end is rolled back. Throws only if there is no connection.
 */
export async function runTasks(tasks: readonly Task[], pool: Pool, limits: RunLimits): Promise<string[]> {
  const connection = pool.lend();
  try {
    const run = new Run(connection, limits);
    const answers: string[] = [];
    for (const task of tasks) answers.push(await run.answer(task));
    return answers;
  } finally {
    pool.takeBack(connection);
  }
}

class Run {
  readonly #connection: Connection;
  readonly #limits: RunLimits;
  #isFresh = false;
  /** The time that the statements of the open transaction have taken, in milliseconds. */
  #spentMs = 0;
  #isTimedOut = false;

  constructor(connection: Connection, limits: RunLimits) {
    this.#connection = connection;
    this.#limits = limits;
  }

  async answer({ type, steps, error }: Task): Promise<string> {
    if (error) return encodeFailed(error);
    try {
      const outcomes = await this.#runSteps(steps);
      if (type === 'batch') return encodeOk(type, encodeBatch(outcomes));
      const failed = outcomes.find((outcome) => outcome.error)?.error;
      if (failed) return encodeFailed(failed);
      const result = type === 'execute' ? outcomes[0]?.result : undefined;
      return encodeOk(type, result && encodeResult(result));
    } catch (error) {
      return encodeFailed(toHranaError(error));
    }
  }

  /** An error stops only the steps whose conditions depend on it. Throws if the results are too large together. */
  async #runSteps(steps: readonly Step[]): Promise<StepOutcome[]> {
    const outcomes: StepOutcome[] = [];
    let maxBytes = this.#limits.maxResultBytes;
    for (const step of steps) {
      const outcome: StepOutcome = {};
      const { condition } = step;
      if (!condition || (outcomes[condition.step]?.result === undefined) === condition.not) {
        try {
          outcome.result = await this.#execute(step, maxBytes);
          maxBytes -= outcome.result.bytes;
        } catch (error) {
          outcome.error = toHranaError(error);
          if (outcome.error.code === 'RESPONSE_TOO_LARGE') throw error;
        }
      }
      outcomes.push(outcome);
    }
    return outcomes;
  }

  /** Only another process can make SQLite report that it is busy. Outside a transaction, it is safe to try again. */
  async #execute(step: Step, maxBytes: number): Promise<StatementResult> {
    const args = bindArgs(step, step);
    this.#endLongTransaction();
    const deadline = Date.now() + this.#limits.busyTimeoutMs;
    for (;;) {
      const begun = performance.now();
      try {
        return this.#try(step, args, maxBytes);
      } catch (error) {
        const busy = sqliteCode(error) === 'SQLITE_BUSY';
        if (!busy || this.#connection.inTransaction || Date.now() > deadline) throw error;
      } finally {
        this.#spentMs = this.#connection.inTransaction ? this.#spentMs + performance.now() - begun : 0;
      }
      await sleep(10);
    }
  }

  #try(step: Step, args: ReturnType<typeof bindArgs>, maxBytes: number): StatementResult {
    const connection = this.#connection;
    if (!this.#isFresh) connection.refresh();
    this.#isFresh = true;
    if (step.keyword === 'PRAGMA' || step.keyword === 'EXPLAIN') connection.tainted = true;
    const result = connection.execute(step.sql, args, { ...step, maxBytes });
    if (CHANGES_SCHEMA.has(step.keyword)) connection.refresh();
    return result;
  }

  /** After a timeout, the remaining statements of all tasks fail, because they belong to the transaction. */
  #endLongTransaction(): void {
    if (this.#spentMs > this.#limits.transactionMs) {
      this.#connection.exec('ROLLBACK');
      this.#spentMs = 0;
      this.#isTimedOut = true;
    }
    if (this.#isTimedOut) throw new StatementError('Transaction timed out', 'TRANSACTION_TIMEOUT');
  }
}
