import { ApiError } from './api-error.ts';

/** A time in words, rounded up: "30 seconds", and from 100 seconds on in minutes: "2 minutes". */
export function waitInWords(seconds: number): string {
  const [count, unit] = seconds < 100 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * The reason for a failure: the message of the `ApiError`. After too many tries (429) with a time to wait, a
 * text that names this time instead. Gives `otherwise` for any other error or an empty message.
 */
export function reasonOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.message === '') return otherwise;
  if (error.status === 429 && error.retryAfter !== null) {
    return `Too many tries. Please wait ${waitInWords(error.retryAfter)} and try again.`;
  }
  return error.message;
}
