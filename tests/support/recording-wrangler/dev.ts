import { spawn, spawnSync } from 'node:child_process';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../../scripts/settings.ts';
import { freePort } from '../../../scripts/start/free-port.ts';
import type { Account } from './state.ts';

const WRANGLER = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
const isOfImports = (env: string): boolean => env.endsWith('imports');
/** The Workers share no folder, because only one process can open it. */
const persistTo = ({ folder }: Account, env = ''): string =>
  join(folder, isOfImports(env) ? 'dev-imports' : 'dev');
const pidFile = (account: Account, env = ''): string => `${persistTo(account, env)}.pid`;

export function putLocally(account: Account, path: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      ...[WRANGLER, 'r2', 'object', 'put', path, '--file', join(account.objects, path)],
      ...['--content-encoding', 'gzip', '--local', '--persist-to', persistTo(account)],
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The object ${path} could not be stored locally: ${stderr}`);
}

export function stopDev(account: Account): void {
  for (const env of ['', 'imports']) stopOne(account, env);
}

function stopOne(account: Account, env: string): void {
  try {
    process.kill(-Number(readFileSync(pidFile(account, env), 'utf8')), 'SIGKILL');
  } catch {
    // No process of this Worker was started, or it has ended already.
  }
}

/**
 * Runs a Worker with `wrangler dev` and waits until it answers: the readers' Worker at the address of the site, the
 * Worker of imports at a free port. The first finds the second by its name.
 */
export async function startDev(
  account: Account,
  { site, env, secrets }: { site: string; env: string; secrets: Record<string, string> },
): Promise<void> {
  stopOne(account, env);
  const envFile = join(account.folder, 'secrets.env');
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}`);
  writeFileSync(envFile, lines.join('\n'), { mode: 0o600 });
  const at = isOfImports(env) ? `http://127.0.0.1:${await freePort()}` : site;
  const { hostname, port } = new URL(at);
  const log = openSync(join(account.folder, 'dev.log'), 'a');
  const child = spawn(
    process.execPath,
    [
      ...[WRANGLER, 'dev', `--env=${env}`, '--ip', hostname, '--port', port, '--var', `SITE_URL:${site}`],
      ...['--inspector-port', String(await freePort()), '--env-file', envFile],
      ...['--persist-to', persistTo(account, env), '--show-interactive-dev-session=false'],
    ],
    {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    },
  );
  child.unref();
  writeFileSync(pidFile(account, env), String(child.pid));
  const [path, status] = isOfImports(env) ? ['/api/admin/jobs', 401] : ['/api/health', 200];
  for (;;) {
    const answer = await fetch(at + path).catch(() => null);
    if (answer?.status === status) return;
    if (child.exitCode !== null) throw new Error(`wrangler dev ended: see ${account.folder}/dev.log`);
    await sleep(200);
  }
}
