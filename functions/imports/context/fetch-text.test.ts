import { expect, test, vi } from 'vitest';
import { PermanentError } from '../../../import-jobs/engine/errors.ts';
import { parseSettings } from '../../ctx/settings.ts';
import { fetchText } from './fetch-text.ts';

const settings = parseSettings({
  LIBSQL_URL: 'http://unused',
  AUTH_KEYS: `test:${'A'.repeat(43)}`,
  PASSWORD_PEPPER: 'pepper of the tests',
  PACKS_URL: 'http://127.0.0.1:8000/packs',
});

async function fetchWith(
  answer: Response | Error,
  address = 'https://www.sefaria.org/api/texts/Genesis.1?context=0',
) {
  const server = vi.fn(async (_: Request) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const fetching = fetchText({ fetch: server, settings }, address, new AbortController().signal);
  return { fetching, server };
}

test('fetchText fetches an address of a text service, and follows no redirect', async () => {
  const { fetching, server } = await fetchWith(new Response('text', { headers: { ETag: 'a' } }));
  const answer = await fetching;
  expect([answer.status, answer.headers.get('ETag'), await answer.text()]).toEqual([200, 'a', 'text']);
  const [[request] = []] = server.mock.calls;
  expect(request?.url).toBe('https://www.sefaria.org/api/texts/Genesis.1?context=0');
  expect(request?.redirect).toBe('manual');
});

test.each([429, 404, 500])(
  'fetchText returns an answer with status %i, because sources know what to do',
  async (status) => {
    const { fetching } = await fetchWith(new Response('no', { status }));
    expect((await fetching).status).toBe(status);
  },
);

test.each([
  'https://example.org/',
  'http://www.sefaria.org/api',
  'https://www.sefaria.org.example.org/api',
  'https://www.sefaria.org@example.org/api',
  'https://reader@www.sefaria.org/api',
  'https://www.sefaria.org:8443/api',
  'http://127.0.0.1:8000/other',
  'http://127.0.0.1:8000/packs/../other',
  'http://127.0.0.1:8000/packs/%2e%2e/other',
  'http://127.0.0.1:8000/packsother',
  'http://127.0.0.1:8001/packs/a',
])('fetchText does not fetch %s', async (address) => {
  const { fetching, server } = await fetchWith(new Response('text'), address);
  await expect(fetching).rejects.toBeInstanceOf(PermanentError);
  expect(server).not.toHaveBeenCalled();
});

test.each([301, 302, 307, 308])('a redirect (%i) of a text service is an error', async (status) => {
  const moved = new Response(null, { status, headers: { Location: 'http://169.254.169.254/' } });
  const { fetching } = await fetchWith(moved);
  await expect(fetching).rejects.toThrow(PermanentError);
  await expect(fetching).rejects.toThrow(`www.sefaria.org sent a redirect (${status})`);
});

test('the error for an unreachable text service names it and allows a retry', async () => {
  const { fetching } = await fetchWith(new TypeError('connection refused'));
  await expect(fetching).rejects.toThrow('www.sefaria.org cannot be reached');
  await expect(fetching).rejects.not.toBeInstanceOf(PermanentError);
});

test('a source that stops waiting gets a clear error', async () => {
  const stopped = AbortSignal.abort();
  const server = async () => Promise.reject(new DOMException('aborted', 'AbortError'));
  const fetching = fetchText({ fetch: server, settings }, 'https://www.sefaria.org/api', stopped);
  await expect(fetching).rejects.toThrow('www.sefaria.org did not answer in time');
});

test('an answer of a text service without an end is cut off at the limit', async () => {
  const piece = new Uint8Array(1024 * 1024);
  const endless = new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(piece) });
  const { fetching } = await fetchWith(new Response(endless));
  const answer = await fetching;
  let bytes = 0;
  const reading = (async () => {
    for await (const { length } of answer.body ?? []) bytes += length;
  })();
  await expect(reading).rejects.toThrow('sent more than 67108864 bytes');
  expect(bytes).toBeLessThanOrEqual(64 * 1024 * 1024);
});
