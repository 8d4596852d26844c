import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AccessMode, accessMode } from '../functions/settings.ts';

export const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));
export const BUILD_DIR = resolve(ROOT, '.build');
export const SITE_DIR = resolve(BUILD_DIR, 'site');
export const WORKER_DIR = resolve(BUILD_DIR, 'worker');

export interface Settings {
  port: number;
  dataDir: string;
  /**
   * The value of ACCESS_MODE. If the environment does not set it, this is undefined, and the value in wrangler.toml is
   * used.
   */
  accessMode: AccessMode | undefined;
  /**
   * The text of ADMIN_USER_IDS. If the environment does not set it, this is undefined, and the value in wrangler.toml
   * is used.
   */
  adminUserIds: string | undefined;
  /** True if stand-ins on this machine answer in place of Sefaria and the packs' addresses. */
  offline: boolean;
}

/**
 * Reads PORT (8787), DATA_DIR (.data), ACCESS_MODE, ADMIN_USER_IDS and OFFLINE, and reports all problems
 * together.
 * @throws Error that names each value that cannot be used.
 */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const problems: string[] = [];
  const port = Number(env.PORT || 8787);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`PORT must be a number from 0 to 65535, not "${env.PORT}".`);
  const dataDir = resolve(ROOT, env.DATA_DIR || '.data');
  const mode = accessMode.optional().safeParse(env.ACCESS_MODE);
  for (const { message } of mode.error?.issues ?? []) problems.push(`${message}.`);
  if (!['', '0', '1', undefined].includes(env.OFFLINE))
    problems.push(`OFFLINE must be 1 or empty, not "${env.OFFLINE}".`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    port,
    dataDir,
    accessMode: mode.data,
    adminUserIds: env.ADMIN_USER_IDS,
    offline: env.OFFLINE === '1',
  };
}
