import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { drizzle } from 'drizzle-orm/libsql/web';
import { expect, test } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import { CHECKS, logOf, objectsOf, outcome, privateFile } from '../../../tests/support/deploy-outcome.ts';
import { deploymentsOfEachTest } from '../../../tests/support/deployment.ts';

const deployment = deploymentsOfEachTest();

const SECRETS = ['LIBSQL_URL', 'LIBSQL_TOKEN', 'AUTH_KEYS', 'PASSWORD_PEPPER'];
const COMPLETE = {
  buckets: ['library'],
  queues: ['imports', 'imports-dead'],
  secrets: [
    ['gematria-explorer-imports', SECRETS],
    ['gematria-explorer', SECRETS],
  ],
  objects: [
    expect.stringMatching(/^library\/index\/sblgnt\/[\da-f]{12}$/),
    expect.stringMatching(/^library\/index\/wlc\/[\da-f]{12}$/),
  ],
  accounts: [{ id: 1, username: 'admin' }],
};
const ADMIN = /^ {4}Administrator: admin, password: (\S+) /u;

test('the first release fills an empty database and an empty account, and the texts come before the Worker', async () => {
  const made = await deployment({ isEmpty: true });
  expect(await made.deploy()).toBe(true);
  expect(logOf(made)).toEqual([
    ...CHECKS,
    'r2 bucket create library',
    'queues create imports',
    'queues create imports-dead',
    'r2 object put library/index/wlc/REVISION --file FILE --content-encoding gzip --remote',
    'r2 object put library/index/sblgnt/REVISION --file FILE --content-encoding gzip --remote',
    'deploy --env=imports --var SITE_URL:SITE --secrets-file DIR/production.env.secrets.json',
    '(the database is migrated and has 3 editions)',
    'deploy --env= --domain 127.0.0.1 --var SITE_URL:SITE --secrets-file DIR/production.env.secrets.json',
    '(the database is migrated and has 3 editions)',
    'deployments list --json --env=',
  ]);
  expect(await outcome(made)).toEqual(COMPLETE);
  expect(made.lines.filter((line) => ADMIN.test(line))).toHaveLength(1);
  expect(made.lines.slice(-2)).toEqual([
    'The release is complete.',
    'There is no earlier version to return to.',
  ]);

  // The private file has what the Worker got, for the operator alone. Beside it are only digests of the secrets.
  const { AUTH_KEYS, PASSWORD_PEPPER } = made.wrangler.account.lastDeployed().secrets;
  expect(parseEnv(readFileSync(privateFile(made), 'utf8'))).toEqual({ AUTH_KEYS, PASSWORD_PEPPER });
  expect(statSync(privateFile(made)).mode & 0o777).toBe(0o600);
  expect(readdirSync(made.wrangler.deployDir)).toEqual(['production.deployed.json', 'production.env']);
});

test('the second release creates nothing, sets no secret and changes no administrator', async () => {
  const made = await deployment();
  await made.deploy();
  const before = { ...(await outcome(made)), file: readFileSync(privateFile(made), 'utf8') };
  const passwords = await drizzle(made.client).select().from(users);
  const { secrets } = made.wrangler.account.lastDeployed();
  made.wrangler.account.forgetLog();

  expect(await made.deploy()).toBe(true);
  expect(logOf(made)).toEqual([
    ...CHECKS,
    'r2 object get library/index/wlc/REVISION --file FILE --remote',
    'r2 object get library/index/sblgnt/REVISION --file FILE --remote',
    'deploy --env=imports --var SITE_URL:SITE',
    '(the database is migrated and has 3 editions)',
    'deploy --env= --domain 127.0.0.1 --var SITE_URL:SITE',
    '(the database is migrated and has 3 editions)',
    'deployments list --json --env=',
  ]);
  expect({ ...(await outcome(made)), file: readFileSync(privateFile(made), 'utf8') }).toEqual(before);
  expect(await drizzle(made.client).select().from(users)).toEqual(passwords);
  expect(made.wrangler.account.lastDeployed().secrets).toEqual(secrets);
  expect(made.lines.some((line) => ADMIN.test(line))).toBe(false);
  expect(made.lines.at(-1)).toBe('To return to the version before this one: npm run rollback');
});

test('a release makes the letters files again that the bucket has lost', async () => {
  const made = await deployment();
  await made.deploy();
  const before = objectsOf(made).map((key) => readFileSync(join(made.wrangler.account.objects, key)));
  made.wrangler.account.loseObjects();
  expect(await made.deploy()).toBe(true);
  expect(objectsOf(made).map((key) => readFileSync(join(made.wrangler.account.objects, key)))).toEqual(
    before,
  );
});

