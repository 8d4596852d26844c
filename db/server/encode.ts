/** Writes values and results directly as Hrana JSON text, because most of the text of an answer is rows. */

/** A value as the driver returns it in raw mode with safe integers. */
export type NativeValue = null | bigint | number | string | Buffer;

/** The result of one statement. `cols` and each row are JSON texts. */
export interface StatementResult {
  cols: string;
  rows: string[];
  affected: string;
  lastInsertRowid: string | null;
  milliseconds: number;
}

/** An error of one statement or stream, in the form that the client reads. */
export interface HranaError {
  message: string;
  code: string;
}

/** The error of a request of a stream. The stream continues after it. */
export class StatementError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.name = 'StatementError';
    this.code = code;
  }
}

/** Writes a value as Hrana JSON. Infinities are written as `±1e999`, which JSON parsers read as infinity. */
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

/**
 * Turns any thrown value into a Hrana error. An error of SQLite has the general code and the prefix that libSQL's
 * server gives. An exact code such as `SQLITE_CONSTRAINT_UNIQUE` is in brackets after the text.
 */
export function toHranaError(error: unknown): HranaError {
  if (error instanceof StatementError) return { message: error.message, code: error.code };
  const message = error instanceof Error ? error.message : String(error);
  const exact = exactCode(error);
  const code = sqliteCode(error);
  if (code === undefined) return { message, code: 'INTERNAL_ERROR' };
  return { message: `SQLite error: ${message}${exact === code ? '' : ` (${exact})`}`, code };
}

/** The general result code of an SQLite error, such as `SQLITE_CONSTRAINT`; undefined for other errors. */
export function sqliteCode(error: unknown): string | undefined {
  return /^SQLITE_[A-Z]+/.exec(exactCode(error) ?? '')?.[0];
}

/**
 * The code of an error of the driver, for SQLite the extended result code such as `SQLITE_CONSTRAINT_UNIQUE`.
 */
function exactCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string') return undefined;
  // The driver has no name for the error of a value with a wrong type for a STRICT table.
  return code === 'UNKNOWN_SQLITE_ERROR_3091' ? 'SQLITE_CONSTRAINT_DATATYPE' : code;
}
