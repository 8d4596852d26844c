import { afterEach, expect, test, vi } from 'vitest';
import { type StandInServer, startStandIns } from './index.ts';

let server: StandInServer | undefined;
afterEach(() => server?.close());

test('a request reaches the stand-in for its service, with the service’s own path', async () => {
  const requested: string[] = [];
  server = await startStandIns({
    sefaria: async (request) => {
      const { pathname, search } = new URL(request.url);
      requested.push(pathname + search);
      return Response.json({ he: 'ויהי' }, { headers: { ETag: '"a"' } });
    },
    packs: async () => new Response(null, { status: 429, headers: { 'Retry-After': '3' } }),
  });
  const answer = await fetch(`${server.addresses.sefaria}/api/texts/Ruth.1?context=0`);
  expect(await answer.json()).toEqual({ he: 'ויהי' });
  expect(answer.headers.get('ETag')).toBe('"a"');
  expect(requested).toEqual(['/api/texts/Ruth.1?context=0']);
  const busy = await fetch(`${server.addresses.packs}/a/b`);
  expect({ status: busy.status, wait: busy.headers.get('Retry-After') }).toEqual({ status: 429, wait: '3' });
  expect(server.addresses.sefaria).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sefaria$/);
});

test('a request to a service without a stand-in is answered with 404, and one whose stand-in fails with 500', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server = await startStandIns({ packs: async () => Promise.reject(new Error('no folder')) });
  expect((await fetch(`${server.addresses.sefaria}/api`)).status).toBe(404);
  expect((await fetch(new URL('/other/a', server.addresses.sefaria))).status).toBe(404);
  expect((await fetch(`${server.addresses.packs}/a`)).status).toBe(500);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

test.each(['packs/%', 'sefaria/api/v3/texts/%'])(
  'the stand-ins answer an address that cannot be decoded with 400: /%s',
  async (path) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server = await startStandIns();
    expect((await fetch(new URL(`/${path}`, server.addresses.packs))).status).toBe(400);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  },
);
