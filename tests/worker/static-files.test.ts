/**
 * Static files behind the router that Cloudflare runs, which sends them without the Worker, compared with the local
 * stack, where the Worker answers everything.
 */
import { globSync, renameSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { API_HEADERS, FILE_SECURITY_HEADERS } from '../../functions/http/headers.ts';
import { SITE_DIR } from '../../scripts/settings.ts';
import { ownSite } from '../sites.ts';
import { startRoutedSite } from '../support/routed-site.ts';

const site = await ownSite();
const routed = await startRoutedSite(site);
const members = await startRoutedSite(site, 'members');
afterAll(async () => {
  await routed.close();
  await members.close();
});

interface Answer {
  readonly status: number;
  /** True if the Worker ran: it gives every answer an id. */
  readonly isFromWorker: boolean;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Sends a request with exactly this path, which `fetch` would normalise. The answer is without `Vary`, which
 * a deployment's files get from the network in front of the router.
 */
const ask = (origin: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((answered, failed) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      const { date, connection, 'keep-alive': alive, 'x-request-id': id, vary, ...rest } = answer.headers;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        answered({
          status: answer.statusCode ?? 0,
          isFromWorker: id !== undefined,
          headers: rest,
          body: Buffer.concat(chunks).toString('base64'),
        }),
      );
    });
    sent.on('error', failed);
    sent.end();
  });

const FILES = globSync(['**/*', '.vite/*'], { cwd: SITE_DIR, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => `${file.parentPath}/${file.name}`.slice(SITE_DIR.length))
  .filter((path) => path !== '/index.html' && path !== '/_headers');

/** The kind of a file, by its folder and its extension: `/assets/*.js`. */
const kindOf = (path: string): string => path.replace(/[^/]+$/u, `*${extname(path)}`);

const KINDS = [...new Map(FILES.map((path) => [kindOf(path), path]))];
const SCRIPT = FILES.find((path) => kindOf(path) === '/assets/*.js') ?? '';

const lowered = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const SECURITY = lowered(API_HEADERS);
const FILE_SECURITY = lowered(FILE_SECURITY_HEADERS);

test.each<[string, string | undefined, (packed: Buffer) => Buffer]>([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, *;q=0.5', 'gzip', gunzipSync],
  ['identity', undefined, (plain) => plain],
  ['br; q=0, gzip;q=0', undefined, (plain) => plain],
])(
  'for Accept-Encoding: %s the local stack sends a script as %s, with the same bytes and headers',
  async (accepted, coding, unpack) => {
    const plain = await ask(site.url, SCRIPT);
    const sent = await ask(site.url, SCRIPT, { 'Accept-Encoding': accepted });
    const body = Buffer.from(sent.body, 'base64');
    expect(unpack(body).toString('base64')).toBe(plain.body);
    const etag = coding === undefined ? String(plain.headers.etag) : `W/${plain.headers.etag}`;
    expect(sent.headers).toEqual({
      ...plain.headers,
      ...(coding === undefined ? {} : { 'content-encoding': coding }),
      'content-length': String(body.length),
      etag,
    });
    const headers = { 'Accept-Encoding': accepted };
    const head = await ask(site.url, SCRIPT, headers, 'HEAD');
    // The router sends a file without its length in the answer to a HEAD.
    const length = coding === undefined ? undefined : String(body.length);
    expect(head).toEqual({ ...sent, headers: { ...sent.headers, 'content-length': length }, body: '' });
    const again = await ask(site.url, SCRIPT, { ...headers, 'If-None-Match': etag });
    expect(again).toMatchObject({ status: 304, body: '', headers: { etag } });
  },
);

test('the local stack says that a file depends on Accept-Encoding, and sends a font as it is', async () => {
  const font = FILES.find((path) => path.endsWith('.woff2')) ?? '';
  for (const path of [SCRIPT, font]) {
    const answer = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('Content-Encoding')).toBe(path === font ? null : 'br');
    await answer.body?.cancel();
  }
});

