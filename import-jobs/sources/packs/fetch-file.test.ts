import { afterEach, expect, test, vi } from 'vitest';
import { PermanentError, RetryLaterError } from '../../engine/errors.ts';
import { fetchFile } from './fetch-file.ts';

const ADDRESS = 'https://packs.test/a/b/c';

afterEach(() => void vi.useRealTimers());

const answered = (body: string | Uint8Array<ArrayBuffer> | null, init?: ResponseInit) =>
  fetchFile({ fetch: async () => new Response(body, init) }, ADDRESS, 10);

const failure = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

test('gives the bytes of a file', async () => {
  expect([...(await answered(new Uint8Array([1, 2, 3])))]).toEqual([1, 2, 3]);
  expect(await answered(null)).toHaveLength(0);
});

test.each([
  [404, 'text/plain', 'Not Found', `${ADDRESS} answered 404: Not Found`],
  [403, 'text/html', '<p>no</p>', `${ADDRESS} answered 403.`],
  [302, 'text/plain', '', `${ADDRESS} answered 302.`],
])('a %i is a permanent error that names the address', async (status, type, body, message) => {
  const error = await failure(answered(body, { status, headers: { 'content-type': type } }));
  expect(error).toBeInstanceOf(PermanentError);
  expect(error).toHaveProperty('message', message);
});

test.each([
  [429, '7', 7],
  [429, null, 60],
  [429, 'soon', 60],
  [429, '86400', 3600],
  [429, 'Mon, 23 Nov 2020 00:00:00 GMT', 1],
  [503, '30', 30],
])('a %i with Retry-After %s is an error with a wait of %i seconds', async (status, retryAfter, seconds) => {
  const headers = retryAfter === null ? {} : { 'retry-after': retryAfter };
  const error = await failure(answered('', { status, headers }));
  expect(error).toBeInstanceOf(RetryLaterError);
  expect(error).toHaveProperty('seconds', seconds);
});

test.each([500, 502, 503])('a %i is an ordinary error, neither permanent nor with a wait', async (status) => {
  const error = await failure(answered('broken', { status, headers: { 'content-type': 'text/plain' } }));
  expect(error).toHaveProperty('message', `${ADDRESS} answered ${status}: broken`);
  expect(error).not.toBeInstanceOf(PermanentError);
  expect(error).not.toBeInstanceOf(RetryLaterError);
});

test('an answer that is too long is a permanent error', async () => {
  const error = await failure(answered('more than ten'));
  expect(error).toBeInstanceOf(PermanentError);
  expect(error).toHaveProperty('message', `${ADDRESS} sent more than 10 bytes.`);
});

test('a network that cannot be reached is not a permanent error', async () => {
  const fetch = () => Promise.reject(new Error('packs.test cannot be reached.'));
  const error = await failure(fetchFile({ fetch }, ADDRESS, 10));
  expect(error).toHaveProperty('message', 'packs.test cannot be reached.');
  expect(error).not.toBeInstanceOf(PermanentError);
});

test.each<[string, (signal: AbortSignal) => Promise<Response>]>([
  ['never answers', () => new Promise(() => undefined)],
  [
    'stops in the middle',
    async () => new Response(new ReadableStream({ start: (s) => s.enqueue(new Uint8Array(1)) })),
  ],
])('a server that %s is given up after a minute, and the request is ended', async (_, fetch) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const signals: AbortSignal[] = [];
  const world = {
    fetch: (_address: string, signal: AbortSignal) => {
      signals.push(signal);
      return fetch(signal);
    },
  };
  const error = failure(fetchFile(world, ADDRESS, 10));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await error).toHaveProperty('message', `${ADDRESS} did not send the file within 60 seconds.`);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
