/** Values and results as Hrana JSON text, written straight to strings: rows are the bulk of every answer. */

/** What the driver hands back in raw mode with safe integers. */
export type NativeValue = null | bigint | number | string | Buffer;

/** One statement's outcome; `cols` and each row are already JSON text. */
export interface StatementResult {
  cols: string;
  rows: string[];
  affected: string;
  lastInsertRowid: string | null;
  milliseconds: number;
}

/** An error of one statement or stream, in the shape the client reads. */
export interface HranaError {
  message: string;
  code: string;
}

/** A stream request that failed; the stream lives on. */
export class StatementError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.name = 'StatementError';
    this.code = code;
  }
}

/** One value as Hrana JSON. Infinities are written `±1e999`, which JSON readers take for infinity. */
function encodeValue(value: NativeValue): string {
  if (value === null) return '{"type":"null"}';
  switch (typeof value) {
    case 'string':
      return `{"type":"text","value":${JSON.stringify(value)}}`;
    case 'bigint':
      return `{"type":"integer","value":"${value}"}`;
    case 'number':
      return `{"type":"float","value":${encodeFloat(value)}}`;
    default:
      return `{"type":"blob","base64":"${value.toString('base64')}"}`;
  }
}

function encodeFloat(value: number): string {
  if (Number.isFinite(value)) return Object.is(value, -0) ? '-0.0' : String(value);
  return value > 0 ? '1e999' : '-1e999';
}

/** One row as a JSON array of Hrana values. */
export function encodeRow(row: readonly NativeValue[]): string {
  let text = '[';
  for (let i = 0; i < row.length; i += 1) {
    if (i > 0) text += ',';
    text += encodeValue(row[i] as NativeValue);
  }
  return `${text}]`;
}

/** The result of `execute` and of one batch step. */
export function encodeResult(result: StatementResult): string {
  const rowid = result.lastInsertRowid === null ? 'null' : `"${result.lastInsertRowid}"`;
  return (
    `{"cols":${result.cols},"rows":[${result.rows.join(',')}],"affected_row_count":${result.affected},` +
    `"last_insert_rowid":${rowid},"replication_index":null,"query_duration_ms":${result.milliseconds}}`
  );
}

/** Any thrown thing as a Hrana error; SQLite's own text is prefixed as libSQL's server does. */
export function toHranaError(error: unknown): HranaError {
  if (error instanceof StatementError) return { message: error.message, code: error.code };
  const message = error instanceof Error ? error.message : String(error);
  const code = sqliteCode(error);
  return code === undefined
    ? { message, code: 'INTERNAL_ERROR' }
    : { message: `SQLite error: ${message}`, code };
}

/** SQLite's result code name of a driver error, or undefined. */
export function sqliteCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code.startsWith('SQLITE_') ? code : undefined;
}
