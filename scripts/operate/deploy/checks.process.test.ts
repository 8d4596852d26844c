import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/libsql/web';
import { expect, test } from 'vitest';
import { recoveryCodes, secondFactors, users } from '../../../db/schema/index.ts';
import { CHECKS, logOf, privateFile, tablesOf } from '../../../tests/support/deploy-outcome.ts';
import { deploymentsOfEachTest } from '../../../tests/support/deployment.ts';
import { createAdmin } from '../admins.ts';

const deployment = deploymentsOfEachTest();

test('a release reports all problems with its settings together, and changes nothing', async () => {
  const made = await deployment({ isEmpty: true });
  made.wrangler.account.change({ accounts: null });
  made.values = { LIBSQL_URL: made.server.url, LIBSQL_TOKEN: 'another', AUTH_KEYS: 'k:short' };
  const tables = await tablesOf(made);
  const error = await made.deploy('--replace', 'PEPPER').catch((reason: Error) => reason.message);
  expect(error).toMatch(/^Nothing was changed/);
  for (const problem of [
    'SITE_URL is not set',
    'The database refuses LIBSQL_TOKEN.',
    'A key of AUTH_KEYS is not 32 bytes',
    'You are not logged in to Cloudflare. Run npx wrangler login.',
    '--replace PEPPER',
  ])
    expect(error).toContain(`- ${problem}`);
  expect(logOf(made)).toEqual(['whoami --json']);
  expect(readdirSync(made.wrangler.deployDir)).toEqual(['production.env']);
  expect(await tablesOf(made)).toBe(tables);
});

test.each([
  ['SITE_URL', 'https://example.org/explorer', 'SITE_URL must be'],
  ['SITE_URL', 'http://example.org', 'SITE_URL must be'],
  ['SITE_URL', 'example.org', 'SITE_URL must be'],
  ['SITE_URL', 'https://example.org', 'LIBSQL_URL is an address of this machine'],
  ['LIBSQL_URL', '', 'LIBSQL_URL must be'],
  ['LIBSQL_URL', 'file:library.db', 'LIBSQL_URL must be'],
  ['LIBSQL_URL', 'http://127.0.0.1:9', 'The database at LIBSQL_URL cannot be used'],
  ['PASSWORD_PEPPER', 'short', 'A value of PASSWORD_PEPPER is shorter'],
])('a release reports the setting %s=%s as a problem', async (name, value, problem) => {
  const made = await deployment({ isEmpty: true });
  made.values[name] = value;
  await expect(made.deploy()).rejects.toThrow(`- ${problem}`);
  expect(logOf(made)).toEqual(CHECKS);
  expect(await tablesOf(made)).toBe(0);
});

test('a Cloudflare login with several accounts needs CLOUDFLARE_ACCOUNT_ID', async () => {
  const made = await deployment();
  made.wrangler.account.change({
    accounts: [
      { id: 'a1', name: 'One' },
      { id: 'a2', name: 'Two' },
    ],
  });
  await expect(made.deploy()).rejects.toThrow('CLOUDFLARE_ACCOUNT_ID to one of: a1 (One), a2 (Two)');
  made.values.CLOUDFLARE_ACCOUNT_ID = 'a2';
  expect(await made.deploy()).toBe(true);
});

test('a release for an environment that wrangler.toml does not have is refused', async () => {
  const made = await deployment();
  await expect(made.deploy('--env', 'nonsense')).rejects.toThrow('"nonsense"');
  expect(logOf(made)).toEqual([]);
});

test('a release never makes a second pepper for accounts that exist', async () => {
  const made = await deployment();
  await createAdmin(made.client, 'miriam', 'a pepper that is long enough to be one');
  await expect(made.deploy()).rejects.toThrow(
    'There are accounts in the database, but PASSWORD_PEPPER is not in',
  );
  expect(readFileSync(privateFile(made), 'utf8')).toBe('');
});

const OLD = 'old:a pepper that is long enough to be one';
const NEW = 'new:another pepper that is long enough';

test('a release refuses to remove a pepper that accounts still need, and names their number, until that number is allowed', async () => {
  const made = await deployment();
  made.values.PASSWORD_PEPPER = OLD;
  expect(await made.deploy()).toBe(true);
  await createAdmin(made.client, 'miriam', OLD);
  const before = made.wrangler.account.read().deployments;
  for (const [setting, ...args] of [
    [NEW, '--replace', 'PASSWORD_PEPPER'],
    ['a pepper without a name', '--replace', 'PASSWORD_PEPPER'],
    ['old:another value under the same name', '--replace', 'PASSWORD_PEPPER'],
    [NEW, '--replace', 'PASSWORD_PEPPER', '--lock-out', '1'],
  ]) {
    made.values.PASSWORD_PEPPER = setting ?? '';
    await expect(made.deploy(...args)).rejects.toThrow(
      /- PASSWORD_PEPPER in .* lacks the pepper “old”\. Then 2 accounts cannot sign in\. .* add --lock-out 2\./u,
    );
  }
  expect(made.wrangler.account.read().deployments).toEqual(before);
  made.values.PASSWORD_PEPPER = `${NEW},${OLD}`;
  expect(await made.deploy('--replace', 'PASSWORD_PEPPER')).toBe(true);
  await expect(made.deploy('--replace', 'PASSWORD_PEPPER', '--lock-out', '2')).rejects.toThrow(
    'every account has its pepper',
  );
  made.values.PASSWORD_PEPPER = NEW;
  await expect(made.deploy('--replace', 'PASSWORD_PEPPER')).rejects.toThrow('Then 2 accounts cannot sign in');
  expect(await made.deploy('--replace', 'PASSWORD_PEPPER', '--lock-out', '2')).toBe(true);
});