test('a release that fails at any command, before or after its effect, is completed by the next one', async () => {
  const made = await deployment();
  const { account } = made.wrangler;
  const keptOf = () => (existsSync(privateFile(made)) ? readFileSync(privateFile(made), 'utf8') : '');
  const commands = [
    'bucket create',
    'create imports',
    'create imports-dead',
    'put library/index/wlc',
    'put library/index/sblgnt',
    'deploy --env=imports',
    'deploy --env= ',
  ];
  for (const [index, command] of commands.entries())
    for (const when of ['before', 'after'] as const) {
      if (!process.env.TEST_FULL && (index % 2 === 0) === (when === 'before')) continue;
      const kept = keptOf();
      account.change({ failure: { command, when, how: 'exit' } });
      account.loseObjects();
      await expect(made.deploy()).rejects.toThrow(
        / failed\.[\s\S]*\nCorrect this, then run npm run deploy again\. It completes what has begun\.$/u,
      );
      expect(account.read().failure).toBeNull();
      // Secrets that were kept once are never made again, and no other file with secrets is left.
      expect(keptOf().startsWith(kept)).toBe(true);
      expect(readdirSync(made.wrangler.deployDir).every((name) => name === 'production.env')).toBe(true);
    }
  expect(await made.deploy()).toBe(true);
  expect(await outcome(made)).toEqual(COMPLETE);
});

test('staging has its own Worker, bucket, queues and private file, and no address of production', async () => {
  const made = await deployment();
  writeFileSync(privateFile(made, 'staging'), '');
  expect(await made.deploy('--env', 'staging')).toBe(true);
  const log = logOf(made);
  expect(log).toContain('r2 bucket create library-staging');
  expect(log).toContain('queues create imports-staging-dead');
  expect(log).toContain('secret list --format json --env=staging');
  expect(log).toContain('secret list --format json --env=staging-imports');
  expect(log.filter((line) => line.startsWith('deploy '))).toEqual([
    'deploy --env=staging-imports --var SITE_URL:SITE --secrets-file DIR/staging.env.secrets.json',
    'deploy --env=staging --domain 127.0.0.1 --var SITE_URL:SITE --secrets-file DIR/staging.env.secrets.json',
  ]);
  expect(readFileSync(privateFile(made, 'staging'), 'utf8')).toContain('AUTH_KEYS=');
  expect((await outcome(made)).buckets).toEqual(['library-staging']);

  const lines = ['SITE_URL', 'LIBSQL_URL'].map((name) => `${name}=${made.values[name]}\n`);
  writeFileSync(privateFile(made), lines.join(''));
  const error = await made.deploy('--env', 'staging').catch((reason: Error) => reason.message);
  expect(error).toContain(`- SITE_URL is the one in ${privateFile(made)}`);
  expect(error).toContain(`- LIBSQL_URL is the one in ${privateFile(made)}`);
});

test('the settings may be in the private file, which is then closed to others', async () => {
  const made = await deployment();
  const lines = Object.entries(made.values).map(([name, value]) => `${name}=${value}`);
  writeFileSync(privateFile(made), lines.join('\n'), { mode: 0o644 });
  made.values = {};
  expect(await made.deploy()).toBe(true);
  expect(statSync(privateFile(made)).mode & 0o777).toBe(0o600);
  const kept = readFileSync(privateFile(made), 'utf8');
  expect(kept.startsWith(`${lines.join('\n')}\nAUTH_KEYS=2`)).toBe(true);
});

test('--replace sets a secret again that the Worker has', async () => {
  const made = await deployment();
  await made.deploy();
  const file = readFileSync(privateFile(made), 'utf8');
  writeFileSync(privateFile(made), file.replace('AUTH_KEYS=', `AUTH_KEYS=second:${'A'.repeat(43)},`));
  const before = made.wrangler.account.lastDeployed().secrets;
  await expect(made.deploy()).rejects.toThrow('Add --replace AUTH_KEYS');
  expect(made.wrangler.account.lastDeployed().secrets).toEqual(before);
  expect(await made.deploy('--replace', 'AUTH_KEYS')).toBe(true);
  const { AUTH_KEYS, ...others } = made.wrangler.account.lastDeployed().secrets;
  expect(AUTH_KEYS).toBe(`second:${'A'.repeat(43)},${before.AUTH_KEYS}`);
  expect(others).toEqual({ ...before, AUTH_KEYS: undefined });
});

test('a dry run prints the commands of a first release, without a login, and changes nothing', async () => {
  const made = await deployment();
  made.wrangler.account.change({ accounts: null });
  expect(await made.deploy('--dry-run')).toBe(true);
  const printed = made.lines.filter((line) => line.startsWith('    wrangler ')).map((line) => line.slice(13));
  expect(logOf(made)).toEqual([]);
  expect(readFileSync(privateFile(made), 'utf8')).toBe('');

  made.wrangler.account.change({ accounts: [{ id: 'a1', name: 'One' }] });
  await made.deploy();
  const ran = made.wrangler.account
    .log()
    .filter((line) => !line.startsWith('('))
    .map((line) => line.replace(/index\/\S+ --file \S+/u, 'index/EDITION/REVISION --file FILE'));
  expect(printed).toEqual([...new Set(ran)]);

  made.values = {};
  made.wrangler.account.forgetLog();
  expect(await made.deploy('--dry-run', '--rollback')).toBe(true);
  expect(await made.deploy('--dry-run', '--env', 'staging')).toBe(true);
  expect(made.lines.join('\n')).toContain('wrangler deploy --env=staging --domain example.org');
  expect(logOf(made)).toEqual([]);
});
