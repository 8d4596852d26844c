import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
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
}, 120_000);

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
