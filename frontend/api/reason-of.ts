import { counted } from '../text/numbers.ts';
import { errorsText } from '../text/site/errors-text.ts';
import { ApiError } from './api-error.ts';

/** A time in words, rounded up: "30 seconds", and from 100 seconds on in minutes: "2 minutes". */
export function waitInWords(seconds: number): string {
  const [count, unit] = seconds < 100 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return counted(count, unit);
}

/**
 * The server's reason for a failure, with the time to wait if the server gives one. If the server gave no reason,
 * gives `otherwise`, the specified message of the form.
 */
export function reasonOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || !error.hasReason) return otherwise;
  if (error.status === 429 && error.retryAfter !== null) {
    return errorsText.tooManyTries(waitInWords(error.retryAfter));
  }
  return error.message;
}
