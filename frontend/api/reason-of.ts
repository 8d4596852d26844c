import { ApiError } from './api-error.ts';

/** A waiting time in words: "30 seconds", "2 minutes". */
export function waitInWords(seconds: number): string {
  const [count, unit] = seconds < 100 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * The server's reason for a failure, with the time to wait if the server gives one. If the server gave no reason,
 * gives `otherwise`.
 */
export function reasonOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.message === '') return otherwise;
  if (error.status === 429 && error.retryAfter !== null) {
    return `Too many tries. Please wait ${waitInWords(error.retryAfter)} and try again.`;
  }
  return error.message;
}
