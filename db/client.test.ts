import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TemporaryServer } from '../scripts/start/libsql/temporary.ts';
import { startTemporaryServer } from '../scripts/start/libsql/temporary.ts';
import { createDb } from './client.ts';

let server: TemporaryServer;

beforeAll(async () => {
  server = await startTemporaryServer({ token: 'secret' });
  await createDb(server.url, 'secret').execute('CREATE TABLE word (id INTEGER PRIMARY KEY, form TEXT)');
});
afterAll(() => server.close());

test.each([
  ['one statement', (db: ReturnType<typeof createDb>) => db.execute('SELECT 1')],
  [
    'a batch of reads',
    (db: ReturnType<typeof createDb>) => db.batch(['SELECT 1', 'SELECT 2', 'SELECT 1'], 'read'),
  ],
  [
    'a batch of sixty reads',
    (db: ReturnType<typeof createDb>) =>
      db.batch(
        Array.from({ length: 60 }, (_, i) => `SELECT ${i}`),
        'read',
      ),
  ],
  [
    'a batch of writes',
    (db: ReturnType<typeof createDb>) =>
      db.batch(
        [{ sql: 'INSERT INTO word (form) VALUES (?)', args: ['אור'] }, 'SELECT count(*) FROM word'],
        'write',
      ),
  ],
  [
    'a failing batch',
    (db: ReturnType<typeof createDb>) =>
      db.batch(['SELECT 1', 'SELECT * FROM nowhere'], 'write').catch(() => undefined),
  ],
  ['a sequence', (db: ReturnType<typeof createDb>) => db.executeMultiple('SELECT 1; SELECT 2')],
])('the client’s method %s makes one HTTP request, also with a new client', async (_what, use) => {
  const sent = vi.spyOn(globalThis, 'fetch');
  await use(createDb(server.url, 'secret'));
  expect(sent).toHaveBeenCalledTimes(1);
  sent.mockRestore();
});

test('the client returns integers as numbers', async () => {
  const { rows } = await createDb(server.url, 'secret').execute('SELECT 78091408 AS total');
  expect(rows[0]?.total).toBe(78_091_408);
});

test('a request with a wrong token rejects with the code AUTH_JWT_INVALID', async () => {
  await expect(createDb(server.url, 'guess').execute('SELECT 1')).rejects.toMatchObject({
    code: 'AUTH_JWT_INVALID',
  });
});

test('a request to an unreachable server rejects with a TypeError', async () => {
  const other = await startTemporaryServer();
  await other.close();
  await expect(createDb(other.url).batch(['SELECT 1'], 'read')).rejects.toBeInstanceOf(TypeError);
});

test('a request to a server that never answers rejects with a TimeoutError', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  const db = createDb(`http://127.0.0.1:${port}`, undefined, 100);
  await expect(db.execute('SELECT 1')).rejects.toMatchObject({ name: 'TimeoutError' });
  silent.closeAllConnections();
  silent.close();
});

test('a request that is answered with a redirect rejects, and the client does not follow the redirect', async () => {
  const requestedUrls: (string | undefined)[] = [];
  const guide = createServer(({ url }, answer) => {
    requestedUrls.push(url);
    answer.writeHead(307, { Location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => guide.once('listening', resolve));
  const { port } = guide.address() as AddressInfo;
  await expect(createDb(`http://127.0.0.1:${port}`, 'secret').execute('SELECT 1')).rejects.toThrow();
  expect(requestedUrls).toHaveLength(1);
  expect(requestedUrls).not.toContain('/elsewhere');
  guide.closeAllConnections();
  guide.close();
});
