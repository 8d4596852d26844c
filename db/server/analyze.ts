import { LRUCache } from 'lru-cache';
import { StatementError } from './encode.ts';
import { scanSql } from './sql-scan.ts';

/** The facts about a statement that the server needs before it runs the statement. */
export interface Analysis {
  keyword: string;
  params: (string | null)[];
  /** True if the statement needs the write lock. */
  writes: boolean;
  /**
   * True if the statement may change the state of its connection, so that no other stream may use this
   * connection afterwards.
   */
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
/** Pragmas that can write to the file even if the statement gives them no value. */
const WRITING_PRAGMAS = new Set(['INCREMENTAL_VACUUM', 'OPTIMIZE', 'WAL_CHECKPOINT']);

const known = new LRUCache<string, Analysis>({ max: 1000 });
const MAX_CACHED_SQL = 20_000;

/**
 * Decides from the words of a statement if it writes. SQLite's own plan (`EXPLAIN`) would tell the same. But in libsql
 * 0.5.29, a connection that has explained a statement over a full-text table keeps its read mark for ever, and then
 * the log is never folded into the file.
 * @throws {@link StatementError} unless the text is exactly one statement that a client may run.
 */
export function analyze(sql: string): Analysis {
  const seen = known.get(sql);
  if (seen) return seen;
  const { keyword, mainKeyword, params, ends } = scanSql(sql);
  if (ends.length === 0) {
    throw new StatementError('SQL string does not contain any statement', 'SQL_NO_STATEMENT');
  }
  if (ends.length > 1) {
    throw new StatementError('SQL string contains more than one statement', 'SQL_MANY_STATEMENTS');
  }
  refuseAttach(keyword);
  const taints = keyword === 'PRAGMA' || keyword === 'EXPLAIN' || /\btemp(orary)?\b/i.test(sql.slice(0, 200));
  const analysis = { keyword, params, writes: writes(keyword, mainKeyword, sql), taints };
  if (sql.length <= MAX_CACHED_SQL) known.set(sql, analysis);
  return analysis;
}

function writes(keyword: string, mainKeyword: string, sql: string): boolean {
  if (keyword === 'BEGIN') return /\b(immediate|exclusive)\b/i.test(sql);
  if (keyword === 'PRAGMA') return pragmaWrites(sql);
  return !READ_KEYWORDS.has(mainKeyword);
}

/**
 * False only for a statement that is just the name of a pragma that reads. A pragma with a value may write. A statement
 * with a comment counts as one with a value.
 */
function pragmaWrites(sql: string): boolean {
  const name = /^\s*pragma\s+(?:\w+\s*\.\s*)?(\w+)\s*;?\s*$/i.exec(sql)?.[1];
  return name === undefined || WRITING_PRAGMAS.has(name.toUpperCase());
}

/** Refuses ATTACH and DETACH, because a client may use only its own database, as on Turso. */
export function refuseAttach(keyword: string): void {
  if (keyword === 'ATTACH' || keyword === 'DETACH') {
    throw new StatementError(`${keyword} is not allowed`, 'SQLITE_AUTH');
  }
}
