import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/libsql/web';
import { expect, test } from 'vitest';
import { studyNotes, users } from '../../../db/schema/index.ts';
import { privateFile } from '../../../tests/support/deploy-outcome.ts';
import { deploymentsOfEachTest, type TestDeployment } from '../../../tests/support/deployment.ts';
import { startLibsqlServer } from '../../start/libsql/start.ts';

const deployment = deploymentsOfEachTest();
async function released(times: number): Promise<TestDeployment> {
  const made = await deployment();
  for (let release = 0; release < times; release++) await made.deploy();
  made.wrangler.account.forgetLog();
  return made;
}

const versionsOf = ({ wrangler }: TestDeployment, worker = 'gematria-explorer'): string[] =>
  (wrangler.account.read().deployments[worker] ?? []).map(({ version }) => version);
const failedLines = ({ lines }: TestDeployment): string[] =>
  lines.filter((line) => line.startsWith('  FAILED'));
const usernamesOf = async ({ client }: TestDeployment) =>
  (await drizzle(client).select().from(users)).map(({ username }) => username);

test('the smoke test uses the site as a reader does, and leaves no account behind', async () => {
  const made = await released(1);
  expect(made.lines.filter((line) => line.startsWith('  ok'))).toEqual(
    [
      'the new version answers',
      'it is ready',
      'an account can be made',
      'the site uses the database of LIBSQL_URL',
      'a page opens with its script',
      'psalms/23/3 can be read',
      'the search by words finds verses',
      'the search by value finds verses',
      'the administration knows the session and refuses it',
      'signing out ends the session',
      'signing in works',
      'the account can be deleted',
    ].map((what) => `  ok      ${what}`),
  );
  expect(await usernamesOf(made)).toEqual(['admin']);
});

test('the smoke test works in members mode', async () => {
  const made = await released(0);
  made.site.env.ACCESS_MODE = 'members';
  expect(await made.deploy()).toBe(true);
  expect(failedLines(made)).toEqual([]);
});

test('a release whose site does not work says what fails, and names the way back', async () => {
  const made = await released(0);
  const nothing = { get: async () => null };
  made.site.env.LIBRARY = nothing as unknown as NonNullable<typeof made.site.env.LIBRARY>;
  const answered = /^ {2}FAILED {2}the search by value finds verses: GET \S+ answered 503 in place of 200/;
  expect(await made.deploy()).toBe(false);
  expect(failedLines(made)).toEqual([
    '  FAILED  it is ready: GET /api/health/ready answered 503 in place of 200.',
    expect.stringMatching(answered),
  ]);
  expect(made.lines.slice(-2)).toEqual([
    'The smoke test FAILED. Correct what it names, then run npm run deploy again.',
    'There is no earlier version to return to.',
  ]);
  expect(await made.deploy()).toBe(false);
  expect(failedLines(made)).toEqual([
    '  FAILED  it is ready: GET /api/health/ready answered 503 in place of 200.',
    expect.stringMatching(answered),
  ]);
  expect(made.lines.at(-1)).toBe('To return to the version before this one: npm run rollback');
  expect(await usernamesOf(made)).toEqual(['admin']);
});

test('a release on whose site nobody can sign in fails, and removes all accounts of smoke tests', async () => {
  const made = await released(1);
  const db = drizzle(made.client);
  const names = ['smoke test 0123456789ab', 'smoke test ba9876543210', 'smoke test of mine'];
  for (const [i, name] of names.entries())
    await db.insert(users).values({ id: 11 + i, username: name, usernameKey: name, password: 'x' });
  await db
    .insert(studyNotes)
    .values({ userId: 12, book: 'psalms', chapter: 23, verse: 3, notes: 'x', createdAt: '', updatedAt: '' });
  let attempts = 0;
  made.site.env.SIGN_INS = { limit: async () => ({ success: ++attempts === 1 }) };
  made.site.env.ADDRESS_HEADER = 'CF-Connecting-IP';
  expect(await made.deploy()).toBe(false);
  expect(failedLines(made)).toEqual([
    '  FAILED  signing in works: POST /api/login answered 429 in place of 200.',
    '  FAILED  the account can be deleted: DELETE /api/user answered 401 in place of 204.',
  ]);
  // An account with a name like that of a smoke test may be a reader's. It has a note, so it is not deleted.
  expect(await usernamesOf(made)).toEqual(['admin', 'smoke test ba9876543210', 'smoke test of mine']);
});

test('a site on which the new version never answers fails, without a try of the old one', async () => {
  const made = await released(1);
  made.site.env.DEPLOYMENT = { id: 'old-version', tag: '', timestamp: '' };
  expect(await made.deploy()).toBe(false);
  expect(failedLines(made)).toEqual([expect.stringContaining('version old-vers answers, not ')]);
  expect(made.lines.join('\n')).not.toContain('an account can be made');
});

test('a Worker with another database than LIBSQL_URL is found out', async () => {
  const made = await released(1);
  const other = await startLibsqlServer({ file: `${made.wrangler.account.folder}/other.db`, token: 't' });
  made.values.LIBSQL_URL = other.url;
  made.values.LIBSQL_TOKEN = 't';
  // A machine that has not made the releases before does not know which secrets the Workers have.
  rmSync(join(made.wrangler.deployDir, 'production.deployed.json'));
  expect(await made.deploy()).toBe(false);
  expect(failedLines(made)).toEqual([
    expect.stringContaining('Run it with --replace LIBSQL_URL,LIBSQL_TOKEN.'),
  ]);
  await other.close();
});

