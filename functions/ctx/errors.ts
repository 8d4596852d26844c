import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody, Note } from '../../domain/contract/index.ts';
import { Refused } from '../../domain/value-search/index.ts';
import type { Log } from './log.ts';

const STATUS = {
  bad_request: 400,
  signed_out: 401,
  forbidden: 403,
  wrong_password: 403,
  wrong_code: 403,
  second_factor_required: 403,
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

type ErrorCode = keyof typeof STATUS;

interface Details extends Pick<ErrorBody, 'fields' | 'suggestion'> {
  readonly status?: ContentfulStatusCode;
  readonly retryAfter?: number;
  readonly current?: Note;
  readonly jobId?: string;
}

/** A refusal. Its message is for the reader and never contains anything internal. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly status: ContentfulStatusCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.status = details.status ?? STATUS[code];
    this.details = details;
  }
}

export const isDiskFull = (error: unknown): boolean => String(error).includes('SQLITE_FULL');

/**
 * A failure of the database that is no mistake in our SQL, for example because it is unreachable, busy or
 * full. The driver's error is in `cause`, for the log.
 */
export class DatabaseUnavailable extends Problem {
  constructor(cause: unknown) {
    super(
      'unavailable',
      isDiskFull(cause)
        ? 'Nothing can be saved right now, because the disk of the site is full. You can still read.'
        : 'The site is not responding right now. Please try again in a moment.',
    );
    this.cause = cause;
  }
}

/**
 * Turns any thrown value into an answer in the form that every error has, and logs failures. Only the message
 * of a `Problem` reaches the reader.
 */
export function errorAnswer(log: Log, error: unknown): Response {
  const problem = problemOf(error);
  // Our own refusals, such as too many waiting hashes, are already in the request's log line.
  if (problem.status >= 500 && !(error instanceof Problem && error.cause === undefined))
    logFailure(log, error);
  const retryAfter = problem.details.retryAfter ?? (problem.status === 503 ? 2 : null);
  // This is a new response, so headers and cookies that were set before the failure are not sent.
  return Response.json(bodyOfProblem(log.requestId, problem), {
    status: problem.status,
    headers: {
      'Cache-Control': 'no-store',
      ...(retryAfter !== null && { 'Retry-After': String(retryAfter) }),
    },
  });
}

export function bodyOfProblem(requestId: string, { message, code, details }: Problem): ErrorBody {
  const { fields, suggestion, jobId, current } = details;
  return { message, code, requestId, fields, suggestion, jobId, current, id: current?.id };
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Refused) return new Problem('invalid', error.message, { fields: error.fields });
  // Errors that Hono throws itself: a body that is not JSON, or a path that cannot be decoded.
  if (error instanceof HTTPException && error.status < 500) {
    return new Problem('bad_request', 'The request could not be read because its body is not valid JSON.');
  }
  return new Problem(
    'internal',
    'Something went wrong on our side. If it keeps happening, tell us the request number.',
  );
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

/** The refusal of an unknown path under /api: the answer is JSON, even for a reader who opens the path in a browser. */
export const unknownPath = (): Problem =>
  new Problem('not_found', 'The API has no such address. See /api/docs.');
