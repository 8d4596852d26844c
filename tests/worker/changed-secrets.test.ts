import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type LocalStack, startLocalStack } from '../../scripts/start/local-stack.ts';
import { type LocalSecrets, localSecrets } from '../../scripts/start/secrets.ts';
import { TEST_DATA } from '../kept-library.ts';
import { copyDir } from '../stack.ts';

const READER = { username: 'serah', password: 'still waters and green pastures' };
const NEW: LocalSecrets = {
  AUTH_KEYS: `new:${'n'.repeat(43)}`,
  PASSWORD_PEPPER: 'new:a pepper that is long enough',
};
const dataDir = copyDir('changed-secrets');
let stack: LocalStack;

beforeAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(TEST_DATA, dataDir, { recursive: true });
});
afterEach(() => stack.close());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function restart(secrets: LocalSecrets | null, hashInWorker: boolean): Promise<void> {
  await stack?.close();
  if (secrets !== null) writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(secrets));
  stack = await startLocalStack({ dataDir, port: 0, sweepMs: 3_600_000, hashInWorker });
}

const post = (path: string, body: unknown) =>
  fetch(`${stack.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: stack.url },
    body: JSON.stringify(body),
  });
const cookieOf = (answer: Response) => answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
const who = async (cookie: string) =>
  (await fetch(`${stack.url}/api/user`, { headers: { Cookie: cookie } })).status;

async function storedHash(): Promise<string> {
  const client = createClient({ url: stack.database.url, authToken: stack.database.token });
  const sql = 'select password from users where username_key = ?';
  const { rows } = await client.execute({ sql, args: [READER.username] });
  client.close();
  return String(rows[0]?.password);
}

test('a reader keeps session and account while a new key and a new pepper replace the old ones', async () => {
  await restart(null, false);
  const old = localSecrets(dataDir);
  const first = cookieOf(await post('/api/register', READER));
  expect({ who: await who(first), storedHash: await storedHash() }).toEqual({
    who: 200,
    storedHash: expect.stringMatching(/^\$argon2id\$/),
  });

  await restart(
    {
      AUTH_KEYS: `${NEW.AUTH_KEYS},${old.AUTH_KEYS}`,
      PASSWORD_PEPPER: `${NEW.PASSWORD_PEPPER},${old.PASSWORD_PEPPER}`,
    },
    true,
  );
  expect(await who(first)).toBe(200);
  const signedIn = await post('/api/login', READER);
  expect({ status: signedIn.status, storedHash: await storedHash() }).toEqual({
    status: 200,
    storedHash: expect.stringMatching(/^new:\$argon2id\$/),
  });

  await restart(NEW, false);
  expect({ signedInWho: await who(cookieOf(signedIn)), firstWho: await who(first) }).toEqual({
    signedInWho: 200,
    firstWho: 401,
  });
  expect((await post('/api/login', { ...READER, password: 'something else' })).status).toBe(401);
  expect((await post('/api/login', READER)).status).toBe(200);
});
