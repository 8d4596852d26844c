import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { analyze, refuseAttach } from './analyze.ts';
import { bindArgs } from './bind.ts';
import type { Connection } from './connection.ts';
import type { HranaError, StatementResult } from './encode.ts';
import { StatementError, sqliteCode, toHranaError } from './encode.ts';
import type { Pool } from './pool.ts';
import type { BatchStep, Condition, SqlSource, Stmt } from './protocol.ts';
import { scanSql } from './sql-scan.ts';
import type { ReleaseWriter, WriteQueue } from './write-queue.ts';

/** The objects that all streams of one database share. */
export interface StreamContext {
  pool: Pool;
  writers: WriteQueue;
  busyTimeoutMs: number;
  /** Runs whole transactions elsewhere, so that reads do not wait for them. Without it they run here. */
  writeThread?: BatchRunner | undefined;
}

/** Runs batches on a connection of its own. */
export interface BatchRunner {
  /** Runs the steps as {@link Stream.batch} does. Rejects if the outcome is unknown. */
  run(steps: readonly BatchStep[]): Promise<StepOutcome[]>;
}

/** The outcome of one batch step. At most one field is set; no field is set if the condition of the step was false. */
export interface StepOutcome {
  result: StatementResult | undefined;
  error: HranaError | undefined;
}

/** The time that a transaction with writes runs before the server answers others, in milliseconds. */
const TURN_MS = 2;
const MAX_STORED_SQL = 100;
const COMMIT_KEYWORDS = new Set(['COMMIT', 'END', 'RELEASE']);
/** The last statement that the client sends for a migration, even after a rollback. */
const MIGRATION_END = 'PRAGMA foreign_keys=on';
const CHANGES_SCHEMA = /^\s*(?:CREATE|ALTER|DROP)\b/i;
const SCHEMA_KEYWORDS = new Set(['CREATE', 'ALTER', 'DROP', 'ROLLBACK', 'PRAGMA']);

/** A client's sequence of statements on one connection. It can keep a transaction open between requests. */
export class Stream {
  readonly #context: StreamContext;
  readonly #sqls = new Map<number, string>();
  #connection: Connection | undefined;
  #releaseWriter: ReleaseWriter | undefined;
  #closed = false;
  /** True after a statement rolled back the transaction, while the client may believe that it is open. */
  #rolledBack = false;

  constructor(context: StreamContext) {
    this.#context = context;
  }

  get closed(): boolean {
    return this.#closed;
  }

  get isAutocommit(): boolean {
    return !this.#connection?.inTransaction;
  }

  /** True while this stream holds the write lock. */
  get holdsWriter(): boolean {
    return this.#releaseWriter !== undefined;
  }

  /**
   * Must be called when a new HTTP request continues the stream, because another stream may have changed the schema.
   */
  resume(): void {
    this.#connection?.refresh();
  }

  storeSql(id: number, sql: string): void {
    if (this.#sqls.has(id)) throw new StatementError(`SQL ${id} is already stored`, 'SQL_STORE_DUPLICATE');
    if (this.#sqls.size >= MAX_STORED_SQL) {
      throw new StatementError(`A stream stores at most ${MAX_STORED_SQL} SQL texts`, 'SQL_STORE_TOO_MANY');
    }
    this.#sqls.set(id, sql);
  }

  closeSql(id: number): void {
    this.#sqls.delete(id);
  }

  /** Runs one statement. If it writes, it first waits for the write lock. {@link toHranaError} reads the errors. */
  async execute(stmt: Stmt): Promise<StatementResult> {
    this.#rolledBack = false;
    return this.#execute(stmt);
  }

  async #execute(stmt: Stmt): Promise<StatementResult> {
    const sql = this.#sqlOf(stmt);
    const { keyword, writes, taints, params } = analyze(sql);
    const args = bindArgs(stmt, params);
    if (writes) await this.#becomeWriter();
    const run = (connection: Connection) => {
      if (taints) connection.tainted = true;
      const result = connection.execute(sql, args, stmt.wantRows, writes);
      if (SCHEMA_KEYWORDS.has(keyword)) connection.refresh();
      return result;
    };
    return this.#run(run);
  }

