import type { SuccessStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../../domain/contract/index.ts';
import { errorsText } from '../text/site/errors-text.ts';
import { ApiError, unreachable } from './api-error.ts';

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  json(): Promise<unknown>;
}

/**
 * The type of the data in a successful response. Responses with other statuses are left out, because they become an
 * `ApiError`.
 */
type DataOf<R> = R extends { readonly status: infer S; json(): Promise<infer T> }
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

async function successful<R extends Answer>(request: Promise<R>): Promise<R> {
  let answer: R;
  try {
    answer = await request;
  } catch (error) {
    throw isAborted(error) ? error : unreachable();
  }
  if (!answer.ok) throw await errorOf(answer);
  return answer;
}

async function contentOf<T>({ status }: Answer, content: Promise<T>): Promise<T> {
  try {
    return await content;
  } catch (error) {
    if (isAborted(error)) throw error;
    throw new ApiError(status, { code: 'incomplete', message: errorsText.incomplete });
  }
}

/**
 * Waits for a response of the typed API client and returns its data. A failure becomes an `ApiError`, so that pages
 * have to show only one kind of error. The error of an aborted request is not changed.
 */
export async function call<R extends Answer>(request: Promise<R>): Promise<DataOf<R>> {
  const answer = await successful(request);
  if (answer.status === 204) return null as DataOf<R>;
  return (await contentOf(answer, answer.json())) as DataOf<R>;
}

export async function callFile(request: Promise<Answer & Pick<Response, 'blob'>>): Promise<Blob> {
  const answer = await successful(request);
  return contentOf(answer, answer.blob());
}

export async function callPage<R extends Answer>(
  request: Promise<R>,
): Promise<{ items: DataOf<R>; total: number }> {
  let total = 0;
  const items = await call(
    request.then((answer) => {
      total = Number(answer.headers.get('X-Total-Count'));
      return answer;
    }),
  );
  return { items, total };
}
