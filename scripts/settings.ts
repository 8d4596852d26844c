import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AccessMode, accessMode } from '../functions/access-mode.ts';

export const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));
export const BUILD_DIR = resolve(ROOT, '.build');
export const SITE_DIR = resolve(BUILD_DIR, 'site');
export const WORKER_DIR = resolve(BUILD_DIR, 'worker');

export interface Settings {
  port: number;
  dataDir: string;
  /** As the Worker understands it. Undefined if wrangler.toml decides. */
  accessMode: AccessMode | undefined;
  /** The text of ADMIN_USER_IDS. Undefined if wrangler.toml decides. */
  adminUserIds: string | undefined;
}

/**
 * Reads PORT (8787), DATA_DIR (.data), ACCESS_MODE and ADMIN_USER_IDS once, and reports all problems together.
 * @throws Error that names each value that cannot be used.
 */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const problems: string[] = [];
  const port = Number(env.PORT || 8787);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`PORT must be a number from 0 to 65535, not "${env.PORT}".`);
  const dataDir = resolve(ROOT, env.DATA_DIR || '.data');
  let mode: AccessMode | undefined;
  try {
    mode = env.ACCESS_MODE === undefined ? undefined : accessMode(env.ACCESS_MODE);
  } catch (error) {
    problems.push(`${(error as Error).message}.`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return { port, dataDir, accessMode: mode, adminUserIds: env.ADMIN_USER_IDS };
}
