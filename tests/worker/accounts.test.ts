import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '../../domain/contract/index.ts';
import { CURRENT_HASH } from '../../functions/accounts/passwords/passwords.ts';
import { rowsIn } from '../../scripts/operate/backup/backup-file.ts';
import type { LocalStack } from '../../scripts/start/local-stack.ts';
import { copyDir, forgetTries, startCopiedStack } from '../stack.ts';
import { startRoutedSite } from '../support/routed-site.ts';
import { getJson, patiently } from './http.ts';

const PASSWORD = 'still waters and green pastures';
let stack: LocalStack;
beforeAll(async () => {
  // The bundle hashes passwords itself, as in a deployment.
  stack = await startCopiedStack('accounts', { hashInWorker: true, copyMs: 500, sweepMs: 1_000 });
});
afterAll(() => stack.close());

const post = (
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  { url } = stack as { url: string },
) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, ...headers },
    body: JSON.stringify(body),
  });

const username = 'miriam';

test('the deployed bundle hashes with argon2id, refuses a wrong password, signs in, and deletes the account', async () => {
  const made = await post('/api/register', { username, password: PASSWORD });
  expect(made.status).toBe(201);
  const user = (await made.json()) as User;
  expect([user.username, user.isAdmin, user.id >= 3]).toEqual([username, false, true]);
  const client = createClient({ url: stack.database.url, authToken: stack.database.token });
  const { rows } = await client.execute({ sql: 'select password from users where id = ?', args: [user.id] });
  expect(String(rows[0]?.password)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(String(rows[0]?.password).startsWith(CURRENT_HASH)).toBe(true);

  expect((await post('/api/login', { username, password: 'something else' })).status).toBe(401);
  const signedIn = await post('/api/login', { username, password: PASSWORD });
  expect(signedIn.status).toBe(200);
  const sessionOf = (answer: Response) => answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const who = (cookie: string) => fetch(`${stack.url}/api/user`, { headers: { Cookie: cookie } });
  const first = sessionOf(signedIn);
  expect(await (await who(first)).json()).toEqual(user);

  const signedOut = await post('/api/logout', {}, { Cookie: first });
  expect(signedOut.status).toBe(204);
  expect(signedOut.headers.get('Set-Cookie')).toContain('Max-Age=0');
  expect((await who(first)).status).toBe(401);

  const cookie = sessionOf(await post('/api/login', { username, password: PASSWORD }));
  expect(await (await who(cookie)).json()).toEqual(user);
  const deletion = await fetch(`${stack.url}/api/user`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', Origin: stack.url, Cookie: cookie },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(deletion.status).toBe(204);
  expect((await who(cookie)).status).toBe(401);
  expect((await client.execute({ sql: 'select 1 from users where id = ?', args: [user.id] })).rows).toEqual(
    [],
  );
  client.close();
});

test('while the app runs, a new account is copied into the backup by itself, with its password hash', async () => {
  expect((await post('/api/register', { username: 'huldah', password: PASSWORD })).status).toBe(201);
  const copy = join(copyDir('accounts'), 'backup.jsonl.gz');
  const copied = async () => {
    if (!existsSync(copy)) return undefined;
    for await (const { row } of rowsIn(copy)) if (row.username === 'huldah') return row.password;
    return undefined;
  };
  await expect.poll(copied).toContain(CURRENT_HASH);
});

test('sixteen correct passwords at once all sign in', async () => {
  await post('/api/register', { username: `${username}-2`, password: PASSWORD });
  const answers = await Promise.all(
    Array.from({ length: 16 }, () =>
      patiently(() => post('/api/login', { username: `${username}-2`, password: PASSWORD })),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
});

test('of 220 logins at once for unknown names only some are let in to be checked, and a reader can sign in afterwards', async () => {
  await forgetTries(stack);
  const logins = Array.from({ length: 220 }, (_, index) =>
    // No edge server sets the address here, so all logins count as one network, whatever the header says.
    post(
      '/api/login',
      { username: `${username}-many-${index}`, password: PASSWORD },
      { 'CF-Connecting-IP': `10.9.${index}.1` },
    ),
  );
  await getJson(`${stack.url}/api/verse/psalms/23/3`);
  const answers = await Promise.all(logins);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  expect(statuses.some((status) => status !== 401)).toBe(true);
  const letIn = statuses.filter((status) => status === 401).length;
  expect(letIn).toBeGreaterThanOrEqual(1);
  for (const { status, headers } of answers)
    expect(Number(headers.get('Retry-After')) > 0).toBe(status !== 401);
  const reader = await patiently(() => post('/api/login', { username: `${username}-2`, password: PASSWORD }));
  expect(reader.status).toBe(200);
});

test('of 45 logins at once from one line with many networks, the limit of wrangler.toml refuses some, and none of another sender', async () => {
  const edge = await startRoutedSite(stack);
  try {
    const from = (address: string, path: string, name: string) =>
      post(path, { username: name, password: PASSWORD }, { 'CF-Connecting-IP': address }, edge);
    expect((await from('192.0.2.1', '/api/register', 'huldah at the edge')).status).toBe(201);
    // Miniflare counts in windows of ten seconds of the clock. More than 20 logins are in one of them sooner or later.
    let refused: Response[] = [];
    for (let round = 0; refused.length === 0; round++) {
      const answers = await Promise.all(
        Array.from({ length: 45 }, (_, i) =>
          from(`2001:db8:7:${i}::1`, '/api/login', `nobody ${round} ${i}`),
        ),
      );
      refused = answers.filter(({ status }) => status === 429);
    }
    expect(refused.map(({ headers }) => headers.get('Retry-After'))).toEqual(refused.map(() => '10'));
    expect((await from('192.0.2.1', '/api/login', 'huldah at the edge')).status).toBe(200);
  } finally {
    await edge.close();
  }
});

test('the timer deletes the counts of old login tries, and leaves the others', async () => {
  const client = createClient({ url: stack.database.url, authToken: stack.database.token });
  const rows = [
    ['forgotten', Date.now() - 1],
    ['not yet', Date.now() + 600_000],
  ].map(([key, until]) => `('${key}', 1, ${until}, 0)`);
  await client.execute(`insert into login_tries (key, failures, since, blocked_until) values ${rows.join()}`);
  const left = async () =>
    (await client.execute("select key from login_tries where key in ('forgotten', 'not yet')")).rows.map(
      ({ key }) => key,
    );
  await expect.poll(left).toEqual(['not yet']);
  client.close();
});

const sendRaw = (lines: readonly string[], body = ''): Promise<string> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(stack.url);
    const socket = connect(Number(port), hostname, () => {
      socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
    });
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    socket.on('error', fail);
    socket.on('close', () => done(answer));
  });

test('the site refuses requests for another host name, also those that the Worker of imports answers', async () => {
  for (const path of ['/', '/api/books', '/api/admin/jobs']) {
    const answer = await sendRaw([`GET ${path} HTTP/1.1`, 'Host: evil.example', 'Connection: close']);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  }
});

test.each(['127.0.0.1', 'localhost', 'localhost:5173'])(
  'the locally started site answers under the host name %s',
  async (host) => {
    const answer = await sendRaw(['GET /api/books HTTP/1.1', `Host: ${host}`, 'Connection: close']);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  },
);

test.each(['Content-Length: 100', 'Transfer-Encoding: chunked'])(
  'a request body that ends too early gets status 400, not a failure of the Worker: %s',
  async (length) => {
    const head = ['POST /api/login HTTP/1.1', `Host: ${new URL(stack.url).host}`, `Origin: ${stack.url}`];
    const answer = await sendRaw(
      [...head, 'Content-Type: application/json', length],
      length.startsWith('Content') ? '{"username"' : 'b\r\n{"username"\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  },
);
