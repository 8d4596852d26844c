import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { callFile, callPage } from './call-more.ts';

const answer = (status: number, body: string) => Promise.resolve(new Response(body, { status }));

const errorOf = async (request: Promise<Response>): Promise<ApiError> => {
  const error: unknown = await call(request).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('call did not fail with an ApiError');
  return error;
};

test('a call with a successful answer returns the data of the answer', async () => {
  expect(await call(answer(200, '{"verses":[1,2]}'))).toEqual({ verses: [1, 2] });
});

const shaped = <Data>(body: string) =>
  Promise.resolve({
    ok: true,
    status: 200 as const,
    headers: new Headers(),
    json: async (): Promise<Data> => JSON.parse(body),
  });

test.each(['{}', 'null', '[]', '"x"', '7', '<p>Sign in to the network</p>'])(
  'a successful answer of an unexpected shape is a failure that may pass: %s',
  async (body) => {
    const failure = { status: 200, isTemporary: true };
    await expect(call(shaped<{ verses: number[] }>(body), 'verses')).rejects.toMatchObject(failure);
    if (body !== '[]') await expect(call(shaped<number[]>(body), 'length')).rejects.toMatchObject(failure);
  },
);

test('an answer that has its name, or is a list, is data, even if it is empty', async () => {
  expect(await call(shaped<{ verses: null }>('{"verses":null}'), 'verses')).toEqual({ verses: null });
  expect(await call(shaped<number[]>('[]'), 'length')).toEqual([]);
});

test('downloading a file returns the bytes of the answer, and throws if the server refuses or the file is incomplete', async () => {
  const mark = new Uint8Array([0xef, 0xbb, 0xbf, 0x61]);
  const file = await callFile(Promise.resolve(new Response(mark)));
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(mark);
  await expect(callFile(answer(403, '{"message":"No."}'))).rejects.toMatchObject({
    status: 403,
    message: 'No.',
  });
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut off')) });
  await expect(callFile(Promise.resolve(new Response(broken)))).rejects.toBeInstanceOf(ApiError);
});

test('callPage returns a page of a list with the number of items in the whole list, and throws if the server refuses', async () => {
  const page = new Response('[1,2]', { headers: { 'X-Total-Count': '216' } });
  expect(await callPage(Promise.resolve(page))).toEqual({ items: [1, 2], total: 216 });
  await expect(callPage(answer(500, ''))).rejects.toMatchObject({ status: 500 });
});

test('the error that `call` throws for a missing verse has the server’s suggestion of the nearest verse', async () => {
  const suggestion = {
    reference: 'Psalm 23:6',
    book: 'psalms',
    chapter: 23,
    verse: 6,
    path: '/explorer/psalms/23/6',
  };
  const body = { message: 'There is no Psalm 23:9.', code: 'not_found', requestId: 'r1', suggestion };
  const error = await errorOf(answer(404, JSON.stringify(body)));
  expect(error).toMatchObject({ status: 404, code: 'not_found', requestId: 'r1', suggestion });
  expect(error.message).toBe('There is no Psalm 23:9.');
});

test('the error of a refused call has the messages about invalid fields and the time to wait', async () => {
  const body = { message: 'No.', code: 'too_many', requestId: 'r1', fields: { password: 'is missing' } };
  const refusal = Response.json(body, { status: 429, headers: { 'Retry-After': '30' } });
  expect(await errorOf(Promise.resolve(refusal))).toMatchObject({
    fields: { password: 'is missing' },
    retryAfter: 30,
  });
  expect(await errorOf(answer(400, JSON.stringify({ message: 'No.' })))).toMatchObject({
    fields: {},
    retryAfter: null,
  });
});

test('a call succeeds if its answer has no content', async () => {
  expect(await call(Promise.resolve(new Response(null, { status: 204 })))).toBe(null);
});

test('the error of a call that got an error page from a proxy has a general message', async () => {
  const error = await errorOf(answer(502, '<html>Bad gateway</html>'));
  expect(error).toMatchObject({ status: 502, code: 'unreadable', requestId: null, suggestion: null });
  expect(error.message).toBe('Something went wrong (error 502). Please try again.');
});

test.each(['', '{}', '{"message":""}', '{"message":7}'])(
  'a call that the server refuses with the body %j has no reason that readers could be shown',
  async (body) => {
    const error = await errorOf(answer(401, body));
    expect(error).toMatchObject({ status: 401, hasReason: false });
    expect((await errorOf(answer(401, '{"message":"No."}'))).hasReason).toBe(true);
  },
);

test('a call whose answer is truncated fails', async () => {
  expect((await errorOf(answer(200, '{"verse":{"bo'))).message).toContain('could not be read');
});

test('a call without an answer fails with the code `unreachable` and the status 0', async () => {
  const error = await errorOf(Promise.reject(new TypeError('fetch failed')));
  expect(error).toMatchObject({ status: 0, code: 'unreachable' });
});

test('a call that the page has aborted throws the AbortError, not an ApiError', async () => {
  const aborted = new DOMException('aborted', 'AbortError');
  await expect(call(Promise.reject(aborted))).rejects.toBe(aborted);
});
