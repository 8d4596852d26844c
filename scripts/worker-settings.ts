import type { AccessMode } from '../functions/settings.ts';
import { parseSettings } from '../functions/settings.ts';
import type { LocalSecrets } from './secrets.ts';

/**
 * How one's own machine differs from wrangler.toml. There is no edge that says where a request comes from. A page
 * elsewhere whose name points at this machine is refused.
 */
const LOCAL_SETTINGS = { ADDRESS_HEADER: '', ALLOWED_HOSTS: '127.0.0.1,localhost' };

/**
 * The settings of the local Worker: those of wrangler.toml, what the start was told, and its own secrets and database.
 * @throws Error that names each setting that is wrong, so that the start stops and not the first request.
 */
export function workerSettings<T extends object>(
  configured: T | undefined,
  { accessMode, adminUserIds }: { accessMode?: AccessMode; adminUserIds?: string },
  secrets: LocalSecrets,
  database: { url: string; token: string },
) {
  const settings = {
    ...configured,
    ...(accessMode === undefined ? {} : { ACCESS_MODE: accessMode }),
    ...(adminUserIds === undefined ? {} : { ADMIN_USER_IDS: adminUserIds }),
    ...LOCAL_SETTINGS,
    ...secrets,
    LIBSQL_URL: database.url,
    LIBSQL_TOKEN: database.token,
  };
  parseSettings(settings);
  return settings;
}
