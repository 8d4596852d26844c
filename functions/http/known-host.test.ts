import { describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../domain/contract/index.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';

const { app } = await sampleApp();
const LOCAL = { ALLOWED_HOSTS: '127.0.0.1, localhost' };

describe('the host name of a request', () => {
  test.each(['http://127.0.0.1:8787', 'http://localhost', 'http://LOCALHOST:5173'])(
    'a request for %s is accepted',
    async (at) => {
      for (const path of ['/api/books', '/api/health', '/robots.txt'])
        expect((await app.request(at + path, {}, LOCAL)).status).toBe(200);
    },
  );

  test.each([
    'http://evil.example:8787',
    'http://localhost.evil.example',
    'http://127.0.0.1.nip.example',
    'http://localhost.:8787',
    'http://[::1]:8787',
    'http://0.0.0.0:8787',
  ])('the host name %s is refused on pages, calls, files and writes', async (at) => {
    for (const [path, method] of [
      ['/api/books', 'GET'],
      ['/explorer/genesis/1/1', 'GET'],
      ['/api/health', 'GET'],
      ['/robots.txt', 'GET'],
      ['/assets/x.js', 'GET'],
      ['/api/login', 'POST'],
    ] as const) {
      const answer = await app.request(at + path, { method }, LOCAL);
      const { code, requestId } = (await answer.json()) as ErrorBody;
      expect([answer.status, code, requestId.length > 0]).toEqual([403, 'forbidden', true]);
      expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    }
  });

  test('the host name of a request can be any name if ALLOWED_HOSTS is not set', async () => {
    for (const env of [{}, { ALLOWED_HOSTS: '' }])
      expect((await app.request('http://any.example/api/books', {}, env)).status).toBe(200);
  });
});

describe('the site’s own address', () => {
  test('the site’s own address is SITE_URL in robots.txt and the sitemap, whatever the host name of the request', async () => {
    const env = { SITE_URL: 'https://scripture.example' };
    const textOf = async (path: string) => (await app.request(`http://other.example${path}`, {}, env)).text();
    const robots = await textOf('/robots.txt');
    const sitemap = await textOf('/sitemap.xml');
    expect(robots).toContain('Sitemap: https://scripture.example/sitemap.xml');
    expect(sitemap).toContain('<loc>https://scripture.example/explorer/genesis/1</loc>');
    expect(robots + sitemap).not.toContain('other.example');
  });

  test('the site’s own address is SITE_URL in the head of a page too', async () => {
    for (const path of ['/', '/help', '/explorer/genesis/1/1', '/explorer/genesis/1']) {
      const head = async (env: Record<string, string>) =>
        (await app.request(`http://other.example${path}`, {}, env)).text();
      const link = (at: string) => `<link rel="canonical" href="${at}${path}">`;
      expect(await head({ SITE_URL: 'https://scripture.example' })).toContain(
        link('https://scripture.example'),
      );
      expect(await head({})).toContain(link('http://other.example'));
    }
  });

  test('the site’s own address is the request’s origin if SITE_URL is not set', async () => {
    for (const env of [{}, { SITE_URL: '' }]) {
      const robots = await app.request('http://other.example/robots.txt', {}, env);
      expect(await robots.text()).toContain('Sitemap: http://other.example/sitemap.xml');
    }
  });
});
