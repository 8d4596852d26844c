import type { ErrorBody, Place } from '../../domain/contract/index.ts';

/** What came instead of the answer asked for; `status` 0 when no answer came at all. `message` is for the reader. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  /** The nearest place that does exist, where the server knows one. */
  readonly suggestion: Place | null;

  constructor(status: number, body: Partial<ErrorBody> & { message: string }) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'unreadable';
    this.requestId = body.requestId ?? null;
    this.suggestion = body.suggestion ?? null;
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
