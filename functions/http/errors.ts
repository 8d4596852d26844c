import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody, Note, Place } from '../../domain/contract/index.ts';
import type { Log } from '../log.ts';

/** Every code that an error answer may carry, with its status. */
const STATUS = {
  bad_request: 400,
  signed_out: 401,
  forbidden: 403,
  wrong_password: 403,
  not_found: 404,
  not_installed: 404,
  method_not_allowed: 405,
  conflict: 409,
  other_reader: 409,
  too_large: 413,
  wrong_type: 415,
  invalid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, ContentfulStatusCode>;

/** What an error is called, for programs; each has its status. */
export type ErrorCode = keyof typeof STATUS;

/** A refusal. Its message is for the reader and never tells anything internal. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly status: ContentfulStatusCode;
  readonly fields: Record<string, string> | undefined;
  readonly suggestion: Place | undefined;
  /** Seconds to wait before another try. */
  readonly retryAfter: number | undefined;
  /** The note as it is now, where it is not what the reader wanted to change. */
  readonly current: Note | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      fields?: Record<string, string>;
      suggestion?: Place | undefined;
      retryAfter?: number;
      current?: Note;
    } = {},
  ) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.status = STATUS[code];
    this.fields = more.fields;
    this.suggestion = more.suggestion;
    this.current = more.current;
    this.retryAfter = more.retryAfter ?? (this.status === 503 ? 2 : undefined);
  }
}

/** The database is away, busy, slow or full. What it said is in `cause`, for the log. */
export class DatabaseUnavailable extends Problem {
  constructor(cause: unknown) {
    super('unavailable', 'The library cannot be reached just now. Please try again in a moment.');
    this.cause = cause;
  }
}

/** Turns anything thrown into the one error shape, and logs a failure. Only a `Problem` tells the reader what it is. */
export function errorAnswer(log: Log, error: unknown): Response {
  const problem = problemOf(error);
  // A refusal that we decided on, as where too many hashes are due, is in the request's own line.
  if (problem.status >= 500 && !(error instanceof Problem && error.cause === undefined))
    logFailure(log, error);
  // A new answer, so that headers and cookies that were set before the failure are not sent.
  return Response.json(errorBody(log.requestId, problem), {
    status: problem.status,
    headers: {
      'Cache-Control': 'no-store',
      ...(problem.retryAfter === undefined ? {} : { 'Retry-After': String(problem.retryAfter) }),
    },
  });
}

/** What the API says of a problem. */
export function errorBody(
  requestId: string,
  { message, code, fields, suggestion, current }: Problem,
): ErrorBody {
  return {
    message,
    code,
    requestId,
    ...(fields === undefined ? {} : { fields }),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(current === undefined ? {} : { current, id: current.id }),
  };
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // Hono's own refusals: a body that is no JSON, a path that cannot be decoded.
  if (error instanceof HTTPException && error.status < 500) {
    return new Problem('bad_request', 'The request cannot be read: its body is not valid JSON.');
  }
  return new Problem('internal', 'Something went wrong here. The request id helps us find it.');
}

function logFailure({ log }: Log, error: unknown): void {
  const cause = error instanceof DatabaseUnavailable ? error.cause : error;
  const isError = cause instanceof Error;
  const stack = isError ? cause.stack?.split('\n').slice(1, 6) : undefined;
  log('failure', {
    error: isError ? `${cause.name}: ${cause.message}` : String(cause),
    stack: stack?.map((line) => line.trim()),
  });
}

/** A path under /api that leads nowhere: JSON in a browser's address bar too. */
export function unknownPath(): never {
  throw new Problem('not_found', 'There is nothing at this address of the API. See /api/docs.');
}
