import './quiet.ts';
import Database from 'libsql';
import { LRUCache } from 'lru-cache';
import type { BoundValue } from './bind.ts';
import type { NativeValue, StatementResult } from './encode.ts';
import { encodeRow } from './encode.ts';
import { StatementError, sqliteCode } from './errors.ts';

/**
 * The methods of the driver's statement that this file uses. The types that come with the driver describe another
 * library.
 */
interface NativeStatement {
  readonly reader: boolean;
  raw(): this;
  safeIntegers(): this;
  columns(): { name: string; type: string | null }[];
  run(args: readonly BoundValue[]): { changes: number };
  iterate(args: readonly BoundValue[]): Iterator<NativeValue[]>;
}

interface Prepared {
  statement: NativeStatement;
  /** Column names and declared types as Hrana JSON; '[]' for a statement without rows. */
  cols: string;
  reader: boolean;
}

const STATEMENTS_PER_CONNECTION = 200;
const MAX_CACHED_SQL = 20_000;
/**
 * A write-ahead log that a large batch made longer is truncated to this size after its pages have been written to
 * the database file.
 */
const LOG_BYTES_KEPT = 4 * 2 ** 20;
const NO_ARGS: readonly BoundValue[] = [];

/** How a statement is run. */
export interface ExecuteOptions {
  /** False to read the rows but not return them. */
  wantRows: boolean;
  /** True if the statement may change the database. */
  writes: boolean;
  /** The largest result in bytes of JSON. */
  maxBytes: number;
}

/**
 * One SQLite connection with its prepared statements. Its busy timeout is 0, because the driver is synchronous:
 * waiting would block the process whose COMMIT it waits for. The caller waits asynchronously instead.
 */
export class Connection {
  readonly #db: Database.Database;
  readonly #statements = new LRUCache<string, Prepared>({ max: STATEMENTS_PER_CONNECTION });
  #schemaVersion = -1n;
  /**
   * True if the connection may differ from a new connection: after a PRAGMA, an EXPLAIN, an unfinished busy statement or
   * a failed rollback.
   */
  tainted = false;

  constructor(file: string) {
    this.#db = new Database(file, { timeout: 0 });
    this.#db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;' +
        `PRAGMA journal_size_limit = ${LOG_BYTES_KEPT};` +
        'PRAGMA cache_size = -8000; PRAGMA mmap_size = 268435456;',
    );
  }

  get inTransaction(): boolean {
    return this.#db.inTransaction;
  }

  /** Runs a statement of the server itself, and gives its rows. */
  query(sql: string): NativeValue[][] {
    return drain(this.#prepare(sql).statement.iterate(NO_ARGS));
  }

  /** Runs one or more statements without rows. */
  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /**
   * Removes the prepared statements if the schema has changed since the last call, because the driver uses the old
   * number of columns for a prepared `SELECT *`. Call it before the statements of each request, and after a statement
   * that changes the schema.
   */
  refresh(): void {
    const version = this.query('PRAGMA schema_version')[0]?.[0];
    if (version === this.#schemaVersion) return;
    this.#statements.clear();
    this.#schemaVersion = typeof version === 'bigint' ? version : -1n;
  }

  /** Runs one statement to its end. Throws the driver's error. */
  execute(sql: string, args: readonly BoundValue[], options: ExecuteOptions): StatementResult {
    const begun = performance.now();
    const prepared = this.#prepare(sql);
    const { writes } = options;
    let rows: string[] = [];
    let bytes = 0;
    let affected = 0n;
    let lastInsertRowid: string | null = null;
    try {
      if (prepared.reader) {
        [rows, bytes] = readRows(prepared.statement.iterate(args), options);
        if (writes) [affected, lastInsertRowid] = this.#effects();
      } else {
        affected = BigInt(prepared.statement.run(args).changes);
        if (writes) lastInsertRowid = this.#effects()[1];
      }
    } catch (error) {
      // A statement that fails as busy remains started in the driver until it runs again or its connection closes.
      if (sqliteCode(error) === 'SQLITE_BUSY') this.tainted = true;
      throw error;
    }
    return {
      cols: prepared.cols,
      rows,
      bytes,
      affected: String(affected),
      lastInsertRowid,
      milliseconds: Math.round((performance.now() - begun) * 1000) / 1000,
    };
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(sql) as unknown as NativeStatement;
    let cols = '[]';
    // The driver calls a statement a reader if it returns columns. `PRAGMA foreign_keys = ON` returns none.
    const reader = statement.reader;
    if (reader) {
      statement.raw().safeIntegers();
      cols = JSON.stringify(statement.columns().map(({ name, type }) => ({ name, decltype: type })));
    }
    const prepared = { statement, cols, reader };
    if (sql.length <= MAX_CACHED_SQL) this.#statements.set(sql, prepared);
    return prepared;
  }

  /**
   * The changed rows and the last rowid. `run` gives the rowid as a floating-point number, so a query reads it
   * exactly.
   */
  #effects(): [bigint, string] {
    const row = this.query('SELECT changes(), last_insert_rowid()')[0];
    return [BigInt(row?.[0] as bigint), String(row?.[1])];
  }
}

/** Reads every row, also unwanted ones, because a half-read statement would keep its locks. Returns their bytes too. */
function readRows(
  source: Iterator<NativeValue[]>,
  { wantRows, maxBytes }: ExecuteOptions,
): [string[], number] {
  const rows: string[] = [];
  let bytes = 0;
  for (let next = source.next(); !next.done; next = source.next()) {
    if (!wantRows || bytes > maxBytes) continue;
    const row = encodeRow(next.value);
    bytes += Buffer.byteLength(row);
    rows.push(row);
  }
  if (bytes > maxBytes) throw new StatementError('Response is too large', 'RESPONSE_TOO_LARGE');
  return [rows, bytes];
}

function drain(source: Iterator<NativeValue[]>): NativeValue[][] {
  const rows: NativeValue[][] = [];
  for (let next = source.next(); !next.done; next = source.next()) rows.push(next.value);
  return rows;
}
