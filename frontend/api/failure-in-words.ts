import { errorsText } from '../text/site/errors-text.ts';
import { ApiError } from './api-error.ts';

export interface FailureInWords {
  readonly message: string;
  readonly detail: string;
  readonly requestId: string | null;
}

/**
 * The texts about a failure. For a failed call, they name the requested data and the status, and the detail
 * is the call's message. For any other error, they say that the data could not be shown.
 */
export function failureInWords(what: 'verse' | 'similar', error: unknown): FailureInWords {
  if (!(error instanceof ApiError)) {
    return {
      message: errorsText.fetching[what](errorsText.notShown),
      detail: errorsText.pageNotShown,
      requestId: null,
    };
  }
  const { status, message, requestId } = error;
  const reason = status === 0 ? errorsText.noConnection : status < 400 ? errorsText.notShown : String(status);
  return {
    message: errorsText.fetching[what](reason),
    detail: message,
    requestId,
  };
}

/**
 * True unless the server refused the call with a status from 400 to 499 other than 429. See
 * `ApiError.isTemporary`.
 */
export const isTemporary = (error: unknown): boolean => !(error instanceof ApiError) || error.isTemporary;
