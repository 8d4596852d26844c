import { ApiError } from './api-error.ts';

/** What an error box shows about a failure. */
export interface FailureInWords {
  readonly message: string;
  readonly detail: string;
  readonly requestId: string | null;
}

/** The fixed message for a failed call, with what was asked for and what the server answered. */
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

/** True if trying again may help. */
export const isPassing = (error: unknown): boolean => !(error instanceof ApiError) || error.isPassing;
