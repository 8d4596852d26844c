import { describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../domain/contract/index.ts';
import { BUTTONS, PASSAGE_BUTTON, RANGE_BUTTON } from '../../domain/imports/index.ts';
import { addressOf } from '../../tests/support/address-of.ts';
import { emptyApp } from '../../tests/support/sample-app.ts';
import { sessionCookie } from '../../tests/support/signed-in-reader.ts';
import { createImportsApp } from './app.ts';
import { IMPORTS } from './context/import-deps.ts';
import { isAdminPath } from './is-admin-path.ts';

const { database, app } = await emptyApp();
const admin = await sessionCookie(database.client, app, 1);
const reader = await sessionCookie(database.client, app, 3);

const ask = async (method: string, path: string, cookie: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(`http://localhost${path}`, {
    method,
    headers: { ...(cookie === '' ? {} : { Cookie: cookie }), 'Sec-Fetch-Site': 'same-origin', ...headers },
  });
  const text = await answer.text();
  const code = text.startsWith('{') ? (JSON.parse(text) as Partial<ErrorBody>).code : undefined;
  return { status: answer.status, code, cache: answer.headers.get('Cache-Control') };
};

const paths = (): { method: string; path: string }[] => [
  ...app
    .calls()
    .filter(({ path }) => path.startsWith('/api/admin'))
    .map(({ method, path }) => ({ method, path: addressOf(path) })),
  ...[...BUTTONS.map(({ id }) => id), PASSAGE_BUTTON, RANGE_BUTTON].map((id) => ({
    method: 'POST',
    path: `/api/admin/${id}`,
  })),
];

const ODD_PATHS = [
  '/api/admin',
  '/api/admin/',
  '/api/admin/nothing',
  '/api/admin/jobs/',
  '/api/admin//jobs',
  '/api//admin/jobs',
  '//api/admin/jobs',
  '/api/./admin/jobs',
  '/api/verse/../admin/jobs',
  '/API/admin/jobs',
  '/api/Admin/jobs',
  '/api/%61dmin/jobs',
  '/api/%2561dmin/jobs',
  '/api%2Fadmin/jobs',
  '/api/%2e/admin/jobs',
  '/api\\admin\\jobs',
  '/api/admin;x=1/jobs',
  '/api/admin%20/jobs',
  '/api/admin%00/jobs',
  '/api/admin/%ff',
  '/api/ａdmin/jobs',
  '/api/administration',
];

describe.each([
  ['a visitor', () => '', 401, 'signed_out'],
  ['a forged cookie', () => '__Host-session=a.b.c', 401, 'signed_out'],
  ['an ordinary reader', () => reader, 403, 'forbidden'],
])('the calls of administrators for %s', (_, cookie, status, code) => {
  test('every call of administrators is closed to others', async () => {
    expect(paths().length).toBeGreaterThan(60);
    for (const { method, path } of paths())
      expect([path, await ask(method, path, cookie())]).toEqual([
        path,
        { status, code, cache: 'private, no-store' },
      ]);
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'addresses that resemble those of administrators are closed too: %s',
    async (method) => {
      for (const path of ODD_PATHS)
        expect([path, await ask(method, path, cookie())]).toMatchObject([path, { status, code }]);
    },
  );

  test('a HEAD request to a call of administrators gets the same status', async () => {
    for (const { path } of paths()) expect((await ask('HEAD', path, cookie())).status).toBe(status);
  });
});

test('for an administrator, an odd address is a 404, or a 405 if it is outside /api', async () => {
  for (const path of ODD_PATHS) expect([404, 405]).toContain((await ask('PATCH', path, admin)).status);
});

test('a changing call from another site is refused although an administrator is signed in', async () => {
  const changing = paths().filter(({ method }) => method !== 'GET');
  expect(changing.length).toBeGreaterThan(50);
  for (const { method, path } of changing) {
    const answer = await ask(method, path, admin, { 'Sec-Fetch-Site': 'cross-site' });
    expect([path, answer.status, answer.code]).toEqual([path, 403, 'forbidden']);
  }
});

test('a reader who is no longer an administrator cannot list the jobs', async () => {
  const answer = await app.request(
    '/api/admin/jobs',
    { headers: { Cookie: admin } },
    { ADMIN_USER_IDS: '2' },
  );
  expect(answer.status).toBe(403);
});

test('the Worker of imports answers nobody else at any path', async () => {
  const imports = createImportsApp({ imports: IMPORTS, log: () => undefined });
  const env = {
    LIBSQL_URL: 'http://unused',
    AUTH_KEYS: `k:${'A'.repeat(43)}`,
    PASSWORD_PEPPER: 'p'.repeat(16),
  };
  for (const path of ['/', '/api/health', '/api/imports', '/api/admin/jobs'])
    expect([path, (await imports.request(path, {}, env)).status]).toEqual([path, 401]);
});

test('a refused reader is logged by user id', async () => {
  app.lines.length = 0;
  await ask('GET', '/api/admin/jobs', reader);
  expect(app.lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ event: 'admin', what: 'refused', userId: 3, requestId: expect.any(String) }),
  );
});

test.each([
  '/',
  '/admin',
  '/admin/import',
  '/api',
  '/api/verse/genesis/1/1',
  '/api/search?term=admin',
  '/apiadmin',
])('the path %s is no address of administrators', (path) => {
  expect(isAdminPath(path)).toBe(false);
});
