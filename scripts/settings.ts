import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { accessMode, adminUserIds, offline } from '../functions/ctx/settings.ts';

export const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));
export const BUILD_DIR = resolve(ROOT, '.build');
export const SITE_DIR = resolve(BUILD_DIR, 'site');
export const COMPRESSED_DIR = resolve(BUILD_DIR, 'compressed');
export const WORKER_DIR = resolve(BUILD_DIR, 'worker');
export const IMPORTS_DIR = resolve(BUILD_DIR, 'imports-worker');

const SHARED = z.object({
  ACCESS_MODE: accessMode.optional(),
  ADMIN_USER_IDS: adminUserIds,
  OFFLINE: offline,
});

/**
 * Reads PORT (8787), DATA_DIR (.data), ACCESS_MODE, ADMIN_USER_IDS and OFFLINE, and reports all problems
 * together.
 * @throws Error that names each value that cannot be used.
 */
export function readSettings(env: Record<string, string | undefined> = process.env) {
  const problems: string[] = [];
  // Number would read " " as 0, and 0x50 and 8e3 as numbers.
  const port = /^\d+$/u.test(env.PORT || '8787') ? Number(env.PORT || 8787) : Number.NaN;
  if (!(port <= 65_535)) problems.push(`PORT must be a number from 0 to 65535, not "${env.PORT}".`);
  const dataDir = resolve(ROOT, env.DATA_DIR || '.data');
  const { data, error } = SHARED.safeParse(env);
  for (const { message } of error?.issues ?? []) problems.push(`${message}.`);
  if (data === undefined || problems.length > 0) throw new Error(problems.join('\n'));
  return {
    port,
    dataDir,
    // If the environment does not set ACCESS_MODE or ADMIN_USER_IDS, it is undefined, and the value in wrangler.toml is
    // used.
    accessMode: data.ACCESS_MODE,
    adminUserIds: env.ADMIN_USER_IDS,
    offline: data.OFFLINE,
  };
}
