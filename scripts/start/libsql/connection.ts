import './quiet.ts';
import Database from 'libsql';
import { LRUCache } from 'lru-cache';
import type { Statement } from './analyze.ts';
import type { BoundValue } from './bind.ts';
import { noteDamage } from './damage-note.ts';
import type { NativeValue, StatementResult } from './encode.ts';
import { encodeRow } from './encode.ts';
import { sqliteCode } from './errors.ts';
import type { Stmt } from './protocol.ts';

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

const STATEMENTS_KEPT = 200;
const MAX_CACHED_SQL = 20_000;
/**
 * A write-ahead log that a large batch made longer is truncated to this size after its pages have been written to
 * the database file.
 */
const LOG_BYTES_KEPT = 4 * 2 ** 20;
/** The statements after which the same connection may see another schema. */
const CHANGES_SCHEMA = new Set(['CREATE', 'ALTER', 'DROP', 'ROLLBACK']);

/** A connection to a file, with its prepared statements. Its methods block the thread. */
export class Connection {
  readonly #file: string;
  readonly #busyTimeoutMs: number;
  readonly #statements = new LRUCache<string, Prepared>({ max: STATEMENTS_KEPT });
  #db: Database.Database;
  #schemaVersion = -1n;
  /** True if the driver's connection may differ from a new one, so that no other request may use it. */
  #isTainted = false;

  constructor(file: string, busyTimeoutMs: number) {
    this.#file = file;
    this.#busyTimeoutMs = busyTimeoutMs;
    this.#db = this.#open();
  }

  get inTransaction(): boolean {
    return this.#db.inTransaction;
  }

  /** Must be called before another request uses the connection. Rolls back an open transaction. */
  reset(): void {
    try {
      this.rollBack();
    } catch {
      this.#isTainted = true;
    }
    if (!this.#isTainted) return;
    this.close();
    this.#db = this.#open();
    this.#isTainted = false;
  }

  rollBack(): void {
    if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
  }

  checkpoint(): void {
    this.#query('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  /**
   * Removes the prepared statements if the schema has changed since the last call, because the driver uses the old
   * number of columns for a prepared `SELECT *`. Call it before the statements of each request.
   */
  refresh(): void {
    try {
      const version = this.#query('PRAGMA schema_version')[0]?.[0];
      if (version === this.#schemaVersion) return;
      this.#statements.clear();
      // Only a statement that reads a table makes SQLite load the new schema, before the next one is prepared.
      this.#query('SELECT name FROM sqlite_schema LIMIT 1');
      this.#schemaVersion = typeof version === 'bigint' ? version : -1n;
    } catch (error) {
      noteDamage(this.#file, error);
      throw error;
    }
  }

  /** Runs one statement to its end, and keeps few more rows than `maxCharacters` of JSON. Throws the driver's error. */
  execute(
    { sql, keyword, writes, wantRows }: Statement & Pick<Stmt, 'wantRows'>,
    args: readonly BoundValue[],
    maxCharacters: number,
  ): StatementResult {
    const begun = performance.now();
    if (keyword === 'EXPLAIN' || (keyword === 'PRAGMA' && writes)) this.#isTainted = true;
    try {
      const { statement, cols, reader } = this.#prepare(sql);
      const [rows, characters] = reader
        ? readRows(statement.iterate(args), wantRows, maxCharacters)
        : [[], 0];
      const changes = reader ? undefined : statement.run(args).changes;
      const [affected, lastInsertRowid] = writes ? this.#effects(changes) : ['0', null];
      if (CHANGES_SCHEMA.has(keyword)) this.refresh();
      const milliseconds = Math.round((performance.now() - begun) * 1000) / 1000;
      return { cols, rows, characters, affected, lastInsertRowid, milliseconds };
    } catch (error) {
      // A statement that fails because the database is busy remains started in the driver until it
      // runs again or its connection closes.
      if (sqliteCode(error) === 'SQLITE_BUSY') this.#isTainted = true;
      noteDamage(this.#file, error);
      throw error;
    }
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }

  #open(): Database.Database {
    const db = new Database(this.#file, { timeout: 0 });
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;' +
        `PRAGMA journal_size_limit = ${LOG_BYTES_KEPT};` +
        'PRAGMA cache_size = -8000; PRAGMA mmap_size = 268435456;' +
        `PRAGMA busy_timeout = ${this.#busyTimeoutMs}`,
    );
    return db;
  }

  #query(sql: string): NativeValue[][] {
    const rows: NativeValue[][] = [];
    const source = this.#prepare(sql).statement.iterate([]);
    for (let next = source.next(); !next.done; next = source.next()) rows.push(next.value);
    return rows;
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
   * The changed rows, if `run` did not count them, and the last rowid. `run` gives the rowid as a floating-point number,
   * so a query reads it exactly.
   */
  #effects(changes: number | undefined): [string, string] {
    const row = this.#query('SELECT changes(), last_insert_rowid()')[0];
    return [String(changes ?? row?.[0]), String(row?.[1])];
  }
}

/**
 * Reads every row, also rows that nobody reads, because a half-read statement would keep its locks. Beyond `maxCharacters`, rows are
 * not kept.
 */
function readRows(
  source: Iterator<NativeValue[]>,
  keepsRows: boolean,
  maxCharacters: number,
): [string[], number] {
  const rows: string[] = [];
  let characters = 0;
  for (let next = source.next(); !next.done; next = source.next()) {
    if (!keepsRows || characters > maxCharacters) continue;
    const row = encodeRow(next.value);
    characters += row.length;
    rows.push(row);
  }
  return [rows, characters];
}
