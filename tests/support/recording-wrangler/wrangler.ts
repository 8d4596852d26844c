/**
 * `node wrangler.ts FOLDER COMMAND…` behaves as wrangler does for the commands of a deployment, with an account that is a
 * folder. Its messages are those of wrangler 4.116.0. It notes each command. `imitateWrangler` does the same in the
 * process that calls it.
 */
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Account, type State } from './state.ts';

const WORKER = 'gematria-explorer';
const isOfImports = (worker: string): boolean => worker.endsWith('-imports');

class Refused extends Error {}

const apiError = (path: string, message: string, code: number) =>
  new Refused(
    `A request to the Cloudflare API (/accounts/account-1${path}) failed.\n\n  ${message} [code: ${code}]`,
  );

async function databaseAt({ LIBSQL_URL = '', LIBSQL_TOKEN = '' }: Record<string, string>): Promise<string> {
  // Most commands do not need this package, and it takes longer to load than they take.
  const { createClient } = await import('@libsql/client');
  const client = createClient({ url: LIBSQL_URL, authToken: LIBSQL_TOKEN });
  const { rows } = await client.execute('select count(*) from editions where revision is not null');
  client.close();
  return `(the database is migrated and has ${rows[0]?.[0]} editions)`;
}

/**
 * Runs a command in `account`. `kill` ends the release that gave the command, when the account's failure is a kill.
 */
