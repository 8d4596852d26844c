import type { SuccessStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../../domain/contract/index.ts';
import { errorsText } from '../text/site/errors-text.ts';
import { ApiError, unreachable } from './api-error.ts';

export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  json(): Promise<unknown>;
}

/**
 * The type of the data in a successful response. Responses with other statuses are left out, because they become an
 * `ApiError`.
 */
export type DataOf<R> = R extends { readonly status: infer S; json(): Promise<infer T> }
  ? S extends SuccessStatusCode
    ? T
    : never
  : never;

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string' &&
  body.message !== '';

async function errorOf(answer: Answer): Promise<ApiError> {
  const body = await answer.json().catch(() => null);
  const wait = Number(answer.headers.get('Retry-After'));
  if (isErrorBody(body)) return new ApiError(answer.status, body, wait > 0 ? wait : null);
  return new ApiError(answer.status, { code: 'unreadable', message: errorsText.noReason(answer.status) });
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export async function successful<R extends Answer>(request: Promise<R>): Promise<R> {
  let answer: R;
  try {
    answer = await request;
  } catch (error) {
    throw isAborted(error) ? error : unreachable();
  }
  if (!answer.ok) throw await errorOf(answer);
  return answer;
}

export async function contentOf<T>({ status }: Answer, content: Promise<T>): Promise<T> {
  try {
    return await content;
  } catch (error) {
    if (isAborted(error)) throw error;
    throw new ApiError(status, { code: 'incomplete', message: errorsText.unreadable });
  }
}

/** The names that every such answer has: fields that are never left out, or the length of a list. */
type NameIn<T> = T extends readonly unknown[]
  ? 'length'
  : T extends object
    ? { [Name in keyof T]-?: undefined extends T[Name] ? never : Name }[keyof T]
    : never;

/** One of these names. An answer without data has none. */
export type Mark<R> = [NameIn<DataOf<R>>] extends [never] ? [] : [name: NameIn<DataOf<R>>];

/**
 * Waits for a response of the typed API client and returns its data. A failure becomes an `ApiError`, so that pages
 * have to show only one kind of error. The error of an aborted request is not changed.
 *
 * `name` is a name that the data must have: a field of an object, or `length` for a list. Data without it has another
 * shape than the page expects, for example because a proxy answered, and is a failure too.
 */
export async function call<R extends Answer>(request: Promise<R>, ...[name]: Mark<R>): Promise<DataOf<R>> {
  const answer = await successful(request);
  if (answer.status === 204) return null as DataOf<R>;
  return contentOf(
    answer,
    answer.json().then((data) => {
      if (name !== undefined && (typeof data !== 'object' || data === null || !(name in data))) throw name;
      return data as DataOf<R>;
    }),
  );
}
