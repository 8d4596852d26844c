import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '../../../tests/support/test-folder.ts';
import { build } from '../../build.ts';
import { ROOT } from '../../settings.ts';
import { NO_LOGIN } from './checks.ts';
import { type Command, commandsFor } from './commands.ts';

const WRANGLER = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
const ENV = { ...process.env, WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' };

/** Runs the real wrangler of package.json. Nothing here needs the network. */
function wrangler(...args: string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [WRANGLER, ...args], {
    cwd: ROOT,
    env: ENV,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

const READERS = { name: 'r', envFlag: '--env=staging', isForReaders: true };
const IMPORTS = { name: 'i', envFlag: '--env=staging-imports', isForReaders: false };
const COMMANDS = commandsFor({
  env: 'staging',
  readers: READERS,
  imports: IMPORTS,
  bucket: 'library-staging',
  rateLimit: undefined,
  config: null,
  queues: ['imports-staging'],
  vars: {},
});
const SITE = new URL('https://example.org');
const ALL: [Command, number][] = [
  [COMMANDS.login, 1],
  [COMMANDS.findBucket, 3],
  [COMMANDS.makeBucket, 3],
  [COMMANDS.findQueue('q'), 2],
  [COMMANDS.makeQueue('q'), 2],
  [COMMANDS.listSecrets(READERS), 2],
  [COMMANDS.getObject('k', 'f'), 3],
  [COMMANDS.putObject('k', 'f'), 3],
  [COMMANDS.deploy(READERS, SITE, 'secrets.json'), 1],
  [COMMANDS.listDeployments(READERS), 2],
  [COMMANDS.redeploy(READERS, 'v'), 2],
];

test('the list in this test has every command that a deployment gives to wrangler', () => {
  expect(ALL).toHaveLength(Object.keys(COMMANDS).length);
});

/** Each run of wrangler takes a second, so only `npm run test:full` checks all commands. */
const CHECKED = process.env.TEST_FULL ? ALL : ALL.filter((_, index) => index % 4 === 0);

test.each(CHECKED)('wrangler knows the words and flags of %j', (command, words) => {
  const { status, text } = wrangler(...command.slice(0, words), '--help');
  expect(status).toBe(0);
  // The help text of wrangler has a line with the command and its arguments in brackets.
  const line = /^wrangler .+$/mu.exec(text)?.[0] ?? '';
  expect(line.replace(/ [<[].*$/u, '')).toBe(`wrangler ${command.slice(0, words).join(' ')}`);
  const flags = command.filter((part) => part.startsWith('--')).map((part) => part.split('=')[0] ?? '');
  expect(flags.filter((flag) => !new RegExp(`${flag}[ ,]`, 'u').test(text))).toEqual([]);
  const last = command.slice(words).findIndex((part) => part.startsWith('--'));
  const values = last === -1 ? command.length - words : last;
  expect(line.match(/[<[]/gu)?.length ?? 0).toBeGreaterThanOrEqual(values);
});

test.each([
  ['readers', READERS, ['library-staging', 'gematria-explorer-staging-imports']],
  ['imports', IMPORTS, ['library-staging', 'imports-staging']],
] as const)(
  'wrangler builds and binds what the deploy command describes for the Worker of %s',
  async (_, worker, resources) => {
    await build();
    const folder = testFolder();
    const secrets = join(folder, 'secrets.json');
    writeFileSync(secrets, JSON.stringify({ LIBSQL_URL: 'libsql://a.example' }));
    const command = COMMANDS.deploy(worker, SITE, secrets);
    const { status, text } = wrangler(...command, '--dry-run', '--outdir', join(folder, 'out'));
    expect(status, text).toBe(0);
    for (const bound of [...resources, 'env.SITE_URL', 'env.LIBSQL_URL']) expect(text).toContain(bound);
    expect(text).not.toContain('Multiple environments');
  },
);

test('without a login, wrangler says what the check of the login looks for', () => {
  const home = testFolder();
  const env = { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, WRANGLER_SEND_METRICS: 'false' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [WRANGLER, ...COMMANDS.login], {
    cwd: home,
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(NO_LOGIN);
});
