import { analyze, analyzeAll, type Statement } from './analyze.ts';
import { bindArgs } from './bind.ts';
import type { Connection } from './connection.ts';
import { bytesOf, encodeBatch, encodeFailed, encodeOk, encodeResult, type StepOutcome } from './encode.ts';
import { type HranaError, StatementError, toHranaError } from './errors.ts';
import type { PipelineRequest, Stmt } from './protocol.ts';

/** A request with the statements that it runs. If libSQL's own server would refuse one of them, it has none, but an error. */
export interface Task {
  type: PipelineRequest['type'];
  steps: (Stmt & Statement)[];
  error?: HranaError;
}

export interface RunLimits {
  transactionMs: number;
  maxResultBytes: number;
}

export function taskOf(request: PipelineRequest): Task {
  const { type } = request;
  try {
    if (type !== 'sequence') {
      return { type, steps: request.statements.map((stmt) => ({ ...stmt, ...analyze(stmt.sql) })) };
    }
    const steps = analyzeAll(request.sql).map((statement, index) => ({
      ...statement,
      args: [],
      namedArgs: [],
      wantRows: false,
      condition: index === 0 ? undefined : { step: index - 1, not: false },
    }));
    return { type, steps };
  } catch (error) {
    return { type, steps: [], error: toHranaError(error) };
  }
}

/**
 * Runs the tasks of one HTTP request in order and returns one Hrana JSON answer for each. A failed task does not stop the
 * others. A transaction that is still open at the end is rolled back. Blocks the thread.
 */
export function runTasks(tasks: readonly Task[], connection: Connection, limits: RunLimits): string[] {
  const clock = new TransactionClock(connection, limits.transactionMs);
  try {
    connection.refresh();
    return tasks.map((task) => answer(task, connection, clock, limits.maxResultBytes));
  } finally {
    connection.reset();
  }
}

function answer(task: Task, connection: Connection, clock: TransactionClock, maxBytes: number): string {
  const { type, steps, error } = task;
  if (error) return encodeFailed(error);
  const outcomes: StepOutcome[] = [];
  let characters = 0;
  for (const step of steps) {
    const { condition } = step;
    const isSkipped = condition && (outcomes[condition.step]?.result !== undefined) === condition.not;
    const outcome: StepOutcome = {};
    try {
      if (!isSkipped) {
        outcome.result = clock.time(() => connection.execute(step, bindArgs(step, step), maxBytes));
      }
    } catch (error) {
      outcome.error = toHranaError(error);
    }
    outcomes.push(outcome);
    characters += outcome.result?.characters ?? 0;
    // A character has at most three bytes. The bytes are counted only if they matter, because that takes time.
    if (characters * 3 > maxBytes && bytesOf(outcomes) > maxBytes) {
      if (connection.inTransaction) connection.rollBack();
      return encodeFailed({ message: 'Response is too large', code: 'RESPONSE_TOO_LARGE' });
    }
  }
  if (type === 'batch') return encodeOk(type, encodeBatch(outcomes));
  const failed = outcomes.find((outcome) => outcome.error)?.error;
  if (failed) return encodeFailed(failed);
  const [only] = outcomes;
  return encodeOk(type, type === 'execute' && only?.result ? encodeResult(only.result) : undefined);
}

class TransactionClock {
  readonly #connection: Connection;
  readonly #limitMs: number;
  #spentMs = 0;
  #isOver = false;

  constructor(connection: Connection, limitMs: number) {
    this.#connection = connection;
    this.#limitMs = limitMs;
  }

  /**
   * Runs a statement. When the open transaction has taken too long, it is rolled back, and all further statements fail,
   * because they belong to it.
   */
  time<T>(run: () => T): T {
    if (this.#spentMs > this.#limitMs) {
      this.#connection.rollBack();
      this.#isOver = true;
    }
    if (this.#isOver) throw new StatementError('Transaction timed out', 'TRANSACTION_TIMEOUT');
    const begun = performance.now();
    try {
      return run();
    } finally {
      this.#spentMs = this.#connection.inTransaction ? this.#spentMs + performance.now() - begun : 0;
    }
  }
}
