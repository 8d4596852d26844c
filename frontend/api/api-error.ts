import type { ErrorBody, Place } from '../../domain/contract/index.ts';
import { errorsText } from '../text/site/errors-text.ts';

/** The error of a failed API call. `status` is 0 if there was no answer. `message` is a text for the reader. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  readonly suggestion: Place | null;
  /**
   * The messages about invalid fields of a form, by the field's name. A message is a whole sentence, or the
   * part of a sentence after the field's label: "is taken".
   */
  readonly fields: Readonly<Record<string, string>>;
  readonly current: NonNullable<ErrorBody['current']> | null;
  /**
   * The time in seconds that the server asks the page to wait before the next try. Null if the server gave no time.
   */
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

  get hasReason(): boolean {
    return this.code !== 'unreadable' && this.message !== '';
  }

  /**
   * True if another try may succeed: there was no answer, the answer was incomplete, the server failed (500
   * or higher), or there were too many tries (429). False for every other status from 400 to 499.
   */
  get isTemporary(): boolean {
    return this.status < 400 || this.status === 429 || this.status >= 500;
  }
}

/** Without a network a place says what it needs. With one, the connection to the site may be broken. */
export const unreachable = (): ApiError =>
  new ApiError(0, {
    code: 'unreachable',
    message: navigator.onLine === false ? errorsText.offline : errorsText.unreachable,
  });

export const needsCode = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'second_factor_required';
