import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithInitialData, parseInitialData } from './initial-data.ts';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://example.org' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function server() {
  const requests: string[] = [];
  const fetchFromServer: typeof fetch = async (input) => {
    requests.push(String(input));
    return Response.json({ from: 'server' });
  };
  return { requests, fetchFromServer };
}

test('an API answer that came with the page is not requested from the server', async () => {
  const { requests, fetchFromServer } = server();
  const request = fetchWithInitialData(
    parseInitialData('{"/api/verse/psalms/23/3":{"wordCount":7}}'),
    fetchFromServer,
  );
  const response = await request('/api/verse/psalms/23/3');
  expect(await response.json()).toEqual({ wordCount: 7 });
  expect(requests).toEqual([]);
});

test('each API answer that came with the page is used only once, so that Retry reaches the server', async () => {
  const { requests, fetchFromServer } = server();
  const request = fetchWithInitialData(parseInitialData('{"/api/books":{}}'), fetchFromServer);
  await request('/api/books');
  expect(await (await request('/api/books')).json()).toEqual({ from: 'server' });
  expect(requests).toEqual(['/api/books']);
});

test('an error answer that came with the page is treated like one from the server, and is also used only once', async () => {
  const { requests, fetchFromServer } = server();
  const request = fetchWithInitialData(
    parseInitialData('{"404 /api/verse/psalms/23/9":{"message":"There is no Psalm 23:9."}}'),
    fetchFromServer,
  );
  const response = await request('/api/verse/psalms/23/9');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: 'There is no Psalm 23:9.' });
  await request('/api/verse/psalms/23/9');
  expect(requests).toEqual(['/api/verse/psalms/23/9']);
});

test('an answer that came with the page is not used for an address with another query', async () => {
  const { requests, fetchFromServer } = server();
  const request = fetchWithInitialData(
    parseInitialData('{"/api/verse/psalms/23?words=0":{}}'),
    fetchFromServer,
  );
  await request('/api/verse/psalms/23');
  expect(requests).toEqual(['/api/verse/psalms/23']);
});

test.each<[string, Parameters<typeof fetch>]>([
  ['its options', ['/api/notes', { method: 'POST' }]],
  ['its options, in small letters', ['/api/notes', { method: 'post' }]],
  ['its Request', [new Request('https://example.org/api/notes', { method: 'DELETE' })]],
])(
  'a request that is not a GET by %s goes to the server, and the answer stays for the GET',
  async (_, sent) => {
    const { requests, fetchFromServer } = server();
    const request = fetchWithInitialData(parseInitialData('{"/api/notes":[]}'), fetchFromServer);
    expect(await (await request(...sent)).json()).toEqual({ from: 'server' });
    expect(requests).toHaveLength(1);
    expect(await (await request(new Request('https://example.org/api/notes'))).json()).toEqual([]);
    expect(requests).toHaveLength(1);
  },
);

test('if the API answers that came with the page are not readable JSON, the page has none', () => {
  expect(parseInitialData('{"cut off').size).toBe(0);
  expect(parseInitialData('null').size).toBe(0);
  expect(parseInitialData(undefined).size).toBe(0);
});
