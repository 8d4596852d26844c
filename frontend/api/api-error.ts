import type { ErrorBody, Place } from '../../domain/contract/index.ts';

/** What came instead of the answer asked for; `status` 0 when no answer came at all. `message` is for the reader. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  /** The nearest place that does exist, where the server knows one. */
  readonly suggestion: Place | null;
  /** What is wrong with which field of a form; each message follows its field's name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The note as it is now, where another change came before. */
  readonly current: NonNullable<ErrorBody['current']> | null;
  /** How long to wait before the next try, in seconds, where the server says so. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    body: Partial<ErrorBody> & { message: string },
    retryAfter: number | null = null,
  ) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'unreadable';
    this.requestId = body.requestId ?? null;
    this.suggestion = body.suggestion ?? null;
    this.fields = body.fields ?? {};
    this.current = body.current ?? null;
    this.retryAfter = retryAfter;
  }

  /** Asking again may help: the connection, the server or its answer failed, not the question. */
  get isPassing(): boolean {
    return this.status < 400 || this.status === 429 || this.status >= 500;
  }
}

/** The server could not be reached: no connection, or it was cut off. */
export const unreachable = (): ApiError =>
  new ApiError(0, {
    code: 'unreachable',
    message: 'The library could not be reached. Check the connection and try again.',
  });