test('the pepper of a second factor counts, and so does a new Worker that has no secrets yet', async () => {
  const made = await deployment();
  await createAdmin(made.client, 'miriam', NEW);
  await drizzle(made.client).insert(secondFactors).values({ userId: 1, secret: 'old:c2VhbGVk', isOn: true });
  made.values.PASSWORD_PEPPER = NEW;
  await expect(made.deploy()).rejects.toThrow('lacks the pepper “old”. Then 1 account cannot sign in.');
});

test('a release counts an account once that needs two removed peppers, and apart from those that lose only their recovery codes', async () => {
  const made = await deployment();
  const db = drizzle(made.client);
  const passwords = ['old:x', 'new:x', 'new:x', 'new:x', 'x'];
  await db
    .insert(users)
    .values(passwords.map((password, id) => ({ id, username: `r${id}`, usernameKey: `r${id}`, password })));
  await db.insert(secondFactors).values([
    { userId: 0, secret: 'older:x', isOn: true },
    { userId: 1, secret: 'older:x', isOn: true },
    { userId: 2, secret: 'new:x', isOn: true },
  ]);
  await db.insert(recoveryCodes).values([
    { userId: 0, digest: 'old:a' },
    { userId: 2, digest: 'old:a' },
    { userId: 2, digest: 'older:b' },
    { userId: 3, digest: 'new:a' },
  ]);
  made.values.PASSWORD_PEPPER = NEW;
  await expect(made.deploy()).rejects.toThrow(
    'lacks the pepper without a name and the pepper “old” and the pepper “older”. Then 3 accounts cannot sign in, 1 account loses only its recovery codes. Add the old value after the new one. If it is lost, add --lock-out 4.',
  );
});

test.each(['LIBSQL_TOKEN', 'AUTH_KEYS', 'PASSWORD_PEPPER'] as const)(
  'a release tells that %s was changed in the private file, if it is not named after --replace',
  async (name) => {
    const made = await deployment();
    const values = {
      LIBSQL_TOKEN: made.values.LIBSQL_TOKEN ?? '',
      AUTH_KEYS: `k:${Buffer.alloc(32, 1).toString('base64url')}`,
      PASSWORD_PEPPER: OLD,
    };
    Object.assign(made.values, values);
    expect(await made.deploy()).toBe(true);
    expect(await made.deploy()).toBe(true);
    const kept = readFileSync(privateFile(made).replace('.env', '.deployed.json'), 'utf8');
    for (const value of Object.values(values)) expect(kept).not.toContain(value);
    made.values[name] =
      name === 'AUTH_KEYS' ? `n:${Buffer.alloc(32, 2).toString('base64url')}` : `${NEW},${OLD}`;
    const problem = `- ${name} in ${privateFile(made)} is not the one that the Workers have. Add --replace ${name}`;
    await expect(made.deploy()).rejects.toThrow(problem);
    if (name === 'LIBSQL_TOKEN') return;
    expect(await made.deploy('--replace', name)).toBe(true);
    expect(await made.deploy()).toBe(true);
  },
);

test('a release makes no secrets before the private file exists', async () => {
  const made = await deployment({ isEmpty: true });
  rmSync(privateFile(made));
  await expect(made.deploy()).rejects.toThrow(`- Create ${privateFile(made)} first`);
  expect(readdirSync(made.wrangler.deployDir)).toEqual([]);
  expect(logOf(made)).toEqual(CHECKS);
});

test('a secret that only one of the two Workers has must be in the private file', async () => {
  const made = await deployment({ isEmpty: true });
  const version = { version: 'v', at: '2026-11-24T00:00:00Z', secrets: { AUTH_KEYS: 'k' } };
  made.wrangler.account.change({ deployments: { 'gematria-explorer': [version] } });
  await expect(made.deploy()).rejects.toThrow(
    `- gematria-explorer-imports has no AUTH_KEYS, but the other Worker has one: put it into ${privateFile(made)}.`,
  );
  expect(logOf(made)).toEqual(CHECKS);
});