  /**
   * Runs a statement that belongs to the client's transaction, if it began one. After a ROLLBACK, or an error that
   * rolls back, the client continues to send that transaction's statements. Each would now be committed alone. So they
   * are refused, as the client itself refuses them for a file.
   */
  async #executeInside(stmt: Stmt): Promise<StatementResult> {
    const sql = this.#sqlOf(stmt);
    const { keyword } = analyze(sql);
    if (this.#rolledBack && this.isAutocommit && sql !== MIGRATION_END) {
      throw new StatementError('The transaction has been rolled back', 'TRANSACTION_CLOSED');
    }
    const wasInside = !this.isAutocommit;
    try {
      return await this.#execute(stmt);
    } finally {
      if (wasInside && this.isAutocommit) this.#rolledBack = !COMMIT_KEYWORDS.has(keyword);
    }
  }

  /**
   * Runs the steps in order. An error stops only the steps whose conditions depend on it. Between the steps of a long
   * batch that writes, the server answers readers, who see the library as it was before the batch. A batch that only
   * reads is not interrupted, because another stream could change the schema meanwhile. If there is a write thread, it
   * runs the batch, unless this stream has a connection whose state the batch could see.
   */
  async batch(steps: readonly BatchStep[]): Promise<StepOutcome[]> {
    const { writeThread } = this.#context;
    if (writeThread && !this.#connection) {
      const whole = this.#wholeWrite(steps);
      if (whole) return this.#batchElsewhere(writeThread, whole);
    }
    const outcomes: StepOutcome[] = [];
    let began = performance.now();
    for (const { stmt, condition } of steps) {
      const outcome: StepOutcome = { result: undefined, error: undefined };
      if (condition === undefined || this.#holds(condition, outcomes)) {
        try {
          // The official client sends its user's statements without a condition, or on the condition that the last one
          // succeeded. A client that sets another condition knows the state of the transaction.
          const isUsers = condition === undefined || condition.type === 'ok';
          outcome.result = await (isUsers ? this.#executeInside(stmt) : this.#execute(stmt));
        } catch (error) {
          outcome.error = toHranaError(error);
        }
      }
      outcomes.push(outcome);
      if (this.holdsWriter && performance.now() - began > TURN_MS) {
        await turn();
        began = performance.now();
      }
    }
    return outcomes;
  }

  /**
   * The steps with their SQL texts, if they are a write transaction as the official client sends it: BEGIN IMMEDIATE,
   * statements, COMMIT, and ROLLBACK if that fails. Otherwise undefined, also if a statement changes the schema: a
   * batch that reads here must not see another schema between two of its statements.
   */
  #wholeWrite(steps: readonly BatchStep[]): BatchStep[] | undefined {
    const whole: BatchStep[] = [];
    for (const { stmt, condition } of steps) {
      const sql = stmt.sql ?? this.#sqls.get(stmt.sqlId ?? -1);
      if (sql === undefined || CHANGES_SCHEMA.test(sql)) return undefined;
      whole.push({ stmt: { ...stmt, sql, sqlId: undefined }, condition });
    }
    const textAt = (index: number) => whole.at(index)?.stmt.sql ?? '';
    const isWhole =
      /^BEGIN IMMEDIATE\b/i.test(textAt(0)) &&
      /^COMMIT\b/i.test(textAt(-2)) &&
      /^ROLLBACK\b/i.test(textAt(-1));
    return isWhole ? whole : undefined;
  }

  /** The write lock is kept until the batch has ended, even if the client disconnects before. */
  async #batchElsewhere(thread: BatchRunner, steps: readonly BatchStep[]): Promise<StepOutcome[]> {
    const { writers } = this.#context;
    const failAtBegin = (error: unknown): StepOutcome[] =>
      steps.map((_, step) => ({ result: undefined, error: step === 0 ? toHranaError(error) : undefined }));
    let release: ReleaseWriter;
    try {
      release = writers.tryAcquire() ?? (await writers.acquire());
    } catch (error) {
      return failAtBegin(error);
    }
    try {
      if (this.#closed) return failAtBegin(new StatementError('The stream is closed', 'STREAM_CLOSED'));
      return await thread.run(steps);
    } finally {
      release();
    }
  }

  /** Runs a text with any number of statements and stops at the first error. It returns no rows. */
  async sequence(source: SqlSource): Promise<void> {
    const sql = this.#sqlOf(source);
    // A text that starts outside a transaction contains its own BEGIN and COMMIT.
    const inside = this.#rolledBack || !this.isAutocommit;
    let from = 0;
    for (const to of scanSql(sql).ends) {
      const one = { sql: sql.slice(from, to), sqlId: undefined, args: [], namedArgs: [], wantRows: false };
      await (inside ? this.#executeInside(one) : this.#execute(one));
      from = to;
    }
  }

  /** The parameters and columns of one statement as Hrana JSON, without running it. */
  describe(source: SqlSource): string {
    const sql = this.#sqlOf(source);
    const { keyword, params, writes } = analyze(sql);
    refuseAttach(keyword);
    const names = params.map((name) => ({ name }));
    const cols = this.#lend().columns(sql);
    const explain = keyword === 'EXPLAIN';
    return `{"params":${JSON.stringify(names)},"cols":${cols},"is_explain":${explain},"is_readonly":${!writes}}`;
  }

  /** Ends the stream and rolls back an open transaction. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    if (this.#connection) this.#context.pool.takeBack(this.#connection);
    this.#connection = undefined;
    this.#yieldWriter();
  }

  #sqlOf(source: SqlSource): string {
    if (source.sql !== undefined) return source.sql;
    const sql = source.sqlId === undefined ? undefined : this.#sqls.get(source.sqlId);
    if (sql === undefined) throw new StatementError(`SQL ${source.sqlId} is not stored`, 'SQL_NOT_FOUND');
    return sql;
  }

  #lend(): Connection {
    if (this.#closed) throw new StatementError('The stream is closed', 'STREAM_CLOSED');
    if (!this.#connection) {
      const connection = this.#context.pool.lend();
      this.#connection = connection;
      connection.refresh();
    }
    return this.#connection;
  }

  async #becomeWriter(): Promise<void> {
    if (this.#releaseWriter) return;
    const { writers } = this.#context;
    const release = writers.tryAcquire() ?? (await writers.acquire());
    if (this.#closed) {
      release();
      throw new StatementError('The stream is closed', 'STREAM_CLOSED');
    }
    this.#releaseWriter = release;
  }

  #yieldWriter(): void {
    this.#releaseWriter?.();
    this.#releaseWriter = undefined;
  }

  /**
   * Runs a statement. Only another process can make SQLite report that it is busy. Outside a transaction, it is safe to
   * wait and try again.
   */
  async #run(run: (connection: Connection) => StatementResult): Promise<StatementResult> {
    const deadline = Date.now() + this.#context.busyTimeoutMs;
    try {
      for (;;) {
        const connection = this.#lend();
        try {
          return run(connection);
        } catch (error) {
          const busy = sqliteCode(error) === 'SQLITE_BUSY';
          if (!busy || connection.inTransaction || Date.now() > deadline) throw error;
          await sleep(10);
        }
      }
    } finally {
      if (!this.#connection?.inTransaction) this.#yieldWriter();
    }
  }

  #holds(condition: Condition, outcomes: readonly StepOutcome[]): boolean {
    switch (condition.type) {
      case 'ok':
        return outcomes[condition.step]?.result !== undefined;
      case 'error':
        return outcomes[condition.step]?.error !== undefined;
      case 'not':
        return !this.#holds(condition.cond, outcomes);
      case 'and':
        return condition.conds.every((each) => this.#holds(each, outcomes));
      case 'or':
        return condition.conds.some((each) => this.#holds(each, outcomes));
      case 'is_autocommit':
        return this.isAutocommit;
    }
  }
}