test('a rollback deploys the version before the current one and tries it out', async () => {
  const made = await released(3);
  const [first, second, third] = versionsOf(made);
  expect(await made.deploy('--rollback')).toBe(true);
  const [firstImports, secondImports, thirdImports] = versionsOf(made, 'gematria-explorer-imports');
  expect(made.wrangler.account.log()).toEqual([
    'whoami --json',
    'deployments list --json --env=',
    'deployments list --json --env=imports',
    `versions deploy ${secondImports}@100% --yes --message npm run rollback --env=imports`,
    `versions deploy ${second}@100% --yes --message npm run rollback --env=`,
  ]);
  expect(versionsOf(made)).toEqual([first, second, third, second]);
  expect(made.lines.slice(0, 2)).toEqual([
    `Returning gematria-explorer-imports from ${thirdImports} to ${secondImports}`,
    `Returning gematria-explorer from ${third} to ${second}`,
  ]);
  expect(made.lines).toContain('  ok      the new version answers');

  // A second rollback goes one version further, and not forward to the bad one.
  expect(await made.deploy('--rollback')).toBe(true);
  expect(versionsOf(made).at(-1)).toBe(first);
  expect(versionsOf(made, 'gematria-explorer-imports').at(-1)).toBe(firstImports);
  await expect(made.deploy('--rollback')).rejects.toThrow(`has no version before ${first}`);
  expect(versionsOf(made)).toHaveLength(5);
});

test('every next step names the environment, and only a step that failed is completed by the next release', async () => {
  const made = await deployment();
  writeFileSync(privateFile(made, 'staging'), '');
  const staging = ['--env', 'staging'];
  const refusal = (...args: string[]) => made.deploy(...args).then(() => '', String);
  expect(await refusal(...staging, '--nonsense')).not.toContain('Correct this');
  expect(await refusal(...staging, '--replace', 'NOTHING')).toMatch(
    /Nothing was changed[\s\S]*\nCorrect this, then run npm run deploy -- --env staging again\.$/u,
  );
  made.wrangler.account.change({ failure: { command: 'bucket create', when: 'before', how: 'exit' } });
  expect(await refusal(...staging)).toMatch(
    /\nCorrect this, then run npm run deploy -- --env staging again\. It completes what has begun\.$/u,
  );
  await made.deploy(...staging);
  expect(await refusal(...staging, '--rollback')).toMatch(
    /Nothing was changed\. .* then npm ci and npm run deploy -- --env staging\.$/u,
  );
  await made.deploy(...staging);
  made.site.env.DEPLOYMENT = { id: 'away', tag: '', timestamp: '' };
  expect(await made.deploy(...staging, '--rollback')).toBe(false);
  expect(made.lines.at(-1)).toMatch(
    /^The smoke test FAILED\. .*npm run rollback -- --env staging\. .*npm run deploy -- --env staging\.$/u,
  );
});

test('a rollback that fails between the two Workers is completed by the next one', async () => {
  const made = await released(2);
  const [first] = versionsOf(made);
  const [firstImports, secondImports] = versionsOf(made, 'gematria-explorer-imports');
  const failure = { command: `versions deploy ${first}`, when: 'before', how: 'exit' } as const;
  made.wrangler.account.change({ failure });
  await expect(made.deploy('--rollback')).rejects.toThrow(' failed.');
  expect(versionsOf(made)).toHaveLength(2);
  expect(await made.deploy('--rollback')).toBe(true);
  expect(versionsOf(made).at(-1)).toBe(first);
  const ofImports = [firstImports, secondImports, firstImports];
  expect(versionsOf(made, 'gematria-explorer-imports')).toEqual(ofImports);
});

test('a rollback does not bring secrets back that were replaced', async () => {
  const made = await released(1);
  const { PASSWORD_PEPPER: old } = made.wrangler.account.lastDeployed().secrets;
  made.values.PASSWORD_PEPPER = `next:${'b'.repeat(43)},${old}`;
  writeFileSync(privateFile(made), '');
  expect(await made.deploy('--replace', 'PASSWORD_PEPPER')).toBe(true);
  await expect(made.deploy('--rollback')).rejects.toThrow('Deploy the old code with the present secrets');
  expect(versionsOf(made)).toHaveLength(2);
});

test('a rollback needs no database, but a login and SITE_URL', async () => {
  const made = await released(2);
  await made.server.close();
  made.site.env.DEPLOYMENT = { id: 'away', tag: '', timestamp: '' };
  expect(await made.deploy('--rollback')).toBe(false);
  expect(versionsOf(made)).toHaveLength(3);
  made.wrangler.account.change({ accounts: null });
  await expect(made.deploy('--rollback')).rejects.toThrow('npx wrangler login');
  delete made.values.SITE_URL;
  await expect(made.deploy('--rollback')).rejects.toThrow('SITE_URL is not set');
  expect(versionsOf(made)).toHaveLength(3);
});
