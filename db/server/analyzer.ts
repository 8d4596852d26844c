import { Lru } from '../../domain/lru.ts';
import type { Connection } from './connection.ts';
import { StatementError } from './encode.ts';
import { scanSql } from './sql-scan.ts';

/** What must be known of a statement before it runs. */
export interface Analysis {
  keyword: string;
  params: (string | null)[];
  /** It needs the one writer's place. */
  writes: boolean;
  /** It changes the connection itself, which then must not serve another stream. */
  taints: boolean;
}

const READ_KEYWORDS = new Set([
  'SELECT',
  'VALUES',
  'EXPLAIN',
  'COMMIT',
  'END',
  'ROLLBACK',
  'SAVEPOINT',
  'RELEASE',
]);
/**
 * Only these may read or write whatever their first word. All others tell by it, and must: in libsql 0.5.29 a
 * connection that has explained a CREATE, a BEGIN and an INSERT keeps its read mark for ever, and the log is then
 * never folded into the file.
 */
const AMBIGUOUS_KEYWORDS = new Set(['WITH', 'PRAGMA']);
const WRITE_OPCODES = new Set(['Vacuum', 'JournalMode', 'Checkpoint']);

/** Tells readers from writers by SQLite's own plan (`EXPLAIN`), where its first word does not say. */
export class Analyzer {
  readonly #connection: Connection;
  readonly #known = new Lru<Analysis>(1000);

  /** `connection` is the analyzer's own: nothing else runs on it. */
  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Throws {@link StatementError} unless the text is exactly one statement that a client may run. */
  analyze(sql: string): Analysis {
    const known = this.#known.get(sql);
    if (known) return known;
    const { keyword, params, ends } = scanSql(sql);
    if (ends.length === 0) {
      throw new StatementError('SQL string does not contain any statement', 'SQL_NO_STATEMENT');
    }
    if (ends.length > 1) {
      throw new StatementError('SQL string contains more than one statement', 'SQL_MANY_STATEMENTS');
    }
    refuseAttach(keyword);
    const taints = keyword === 'PRAGMA' || /\btemp(orary)?\b/i.test(sql.slice(0, 200));
    const planned = this.#plansToWrite(keyword, sql);
    const analysis = { keyword, params, writes: planned ?? !READ_KEYWORDS.has(keyword), taints };
    if (planned !== undefined && sql.length <= 20_000) this.#known.set(sql, analysis);
    return analysis;
  }

  /** undefined where the plan is not to be had: a table of an open transaction, or a faulty statement. */
  #plansToWrite(keyword: string, sql: string): boolean | undefined {
    if (keyword === 'BEGIN') return /\b(immediate|exclusive)\b/i.test(sql);
    if (!AMBIGUOUS_KEYWORDS.has(keyword)) return !READ_KEYWORDS.has(keyword);
    try {
      const plan = this.#connection.query(`EXPLAIN ${sql}`);
      return plan.some(
        ([, opcode, , p2]) => (opcode === 'Transaction' && p2 !== 0n) || WRITE_OPCODES.has(String(opcode)),
      );
    } catch {
      return undefined;
    }
  }
}

/** As on Turso, one client database is one file. */
export function refuseAttach(keyword: string): void {
  if (keyword === 'ATTACH' || keyword === 'DETACH') {
    throw new StatementError(`${keyword} is not allowed`, 'SQLITE_AUTH');
  }
}
