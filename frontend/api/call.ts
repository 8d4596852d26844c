import type { ErrorBody } from '../../domain/contract/index.ts';
import { ApiError, unreachable } from './api-error.ts';

/** The part of a typed client's response that `call` needs. */
interface Answer<T> {
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<T>;
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';

/** The one shape of an error answer, or plain words where something else answered (a proxy, a captive portal). */
async function errorOf(answer: Answer<unknown>): Promise<ApiError> {
  const body = await answer.json().catch(() => null);
  if (isErrorBody(body)) return new ApiError(answer.status, body);
  return new ApiError(answer.status, { message: `The server answered ${answer.status} without a reason.` });
}

/**
 * Turns a response of the typed client into its data. Everything else becomes an `ApiError`, so that a screen has one
 * kind of failure to show. An aborted request stays what it is.
 */
export async function call<T>(request: Promise<Answer<T>>): Promise<T> {
  let answer: Answer<T>;
  try {
    answer = await request;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw unreachable();
  }
  if (!answer.ok) throw await errorOf(answer);
  try {
    return await answer.json();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(answer.status, { message: 'The answer arrived incomplete. Please try again.' });
  }
}
