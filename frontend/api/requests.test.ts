import { Hono } from 'hono';
import { hc } from 'hono/client';
import { validator } from 'hono/validator';
import { expect, test } from 'vitest';
import { requests } from './requests.ts';

const texts = validator('query', (query: Record<string, string | string[]>) => query);
const body = validator('json', (json: { name: string }) => json);
const app = new Hono()
  .get('/api/books', texts, (c) => c.json([]))
  .get('/api/verse/:book/:chapter', texts, (c) => c.json([]))
  .patch('/api/notes/:id', body, (c) => c.json([]))
  .delete('/api/notes/:id', (c) => c.json([]));
type Client = ReturnType<typeof hc<typeof app>>;

async function requestsOf(call: (client: Client) => Promise<unknown>) {
  const received: unknown[] = [];
  const record: typeof fetch = async (input, { method, headers, body = null, signal = null } = {}) => {
    received.push({ address: String(input), method, headers: [...new Headers(headers)], body, signal });
    return Response.json([]);
  };
  await call(requests(record) as Client);
  await call(hc<typeof app>('/', { fetch: record }));
  return received;
}

test('the client of the API sends the same requests as Hono’s own client', async () => {
  const { signal } = new AbortController();
  const calls: readonly ((client: Client) => Promise<unknown>)[] = [
    ({ api }) => api.books.$get({ query: {} }),
    ({ api }) => api.books.$get({ query: { methods: ['one', 'two'], term: 'a b&c' } }, { init: { signal } }),
    ({ api }) =>
      api.verse[':book'][':chapter'].$get({
        param: { book: 'psalms', chapter: '23' },
        query: { words: '1' },
      }),
    ({ api }) => api.notes[':id'].$patch({ param: { id: '7' }, json: { name: 'א' } }),
    ({ api }) => api.notes[':id'].$delete({ param: { id: '7' } }, { init: { keepalive: true } }),
  ];
  for (const call of calls) {
    const [own, hono] = await requestsOf(call);
    expect(own).toEqual(hono);
  }
  expect((await requestsOf(calls[2] as (typeof calls)[number]))[0]).toMatchObject({
    address: '/api/verse/psalms/23?words=1',
    method: 'GET',
  });
});

test('the client of the API sends no parameter or header without a value', async () => {
  const received: [string, Headers][] = [];
  const client = requests(async (input, init) => {
    received.push([String(input), new Headers(init?.headers)]);
    return Response.json([]);
  }) as { api: { books: { $get: (inputs: object) => Promise<Response> } } };
  await client.api.books.$get({
    query: { term: undefined },
    header: { 'x-part': undefined, 'x-reader': '1' },
  });
  expect(received[0]?.[0]).toBe('/api/books');
  expect([...(received[0]?.[1] ?? [])]).toEqual([['x-reader', '1']]);
});

test('the client of the API sends parameters in the order of their names, so that caches store one address', async () => {
  const [own] = await requestsOf(({ api }) =>
    api.books.$get({ query: { version: 'kjv', edition: 'mam', book: 'ruth' } }),
  );
  expect(own).toMatchObject({ address: '/api/books?book=ruth&edition=mam&version=kjv' });
});

test('the client of the API returns a rejected promise if fetch throws', async () => {
  const client = requests(() => {
    throw new TypeError('offline');
  }) as { api: { books: { $get: () => Promise<Response> } } };
  await expect(client.api.books.$get()).rejects.toThrow('offline');
});
