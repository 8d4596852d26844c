/**
 * The requests of a Hrana 2/3 client over HTTP (JSON encoding), read from untrusted JSON into exact types. Source:
 * the Hrana 2 and 3 protocol documents of libSQL. The types follow these documents, but no code is taken from
 * libSQL.
 */

/**
 * A value that the driver accepts. Integers are always bigint, so that integers of 64 bits stay exact and `5` does
 * not become `5.0`.
 */
export type SqlValue = null | bigint | number | string | Uint8Array;

/** A value for a named parameter. */
export interface NamedArg {
  name: string;
  value: SqlValue;
}

/** The text of the SQL, or the id under which the stream has stored it. */
export interface SqlSource {
  sql: string | undefined;
  sqlId: number | undefined;
}

/** A statement with its values. */
export interface Stmt extends SqlSource {
  args: SqlValue[];
  namedArgs: NamedArg[];
  wantRows: boolean;
}

/** The condition under which a batch step runs. */
export type Condition =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: Condition }
  | { type: 'and' | 'or'; conds: Condition[] }
  | { type: 'is_autocommit' };

/** A statement of a batch. Without a condition it always runs. */
export interface BatchStep {
  stmt: Stmt;
  condition: Condition | undefined;
}

/** One request of a stream. */
export type StreamRequest =
  | { type: 'close' | 'get_autocommit' }
  | { type: 'execute'; stmt: Stmt }
  | { type: 'batch'; steps: BatchStep[] }
  | { type: 'sequence' | 'describe'; source: SqlSource }
  | { type: 'store_sql'; sqlId: number; sql: string }
  | { type: 'close_sql'; sqlId: number };

/** The body of `POST …/pipeline`. Without a baton, the request begins a stream. */
export interface Pipeline {
  baton: string | undefined;
  requests: StreamRequest[];
}

/** The body of `POST …/cursor`. */
export interface CursorRequest {
  baton: string | undefined;
  steps: BatchStep[];
}

/**
 * The error for an HTTP request that is refused as a whole, for example because it is not valid Hrana. The
 * answer has the given status, which is 400 by default.
 */
export class ProtocolError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(message: string, code = 'HTTP_BAD_REQUEST', status = 400) {
    super(message);
    this.name = 'ProtocolError';
    this.code = code;
    this.status = status;
  }
}

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
const MAX_CONDITION_DEPTH = 64;

type Json = Record<string, unknown>;

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

function asInt(value: unknown, what: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > 2 ** 31) {
    fail(`${what} must be a 32-bit integer`);
  }
  return value;
}

function optional<T>(value: unknown, what: string, read: (v: unknown, what: string) => T): T | undefined {
  return value === undefined || value === null ? undefined : read(value, what);
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
      return Buffer.from(base64, 'base64');
    }
    default:
      return fail('unknown type of value');
  }
}

function readNamedArg(raw: unknown): NamedArg {
  const arg = asObject(raw, 'named argument');
  return { name: asString(arg.name, 'argument name'), value: readValue(arg.value) };
}

function readSource(raw: Json): SqlSource {
  const sql = optional(raw.sql, 'sql', asString);
  const sqlId = optional(raw.sql_id, 'sql_id', asInt);
  if ((sql === undefined) === (sqlId === undefined)) fail('give either sql or sql_id');
  return { sql, sqlId };
}

function readStmt(raw: unknown): Stmt {
  const stmt = asObject(raw, 'stmt');
  const wantRows = stmt.want_rows ?? true;
  if (typeof wantRows !== 'boolean') fail('want_rows must be a boolean');
  return {
    ...readSource(stmt),
    args: asArray(stmt.args ?? [], 'args').map(readValue),
    namedArgs: asArray(stmt.named_args ?? [], 'named_args').map(readNamedArg),
    wantRows,
  };
}

/**
 * Reads a condition. `before` is the index of the step that has the condition. The condition may refer only to
 * earlier steps.
 */
function readCondition(raw: unknown, before: number, depth: number): Condition {
  if (depth > MAX_CONDITION_DEPTH) fail('condition is nested too deeply');
  const cond = asObject(raw, 'condition');
  switch (cond.type) {
    case 'ok':
    case 'error':
      return { type: cond.type, step: readStepIndex(cond.step, before) };
    case 'not':
      return { type: 'not', cond: readCondition(cond.cond, before, depth + 1) };
    case 'and':
    case 'or':
      return {
        type: cond.type,
        conds: asArray(cond.conds, 'conds').map((each) => readCondition(each, before, depth + 1)),
      };
    case 'is_autocommit':
      return { type: 'is_autocommit' };
    default:
      return fail('unknown type of condition');
  }
}

function readStepIndex(raw: unknown, before: number): number {
  const step = asInt(raw, 'step');
  if (step < 0 || step >= before) fail(`condition refers to step ${step}, which is not an earlier one`);
  return step;
}

function readSteps(raw: unknown): BatchStep[] {
  return asArray(asObject(raw, 'batch').steps, 'steps').map((each, index) => {
    const step = asObject(each, 'step');
    return {
      stmt: readStmt(step.stmt),
      condition: optional(step.condition, 'condition', (value) => readCondition(value, index, 0)),
    };
  });
}

function readRequest(raw: unknown): StreamRequest {
  const request = asObject(raw, 'request');
  switch (request.type) {
    case 'close':
    case 'get_autocommit':
      return { type: request.type };
    case 'execute':
      return { type: 'execute', stmt: readStmt(request.stmt) };
    case 'batch':
      return { type: 'batch', steps: readSteps(request.batch) };
    case 'sequence':
    case 'describe':
      return { type: request.type, source: readSource(request) };
    case 'store_sql':
      return {
        type: 'store_sql',
        sqlId: asInt(request.sql_id, 'sql_id'),
        sql: asString(request.sql, 'sql'),
      };
    case 'close_sql':
      return { type: 'close_sql', sqlId: asInt(request.sql_id, 'sql_id') };
    default:
      return fail('unknown type of request');
  }
}

/** Reads the body of `POST /v2/pipeline` or `/v3/pipeline`. Throws {@link ProtocolError}. */
export function readPipeline(body: unknown): Pipeline {
  const pipeline = asObject(body, 'body');
  return {
    baton: optional(pipeline.baton, 'baton', asString),
    requests: asArray(pipeline.requests, 'requests').map(readRequest),
  };
}

/** Reads the body of `POST /v3/cursor`. Throws {@link ProtocolError}. */
export function readCursor(body: unknown): CursorRequest {
  const cursor = asObject(body, 'body');
  return { baton: optional(cursor.baton, 'baton', asString), steps: readSteps(cursor.batch) };
}
