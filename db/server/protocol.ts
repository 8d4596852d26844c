/**
 * The requests of the official client (Hrana 2 over HTTP, in JSON), read from untrusted JSON into exact types. Source:
 * the Hrana 2 document of libSQL. Of that protocol, this server knows what the client sends for `execute`, `batch`,
 * `migrate` and `executeMultiple`.
 */
import type { Args, SqlValue } from './bind.ts';
import { ProtocolError } from './errors.ts';

/** A statement with its values. */
export interface Stmt extends Args {
  sql: string;
  wantRows: boolean;
}

/** A step of a batch runs only if an earlier step was successful, or if `not` is true, only if it was not. */
export interface Condition {
  step: number;
  not: boolean;
}

/** A statement of a batch. Without a condition it always runs. */
export interface BatchStep {
  stmt: Stmt;
  condition: Condition | undefined;
}

/** One request of a pipeline. The texts that `store_sql` stored are already in the statements. */
export type PipelineRequest =
  | { type: 'close' | 'store_sql' }
  | { type: 'execute'; stmt: Stmt }
  | { type: 'batch'; steps: BatchStep[] }
  | { type: 'sequence'; sql: string };

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
const MAX_STORED_SQL = 50;
const MAX_STORED_BYTES = 5_000;

type Json = Record<string, unknown>;

/**
 * Reads the body of `POST /v2/pipeline`.
 * @throws {@link ProtocolError} for anything else, and for a request that leaves its stream open for a later one.
 */
export function readPipeline(body: unknown): PipelineRequest[] {
  const pipeline = asObject(body, 'body');
  const stored = new Map<unknown, string>();
  const requests = asArray(pipeline.requests, 'requests').map((each) => readRequest(each, stored));
  const isWhole =
    requests.length > 0 && requests.findIndex(({ type }) => type === 'close') === requests.length - 1;
  if ((pipeline.baton ?? null) !== null || !isWhole) {
    throw new ProtocolError(
      'This server runs no interactive transactions, so a request ends with close. Send the statements with batch()',
      'INTERACTIVE_TRANSACTION',
    );
  }
  return requests;
}

function readRequest(raw: unknown, stored: Map<unknown, string>): PipelineRequest {
  const request = asObject(raw, 'request');
  switch (request.type) {
    case 'close':
      return { type: 'close' };
    case 'store_sql':
      storeSql(request, stored);
      return { type: 'store_sql' };
    case 'execute':
      return { type: 'execute', stmt: readStmt(request.stmt, stored) };
    case 'batch':
      return { type: 'batch', steps: readSteps(request.batch, stored) };
    case 'sequence':
      return { type: 'sequence', sql: readSql(request, stored) };
    default:
      return fail('unknown type of request');
  }
}

/** Stores a text under a number, for later requests of this pipeline. The limits are those of libSQL's own server. */
function storeSql(request: Json, stored: Map<unknown, string>): void {
  const sql = asString(request.sql, 'sql');
  const id = request.sql_id;
  if (typeof id !== 'number' || stored.has(id)) fail('sql_id must be a number that is not in use');
  if (stored.size >= MAX_STORED_SQL) {
    throw new ProtocolError(`More than ${MAX_STORED_SQL} SQL texts are stored`, 'SQL_STORE_TOO_MANY');
  }
  if (Buffer.byteLength(sql) > MAX_STORED_BYTES) {
    throw new ProtocolError(
      `The stored SQL text is larger than ${MAX_STORED_BYTES} bytes`,
      'SQL_STORE_TOO_LARGE',
    );
  }
  stored.set(id, sql);
}

function readSql(raw: Json, stored: Map<unknown, string>): string {
  const { sql, sql_id: id } = raw;
  if ((sql === undefined) === (id === undefined)) fail('give either sql or sql_id');
  return sql === undefined
    ? (stored.get(id) ?? fail(`SQL ${String(id)} is not stored`))
    : asString(sql, 'sql');
}

function readSteps(raw: unknown, stored: Map<unknown, string>): BatchStep[] {
  return asArray(asObject(raw, 'batch').steps, 'steps').map((each, index) => {
    const { stmt, condition } = asObject(each, 'step');
    return {
      stmt: readStmt(stmt, stored),
      condition: condition === undefined ? undefined : readCondition(condition, index),
    };
  });
}

/** `before` is the index of the step that has the condition. */
function readCondition(raw: unknown, before: number): Condition {
  const condition = asObject(raw, 'condition');
  const not = condition.type === 'not';
  const { type, step } = not ? asObject(condition.cond, 'condition') : condition;
  if (type !== 'ok') fail('unknown type of condition');
  if (!Number.isInteger(step) || Number(step) < 0 || Number(step) >= before) {
    fail('a condition must refer to an earlier step');
  }
  return { step: Number(step), not };
}

function readStmt(raw: unknown, stored: Map<unknown, string>): Stmt {
  const stmt = asObject(raw, 'stmt');
  const wantRows = stmt.want_rows ?? true;
  if (typeof wantRows !== 'boolean') fail('want_rows must be a boolean');
  return {
    sql: readSql(stmt, stored),
    args: asArray(stmt.args ?? [], 'args').map(readValue),
    namedArgs: asArray(stmt.named_args ?? [], 'named_args').map(readNamedArg),
    wantRows,
  };
}

function readNamedArg(raw: unknown): { name: string; value: SqlValue } {
  const arg = asObject(raw, 'named argument');
  return { name: asString(arg.name, 'argument name'), value: readValue(arg.value) };
}

function readValue(raw: unknown): SqlValue {
  const value = asObject(raw, 'value');
  switch (value.type) {
    case 'null':
      return null;
    case 'text':
      return asString(value.value, 'text value');
    case 'float':
      if (typeof value.value !== 'number') fail('float value must be a number');
      return value.value;
    case 'integer': {
      const digits = asString(value.value, 'integer value');
      if (!/^[+-]?\d{1,20}$/.test(digits)) fail('integer value must be a decimal string');
      const integer = BigInt(digits.startsWith('+') ? digits.slice(1) : digits);
      if (integer < INT64_MIN || integer > INT64_MAX) fail('integer value is outside 64 bits');
      return integer;
    }
    case 'blob': {
      const base64 = asString(value.base64, 'blob value');
      if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(base64)) fail('blob value is not base64');
      return { base64 };
    }
    default:
      return fail('unknown type of value');
  }
}

function fail(what: string): never {
  throw new ProtocolError(what);
}

function asObject(value: unknown, what: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(`${what} must be an object`);
  return value as Json;
}

function asArray(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) fail(`${what} must be an array`);
  return value;
}

function asString(value: unknown, what: string): string {
  if (typeof value !== 'string') fail(`${what} must be a string`);
  return value;
}
