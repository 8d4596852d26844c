import { type AccessMode, parseSettings } from '../../functions/ctx/settings.ts';
import type { LocalSecrets } from './secrets.ts';
import type { StandInServer } from './stand-ins/index.ts';

/**
 * The settings that replace those of wrangler.toml on a local machine. No proxy gives the address of a request's
 * sender. Requests for another host name are refused, even if that name leads to this machine. One isolate serves
 * everybody, so it refuses more reads at once than it can answer in about a second, and an import has small chunks.
 */
const LOCAL_SETTINGS = {
  ADDRESS_HEADER: '',
  ALLOWED_HOSTS: '127.0.0.1,localhost',
  MAX_READS: '128',
  IMPORT_ROWS: '24',
  IMPORT_PAGE: '49152',
};

/**
 * The settings of the local Worker: those of wrangler.toml, the access mode and administrators that the caller gives,
 * the local values above, the addresses of stand-ins (of Sefaria only offline), the secrets and the database.
 * @throws Error that names each setting that is wrong, so that the start fails and not the first request.
 */
export function workerSettings<T extends object>(
  configured: T | undefined,
  {
    accessMode,
    adminUserIds,
    offline,
  }: { accessMode?: AccessMode; adminUserIds?: string; offline?: boolean },
  secrets: LocalSecrets,
  database: { url: string; token: string },
  standIns: StandInServer['addresses'] | null = null,
) {
  const settings = {
    ...configured,
    ...(accessMode === undefined ? {} : { ACCESS_MODE: accessMode }),
    ...(adminUserIds === undefined ? {} : { ADMIN_USER_IDS: adminUserIds }),
    ...LOCAL_SETTINGS,
    ...(standIns && { PACKS_URL: standIns.packs }),
    ...(standIns && offline ? { SEFARIA_URL: standIns.sefaria, OFFLINE: '1' } : {}),
    ...secrets,
    LIBSQL_URL: database.url,
    LIBSQL_TOKEN: database.token,
  };
  parseSettings(settings);
  return settings;
}
