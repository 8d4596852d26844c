import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { StatementError } from './errors.ts';
import { parseSql, unsupported } from './libsql-parser.ts';
import { type ScannedSql, scanSql } from './sql-scan.ts';

const written = new Set<string>();

/**
 * Appends a SQL text to this thread's file in the folder STATEMENTS_DIR, as a JSON string on a line of its own. Each text
 * is written once. Does nothing if STATEMENTS_DIR is not set.
 */
function logStatement(sql: string): void {
  const folder = process.env.STATEMENTS_DIR;
  if (!folder || written.has(sql)) return;
  written.add(sql);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}-${threadId}.jsonl`), `${JSON.stringify(sql)}\n`);
}

export interface Statement extends ScannedSql {
  writes: boolean;
}

const READS = new Set(['SELECT', 'VALUES', 'EXPLAIN', 'COMMIT', 'END', 'ROLLBACK', 'SAVEPOINT', 'RELEASE']);
/** The statements that libSQL's parser accepts but its server refuses. */
const REFUSED = new Set(['ATTACH', 'DETACH', 'REINDEX']);

const accepted = new LRUCache<string, Statement>({ max: 1000 });
const MAX_CACHED_SQL = 20_000;

/**
 * Checks that libSQL's own server would run this text, and says from its words if it writes. SQLite's own plan
 * (`EXPLAIN`) would tell the same. But in libsql 0.5.29, a connection that has explained a statement over a full-text
 * table keeps its read mark for ever, and then the log is never folded into the file.
 * @throws {@link StatementError} unless the text is exactly one statement that a client may run.
 */
export function analyze(sql: string): Statement {
  const known = accepted.get(sql);
  if (known) return known;
  parseSql(sql);
  const [scanned, ...others] = scanSql(sql);
  if (!scanned) throw new StatementError('SQL string does not contain any statement', 'SQL_NO_STATEMENT');
  if (others.length > 0) {
    throw new StatementError('SQL string contains more than one statement', 'SQL_MANY_STATEMENTS');
  }
  if (REFUSED.has(scanned.keyword)) throw unsupported(sql);
  const statement = { ...scanned, writes: writes(scanned) };
  if (sql.length <= MAX_CACHED_SQL) accepted.set(sql, statement);
  logStatement(sql);
  return statement;
}

/** Splits a text into its statements, and throws as {@link analyze} does if one of them is refused. */
export function analyzeAll(text: string): Statement[] {
  // The parser reads the whole text first, so that an error names its place in this text.
  parseSql(text);
  return scanSql(text).map(({ sql }) => analyze(sql));
}

function writes({ keyword, sql }: ScannedSql): boolean {
  if (keyword === 'BEGIN') return /\b(immediate|exclusive)\b/i.test(sql);
  // A pragma that is more than its name may set a value. A comment counts as a value.
  if (keyword === 'PRAGMA') return !/^\s*pragma\s+(?:\w+\s*\.\s*)?\w+\s*;?\s*$/i.test(sql);
  // A statement with one of these words counts as a write, even if the word is in quotes. The function
  // replace() does not count.
  if (keyword === 'WITH') return /\b(?:insert|update|delete|replace(?!\s*\())\b/i.test(sql);
  return !READS.has(keyword);
}
