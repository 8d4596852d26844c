import './quiet.ts';
import Database from 'libsql';
import { StatementError } from './errors.ts';

/**
 * The driver's client for a libSQL server. It parses a text with the parser of libSQL's own server (sqld), and sends it
 * only if the parser accepts it. No program can listen on port 0, so nothing is ever sent.
 */
const client = new Database('http://127.0.0.1:0');

/**
 * Throws an `SQL_PARSE_ERROR` if libSQL's own server would refuse a text of one or more statements, for example
 * `ORDER BY` inside an aggregate function. Takes 0.03 to 0.4 ms.
 */
export function parseSql(sql: string): void {
  let reason = '';
  try {
    client.exec(sql);
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error);
  }
  // An accepted text fails only when it is to be sent.
  if (reason.startsWith('Hrana(Http(')) return;
  if (!reason.startsWith('Sqlite3')) throw new Error(`The parser of libSQL did not answer: ${reason}`);
  if (reason === 'Sqlite3UnsupportedStatement') throw unsupported(sql);
  throw parseError(describe(reason, sql));
}

export const unsupported = (sql: string): StatementError =>
  parseError(`unsupported statement: ${sql.trim().slice(0, 200)}`);

const parseError = (reason: string): StatementError =>
  new StatementError(`SQL string could not be parsed: ${reason}`, 'SQL_PARSE_ERROR');

function describe(reason: string, sql: string): string {
  const [, line, column] = /\((\d+), (\d+)/.exec(reason) ?? [];
  if (line === undefined || column === undefined) return reason;
  const text = Buffer.from(sql.split('\n')[Number(line) - 1] ?? '');
  const before = text.subarray(0, Number(column) - 1).toString();
  const what = /Custom\("(.*?)"\)/.exec(reason)?.[1] ?? 'syntax error';
  return `${what} at line ${line}, column ${column}, after “${before.slice(-60)}”`;
}
