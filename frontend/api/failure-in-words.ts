import { errorsText } from '../text/errors.ts';
import { ApiError } from './api-error.ts';

/** The texts of an error box about a failure. */
export interface FailureInWords {
  readonly message: string;
  readonly detail: string;
  readonly requestId: string | null;
}

/**
 * The message for a failed call. It names the requested data and the status, and gives the server's message as
 * detail.
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
  return {
    message: errorsText.fetching[what](status === 0 ? errorsText.noConnection : String(status)),
    detail: message,
    requestId,
  };
}

/** True if another try may succeed, because the request itself was not refused as wrong. */
export const isPassing = (error: unknown): boolean => !(error instanceof ApiError) || error.isPassing;