test('every file of the build, except for the page, is sent without running the Worker', async () => {
  expect(FILES.length).toBeGreaterThan(80);
  for (const path of FILES) {
    const { status, isFromWorker } = await ask(routed.url, path, {}, 'HEAD');
    expect([path, status, isFromWorker]).toEqual([path, 200, false]);
  }
});

test('the site serves one file with the license texts of the code in its scripts and Workers, and of its fonts', async () => {
  const { status, headers, body } = await ask(site.url, '/licenses.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const entries = Buffer.from(body, 'base64').toString().split(/^=+\n/mu);
  for (const [name, holder] of [
    ['react', 'Meta Platforms'],
    ['react-dom', 'Meta Platforms'],
    ['@tanstack/react-router', 'Tanner Linsley'],
    ['@tanstack/react-query', 'Tanner Linsley'],
    ['hono', 'Yusuke Wada'],
    ['zod', 'Colin McDonnell'],
    ['papaparse', 'Matthew Holt'],
    ['drizzle-orm', 'Drizzle Team'],
    ['fflate', 'Arjun Barrett'],
    ['tailwindcss', 'Tailwind Labs'],
    ['@node-rs/argon2-wasm32-wasi', 'Permission is hereby granted'],
    ['@fontsource/cardo', 'David J. Perry'],
  ])
    expect([name, entries.find((entry) => entry.startsWith(`${name} `))]).toEqual([
      name,
      expect.stringContaining(holder ?? ''),
    ]);
  expect(entries.some((entry) => entry.startsWith('vitest '))).toBe(false);
});

test('the files of the build are of the known kinds', () => {
  expect(KINDS.map(([kind]) => kind).sort()).toEqual([
    '/*.csv',
    '/*.js',
    '/*.png',
    '/*.svg',
    '/*.txt',
    '/*.webmanifest',
    '/.vite/*.json',
    '/assets/*.css',
    '/assets/*.js',
    '/assets/*.woff2',
  ]);
});

test.each(KINDS)(
  'a file like %s has the security headers, and only a file with a hash in its name may be stored',
  async (_, path) => {
    const { status, headers } = await ask(routed.url, path);
    expect(status).toBe(200);
    expect(headers).toEqual({
      ...FILE_SECURITY,
      'cache-control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      'cf-cache-status': 'HIT',
      'content-length': expect.any(String),
      'content-type': expect.stringMatching(
        /^(?:text\/(?:javascript|css|csv|plain); charset=utf-8|font\/woff2|image\/(?:svg\+xml|png)|application\/(?:manifest\+)?json)$/u,
      ),
      etag: expect.stringMatching(/^"[\da-f]{32}"$/u),
    });
  },
);

test.each(KINDS)(
  'a file like %s is sent with the bytes and headers that the Worker would send, for every kind of request',
  async (_, path) => {
    const { headers } = await ask(routed.url, path);
    const etag = String(headers.etag);
    const requests: [string, Record<string, string>?, string?][] = [
      [path],
      [`${path}?v=1&x`],
      [path, {}, 'HEAD'],
      [path, { Range: 'bytes=0-9' }],
      [path, { Authorization: 'Basic eDp5' }],
      [path, { 'If-None-Match': etag }],
      [path, { 'If-None-Match': `W/${etag}` }],
      [path, { 'If-None-Match': '"other"' }],
      [path, { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' }],
      [path, { Cookie: 'session=x', Origin: 'https://example.org' }],
    ];
    for (const one of requests) {
      const answer = await ask(routed.url, ...one);
      expect(answer.isFromWorker).toBe(false);
      expect(answer, JSON.stringify(one)).toEqual({ ...(await ask(site.url, ...one)), isFromWorker: false });
    }
    expect((await ask(routed.url, path, { 'If-None-Match': etag })).status).toBe(304);
  },
);

test.each<[string, Record<string, string>]>([
  ['/assets/missing-abcdefgh.js', {}],
  ['/assets/missing-abcdefgh.js', { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' }],
  ['/assets/missing', {}],
  ['/assets/', {}],
  ['/assets/missing.css?v=1', {}],
  ['/THEME.JS', {}],
  ['/theme.js/', {}],
  ['/missing.svg', {}],
  ['/_headers', {}],
])(
  'the path %s is a 404 of the Worker with the security headers, and may not be stored: %j',
  async (path, headers) => {
    const answer = await ask(routed.url, path, headers);
    expect(answer).toMatchObject({ status: 404, isFromWorker: true });
    expect(answer.headers).toMatchObject({ ...SECURITY, 'cache-control': 'no-store' });
    expect(answer).toEqual(await ask(site.url, path, headers));
  },
);

test('if a build has deleted a file since the start of the local stack, the file is a 404', async () => {
  const file = join(SITE_DIR, '.vite/manifest.json');
  renameSync(file, `${file}.away`);
  const answer = await ask(site.url, '/.vite/manifest.json').finally(() => renameSync(`${file}.away`, file));
  expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
});

test('the page index.html is never sent without the Worker, by whatever name', async () => {
  for (const path of ['/', '/index.html', '/index.html?x=1', '/explorer/psalms/23/3', '/help'])
    expect([path, (await ask(routed.url, path)).isFromWorker]).toEqual([path, true]);
  for (const path of [
    '/%69ndex.html',
    '//index.html',
    '/index%2ehtml',
    '/./index.html',
    '/assets/../index.html',
  ]) {
    const { status, isFromWorker, headers } = await ask(routed.url, path);
    // The router redirects another spelling to the real name, and the Worker answers that.
    if (!isFromWorker) expect([path, status, headers.location]).toEqual([path, 307, '/index.html']);
    else expect({ path, status, location: headers.location }).toEqual({ path, status: 301, location: '/' });
  }
});

test('no path leads from the files to a call around the Worker, or from a call to a file', async () => {
  for (const path of [
    '/assets/../api/health',
    '/assets/%2e%2e/api/health',
    '/assets/..%2fapi/health',
    '/api/../theme.js/../api/health',
    '/api/%2e%2e%2ftheme.js',
    '/api%2fhealth',
    '/api/theme.js',
    '/assets/%00',
    '/assets/%zz',
  ]) {
    const { isFromWorker, headers } = await ask(routed.url, path);
    expect([path, isFromWorker]).toEqual([path, true]);
    expect(headers).toMatchObject({ ...SECURITY, 'cache-control': 'no-store' });
  }
});

test('another spelling of the name of a file leads to the file, as from the Worker', async () => {
  for (const path of [`/${SCRIPT}`, SCRIPT.replace('/assets/', '/assets//'), SCRIPT.replace('s', '%73')]) {
    const answer = await ask(routed.url, path);
    expect([path, answer.status, answer.headers.location]).toEqual([path, 307, SCRIPT]);
    expect(answer).toEqual({ ...(await ask(site.url, path)), isFromWorker: false });
  }
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'a %s request to a file is a 405 with the security headers',
  async (method) => {
    const answer = await ask(routed.url, SCRIPT, {}, method);
    expect(answer).toMatchObject({ status: 405, isFromWorker: false, headers: FILE_SECURITY });
  },
);

test('in members mode files are public without a session, and everything else is closed', async () => {
  for (const [, path] of KINDS)
    expect(await ask(members.url, path)).toMatchObject({
      status: 200,
      isFromWorker: false,
      headers: FILE_SECURITY,
    });
  for (const [path, status] of [
    ['/', 302],
    ['/index.html', 301],
    ['/explorer/psalms/23/3', 302],
    ['/api/books', 401],
    ['/assets/missing', 302],
    ['/assets/missing-abcdefgh.js', 404],
  ] as const) {
    const answer = await ask(members.url, path);
    expect([path, answer.status, answer.isFromWorker]).toEqual([path, status, true]);
  }
});
