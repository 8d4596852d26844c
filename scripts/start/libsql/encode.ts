import type { HranaError } from './errors.ts';

/** A value as the driver returns it in raw mode with safe integers. */
export type NativeValue = null | bigint | number | string | Buffer;

export interface StatementResult {
  cols: string;
  rows: string[];
  characters: number;
  affected: string;
  lastInsertRowid: string | null;
  milliseconds: number;
}

/** The outcome of one batch step. At most one field is set; no field is set if the condition of the step was false. */
export interface StepOutcome {
  result?: StatementResult;
  error?: HranaError;
}

export function encodeRow(row: readonly NativeValue[]): string {
  let text = '[';
  for (let i = 0; i < row.length; i += 1) {
    if (i > 0) text += ',';
    text += encodeValue(row[i] as NativeValue);
  }
  return `${text}]`;
}

export const bytesOf = (outcomes: readonly StepOutcome[]): number =>
  outcomes.flatMap(({ result }) => result?.rows ?? []).reduce((sum, row) => sum + Buffer.byteLength(row), 0);

export const encodeOk = (type: string, result?: string): string =>
  `{"type":"ok","response":{"type":"${type}"${result === undefined ? '' : `,"result":${result}`}}}`;

export const encodeFailed = (error: HranaError): string => `{"type":"error","error":${encodeError(error)}}`;

export function encodeBatch(outcomes: readonly StepOutcome[]): string {
  const results = outcomes.map(({ result }) => (result ? encodeResult(result) : 'null'));
  const errors = outcomes.map(({ error }) => (error ? encodeError(error) : 'null'));
  return `{"step_results":[${results.join(',')}],"step_errors":[${errors.join(',')}]}`;
}

export function encodeResult(result: StatementResult): string {
  const rowid = result.lastInsertRowid === null ? 'null' : `"${result.lastInsertRowid}"`;
  return (
    `{"cols":${result.cols},"rows":[${result.rows.join(',')}],"affected_row_count":${result.affected},` +
    `"last_insert_rowid":${rowid},"replication_index":null,"query_duration_ms":${result.milliseconds}}`
  );
}

const encodeError = ({ message, code }: HranaError): string => JSON.stringify({ message, code });

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
