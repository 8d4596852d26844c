import type { ErrorBody, Place } from '../../domain/contract/index.ts';
import { errorsText } from '../text/errors.ts';

/** A failed call. `status` is 0 if there was no answer. `message` is a text for the reader. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  /** The nearest existing place, if the server knows one. */
  readonly suggestion: Place | null;
  /** The invalid fields of a form, by name. The name of the field and its message together are a sentence. */
  readonly fields: Readonly<Record<string, string>>;
  /** The present note, if a note could not be changed because it was changed elsewhere before. */
  readonly current: NonNullable<ErrorBody['current']> | null;
  /** The time to wait before the next try, in seconds. Null if the server gave no time. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    body: Partial<ErrorBody> & { message: string },
    retryAfter: number | null = null,
  ) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'unknown';
    this.requestId = body.requestId ?? null;
    this.suggestion = body.suggestion ?? null;
    this.fields = body.fields ?? {};
    this.current = body.current ?? null;
    this.retryAfter = retryAfter;
  }

  /** True if the server gave a reason for readers. */
  get hasReason(): boolean {
    return this.code !== 'unreadable' && this.message !== '';
  }

  /**
   * True if another try may succeed, because the connection or the server failed or there were too many tries.
   * False if the server refused the request.
   */
  get isPassing(): boolean {
    return this.status < 400 || this.status === 429 || this.status >= 500;
  }
}

/** The server could not be reached: there is no connection, or it was interrupted. */
export const unreachable = (): ApiError =>
  new ApiError(0, {
    code: 'unreachable',
    message: errorsText.unreachable,
  });
