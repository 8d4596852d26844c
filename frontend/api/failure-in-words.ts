import { ApiError } from './api-error.ts';

/** The texts of an error box about a failure. */
export interface FailureInWords {
  readonly message: string;
  readonly detail: string;
  readonly requestId: string | null;
}

/**
 * The texts about a failure. For a failed call, they name the requested data and the status, and the detail
 * is the call's message. For any other error, they say that the data could not be shown.
 */
export function failureInWords(what: 'verse' | 'similar verses', error: unknown): FailureInWords {
  if (!(error instanceof ApiError)) {
    return {
      message: `Error fetching ${what}: it could not be shown`,
      detail: 'This page failed to show. Trying again may help.',
      requestId: null,
    };
  }
  const { status, message, requestId } = error;
  return {
    message: `Error fetching ${what}: ${status === 0 ? 'no connection' : status}`,
    detail: message,
    requestId,
  };
}

/**
 * True unless the server refused the call with a status from 400 to 499 other than 429. See
 * `ApiError.isPassing`.
 */
export const isPassing = (error: unknown): boolean => !(error instanceof ApiError) || error.isPassing;
