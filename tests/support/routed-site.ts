import { Miniflare, type WorkerOptions } from 'miniflare';
import type { AccessMode } from '../../functions/ctx/settings.ts';
import { WORKER_DIR } from '../../scripts/settings.ts';
import type { LocalStack } from '../../scripts/start/local-stack.ts';
import { configuredWorker, workerModules } from '../../scripts/start/local-stack.ts';
import { workerSettings } from '../../scripts/start/worker-settings.ts';

const SECRETS = { AUTH_KEYS: `test:${'A'.repeat(43)}`, PASSWORD_PEPPER: 'pepper of the tests' };

/**
 * Starts the Worker behind miniflare's router of static files, with the rules and the address header of
 * wrangler.toml. The router is the code that Cloudflare runs. The local stack does not use it.
 */
export async function startRoutedSite(
  { database }: Pick<LocalStack, 'database'>,
  accessMode: AccessMode = 'open',
  options: Partial<WorkerOptions> = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const configured = configuredWorker();
  const miniflare = new Miniflare({
    ...configured,
    ...options,
    name: 'routed',
    host: '127.0.0.1',
    port: 0,
    cf: false,
    modulesRoot: WORKER_DIR,
    modules: workerModules(),
    bindings: {
      ...workerSettings(configured.bindings, { accessMode }, SECRETS, database),
      ADDRESS_HEADER: 'CF-Connecting-IP',
    },
    // No test of this site makes a call of an administrator, so these services need not exist.
    serviceBindings: {},
  } as WorkerOptions & { host: string; port: number });
  return { url: (await miniflare.ready).origin, close: () => miniflare.dispose() };
}
