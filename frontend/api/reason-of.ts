import { ApiError } from './api-error.ts';

/** Seconds as one says them. */
export function waitInWords(seconds: number): string {
  const [count, unit] = seconds < 100 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Why it failed, in the server's words, and how long to wait where that is known. */
export function reasonOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.message === '') return otherwise;
  if (error.status === 429 && error.retryAfter !== null) {
    return `Too many tries. Please wait ${waitInWords(error.retryAfter)} and try again.`;
  }
  return error.message;
}