export async function imitateWrangler(
  account: Account,
  args: readonly string[],
  kill: () => void,
): Promise<{ code: number; output: string }> {
  const { positionals, values: flags } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...Object.fromEntries(['json', 'remote', 'yes'].map((name) => [name, { type: 'boolean' as const }])),
      ...Object.fromEntries(
        [
          'env',
          'config',
          'file',
          'format',
          'content-encoding',
          'domain',
          'var',
          'secrets-file',
          'message',
        ].map((name) => [name, { type: 'string' as const }]),
      ),
    },
  });
  const flag = (name: string): string => String(flags[name] ?? '');
  const state = account.read();

  /**
   * What each imitated wrangler command does. The keys are the words of a command without its
   * arguments.
   */
  const COMMANDS: Record<string, (rest: readonly string[], worker: string) => unknown> = {
    whoami() {
      if (state.accounts === null) throw new Refused(JSON.stringify({ loggedIn: false }));
      return { loggedIn: true, authType: 'OAuth Token', email: 'a@example.org', accounts: state.accounts };
    },
    'r2 bucket info'([bucket = '']) {
      if (!state.buckets.includes(bucket))
        throw apiError(`/r2/buckets/${bucket}`, 'The specified bucket does not exist.', 10006);
      return { name: bucket, object_count: '0', bucket_size: '0 B' };
    },
    'r2 bucket create'([bucket = '']) {
      if (state.buckets.includes(bucket))
        throw apiError(
          '/r2/buckets',
          'The bucket you tried to create already exists, and you own it.',
          10004,
        );
      account.change({ buckets: [...state.buckets, bucket] });
      return `✅ Created bucket '${bucket}' with default storage class of Standard.`;
    },
    'r2 object get'([path = '']) {
      const object = join(account.objects, path);
      if (!existsSync(object)) throw new Refused('The specified key does not exist.');
      copyFileSync(object, flag('file'));
      return 'Download complete.';
    },
    async 'r2 object put'([path = '']) {
      if (!state.buckets.includes(path.split('/')[0] ?? ''))
        throw apiError(`/r2/buckets/${path}`, 'The specified bucket does not exist.', 10006);
      mkdirSync(dirname(join(account.objects, path)), { recursive: true });
      copyFileSync(flag('file'), join(account.objects, path));
      if (state.site === 'dev') (await import('./dev.ts')).putLocally(account, path);
      return 'Upload complete.';
    },
    'queues info'([queue = '']) {
      if (!state.queues.includes(queue))
        throw new Refused(
          `Queue "${queue}" does not exist. To create it, run: wrangler queues create ${queue}`,
        );
      const consumer = state.consumers[queue];
      return consumer === undefined
        ? `Queue Name: ${queue}\nNumber of Consumers: 0`
        : `Queue Name: ${queue}\nNumber of Consumers: 1\nConsumers: worker:${consumer}`;
    },
    'queues create'([queue = '']) {
      if (state.queues.includes(queue))
        throw apiError('/queues', `Queue name '${queue}' is already taken.`, 11009);
      account.change({ queues: [...state.queues, queue] });
      return `✅ Created queue '${queue}'`;
    },
    'secret list'(_, worker) {
      if (state.deployments[worker] === undefined) throw new Refused(`Worker "${worker}" not found.`);
      return Object.keys(state.deployments[worker].at(-1)?.secrets ?? {}).map((name) => ({
        name,
        type: 'secret_text',
      }));
    },
    'deployments list': (_, worker) =>
      // The real wrangler lists deployments in no certain order, so a release must not rely on one.
      [...(state.deployments[worker] ?? [])].reverse().map(({ version, at }) => ({
        id: randomUUID(),
        created_on: at,
        versions: [{ version_id: version, percentage: 100 }],
      })),
    async deploy(_, worker) {
      const file = flag('secrets-file');
      const secrets = {
        ...state.deployments[worker]?.at(-1)?.secrets,
        ...(file === '' ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)),
      };
      if (isOfImports(worker)) consumeQueues(worker);
      else if (state.deployments[`${worker}-imports`] === undefined)
        throw apiError(
          `/workers/scripts/${worker}/versions`,
          `Could not resolve service binding 'ADMIN'. Target script '${worker}-imports' not found.`,
          10143,
        );
      account.note(await databaseAt(secrets));
      const version = await release(worker, secrets);
      const at = new Date().toISOString();
      const deployed = [...(state.deployments[worker] ?? []), { version, at, secrets }];
      account.change({
        consumers: state.consumers,
        deployments: { ...state.deployments, [worker]: deployed },
      });
      return `Deployed ${worker}\nCurrent Version ID: ${version}`;
    },
    'versions deploy'([spec = ''], worker) {
      const deployed = state.deployments[worker] ?? [];
      const version = spec.replace(/@100%$/u, '');
      const old = deployed.find((one) => one.version === version);
      const path = `/workers/scripts/${worker}/deployments`;
      if (old === undefined) throw apiError(path, 'The version could not be found.', 10007);
      if (JSON.stringify(old.secrets) !== JSON.stringify(deployed.at(-1)?.secrets))
        throw apiError(path, 'The following secrets have changed: …', 10220);
      const at = new Date().toISOString();
      account.change({ deployments: { ...state.deployments, [worker]: [...deployed, { ...old, at }] } });
      return `Deployed ${worker} version ${version} at 100%`;
    },
  };

  function consumeQueues(worker: string): void {
    const env = worker.includes('-staging') ? 'staging-imports' : 'imports';
    const config = readFileSync(
      join(import.meta.dirname, '../../..', flag('config') || 'wrangler.toml'),
      'utf8',
    );
    const consumers = config.matchAll(
      new RegExp(`\\[env\\.${env}\\.queues\\.consumers\\]\\]\\nqueue = "(.+)"`, 'gu'),
    );
    for (const [, queue = ''] of consumers) {
      if (!state.queues.includes(queue)) throw new Refused(`Queue "${queue}" does not exist.`);
      if ((state.consumers[queue] ?? worker) !== worker)
        throw apiError(`/queues/${queue}/consumers`, 'workers.api.error.consumer_exists', 11004);
      state.consumers[queue] = worker;
    }
  }

  /** Deploys a new version of the Worker to the site of this account, if it has one. Returns the version's id. */
  async function release(worker: string, secrets: Record<string, string>): Promise<string> {
    const site = flag('var').replace(/^SITE_URL:/u, '');
    if (state.site === 'dev')
      await (await import('./dev.ts')).startDev(account, { site, env: flag('env'), secrets });
    if (state.site === null || isOfImports(worker)) return randomUUID();
    const { deployment } = (await (await fetch(`${site}/api/health`)).json()) as { deployment: string };
    return `${deployment}-${randomUUID()}`;
  }

  function failAt(failure: State['failure'], when: 'before' | 'after'): void {
    if (failure === null || failure.when !== when || !args.join(' ').includes(failure.command)) return;
    account.change({ failure: null });
    account.note(`(${failure.how} ${when})`);
    if (failure.how === 'kill') kill();
    throw new Refused('The connection was reset.');
  }

  const name =
    Object.keys(COMMANDS).find((words) => `${positionals.join(' ')} `.startsWith(`${words} `)) ?? '';
  account.note(args.join(' '));
  try {
    failAt(state.failure, 'before');
    const run = COMMANDS[name];
    if (run === undefined) throw new Refused(`Unknown arguments: ${args.join(', ')}`);
    if (name !== 'whoami' && state.accounts === null)
      throw new Refused('In a non-interactive environment, it is necessary to set CLOUDFLARE_API_TOKEN.');
    const rest = positionals.slice(name.split(' ').length);
    const worker = flag('env') === '' ? WORKER : `${WORKER}-${flag('env')}`;
    const result = await (async () => run(rest, worker))().finally(() => failAt(state.failure, 'after'));
    return { code: 0, output: typeof result === 'string' ? result : JSON.stringify(result, null, 2) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { code: 1, output: `✘ [ERROR] ${error.message}` };
  }
}

if (import.meta.main) {
  const [folder = '', ...args] = process.argv.slice(2);
  const { code, output } = await imitateWrangler(new Account(folder), args, () =>
    process.kill(process.ppid, 'SIGKILL'),
  );
  (code === 0 ? console.log : console.error)(output);
  process.exitCode = code;
}
