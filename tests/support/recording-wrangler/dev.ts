import { spawn, spawnSync } from 'node:child_process';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../../scripts/settings.ts';
import type { Account } from './state.ts';

const WRANGLER = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
const persistTo = ({ folder }: Account): string => join(folder, 'dev');
const pidFile = ({ folder }: Account): string => join(folder, 'dev.pid');

/** Puts an object into the bucket of `wrangler dev`. */
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

/** Ends the `wrangler dev` of this account, if one runs. */
export function stopDev(account: Account): void {
  try {
    process.kill(-Number(readFileSync(pidFile(account), 'utf8')), 'SIGKILL');
  } catch {
    // None was started, or it has ended.
  }
}

/** Runs the Worker with `wrangler dev` at the address of the site, and waits until it answers. */
export async function startDev(
  account: Account,
  { site, env, secrets }: { site: string; env: string; secrets: Record<string, string> },
): Promise<void> {
  stopDev(account);
  const envFile = join(account.folder, 'secrets.env');
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}`);
  writeFileSync(envFile, lines.join('\n'), { mode: 0o600 });
  const { hostname, port } = new URL(site);
  const log = openSync(join(account.folder, 'dev.log'), 'a');
  const child = spawn(
    process.execPath,
    [
      ...[WRANGLER, 'dev', `--env=${env}`, '--ip', hostname, '--port', port, '--var', `SITE_URL:${site}`],
      ...['--env-file', envFile, '--persist-to', persistTo(account), '--show-interactive-dev-session=false'],
    ],
    {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    },
  );
  child.unref();
  writeFileSync(pidFile(account), String(child.pid));
  for (;;) {
    const answer = await fetch(`${site}/api/health`).catch(() => null);
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`wrangler dev ended: see ${account.folder}/dev.log`);
    await sleep(200);
  }
}
