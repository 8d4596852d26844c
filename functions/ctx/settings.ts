import { z } from 'zod';
import { CHARACTERS_A_PAGE, MAX_ROWS_A_CHUNK } from '../../import-jobs/context.ts';
import { readKeys, readPeppers } from './named-secrets.ts';

/**
 * The setting that decides who may read. An unknown value is an error, because a misspelt `members` must not open a
 * closed site.
 */
export const accessMode = z.enum(['open', 'members'], {
  error: ({ input }) => `ACCESS_MODE is ${JSON.stringify(input)}; it must be "open" or "members"`,
});

export type AccessMode = z.infer<typeof accessMode>;

/**
 * The setting that says whether stand-ins answer. Only `1` turns it on, and other texts are refused, so that
 * `no` cannot mean yes.
 */
export const offline = z
  .enum(['', '1'], { error: ({ input }) => `OFFLINE must be 1 or empty, not ${JSON.stringify(input)}` })
  .optional()
  .transform((text) => text === '1');

const NO_NUMBER = 'MAX_READS must be a number from 1, or empty';

const maxReads = z
  .string()
  .optional()
  .transform((text) => (text ? Number(text) : Number.POSITIVE_INFINITY))
  .refine((most) => most >= 1, NO_NUMBER);

const wholeUpTo = (name: string, most: number) =>
  z
    .string()
    .optional()
    .transform((text) => (text ? Number(text) : most))
    .refine(
      (number) => Number.isInteger(number) && number >= 1 && number <= most,
      `${name} must be a whole number from 1 to ${most}, or empty`,
    );

const readBy =
  <Input, Output>(read: (text: Input) => Output) =>
  (text: Input, context: z.core.$RefinementCtx<Input>): Output => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : 'cannot be read');
      return z.NEVER;
    }
  };

/**
 * Reads the administrators' ids from the setting ADMIN_USER_IDS. The Worker and the scripts both use it. An unset
 * setting means 1 and 2. An empty one means that there are no administrators.
 *
 * @example
 * ```ts
 * adminIdsFrom('1, 7') // => [1, 7]
 * ```
 * @throws Error if a part is not an id. A misspelt list must not silently change who the administrators are.
 */
export function adminIdsFrom(setting = '1,2'): number[] {
  if (setting.trim() === '') return [];
  const ids = setting.split(',').map((id) => id.trim());
  if (!ids.every((id) => /^[1-9]\d{0,14}$/.test(id)))
    throw new Error(
      `ADMIN_USER_IDS is ${JSON.stringify(setting)}; it must be ids with commas, such as "1,2", or empty`,
    );
  return ids.map(Number);
}

export const adminUserIds = z
  .string()
  .optional()
  .transform(readBy((ids): ReadonlySet<number> => new Set(adminIdsFrom(ids))));

const orNull = z
  .string()
  .optional()
  .transform((text) => text || null);

const DATABASE_ADDRESS = /^(?:libsql|https?|wss?):\/\/[^/?#]/;
const NO_DATABASE = 'LIBSQL_URL must be the address of the database, such as libsql://library.example.org';

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

const HOST = /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:]+\])$/;

/**
 * The host names, as `URL` spells those of requests. A part with a scheme, a port or a wildcard could never be equal to
 * one of them, and the site would answer to nobody.
 */
function hostsFrom(setting: string | null): string[] | null {
  if (setting === null) return null;
  return setting.split(',').map((part) => {
    const host = part.trim().toLowerCase();
    const url = HOST.test(host) && URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
    if (url?.hostname !== host)
      throw new Error(
        `ALLOWED_HOSTS must be host names with commas and without ports, such as example.org, not ${JSON.stringify(part)}`,
      );
    return host;
  });
}

/** The origin of the site. Links to the site add their path to it, so it cannot have its own path or query. */
function siteFrom(setting: string | null): string | null {
  if (setting === null) return null;
  const url = URL.canParse(setting) ? new URL(setting) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new Error('SITE_URL must be an address such as https://example.org, without a path');
  return url.origin;
}

const origin = (name: string, usual: string) =>
  orNull
    .transform((address) => address ?? usual)
    .pipe(z.url({ protocol: /^https?$/, error: `${name} must be an address such as ${usual}` }))
    // `URL` gives the address its usual spelling, so that it can be compared with other addresses.
    .transform((address) => new URL(address).href.replace(/\/+$/, ''));

/**
 * The schema of the settings. No message shows a secret value. `parseSettings` puts the setting's name before
 * a message that does not contain it.
 */
const SETTINGS = z
  .object({
    ACCESS_MODE: accessMode.default('open'),
    ADDRESS_HEADER: orNull.refine((name) => name === null || HEADER_NAME.test(name), {
      error: ({ input }) => `ADDRESS_HEADER must be the name of a header, not ${JSON.stringify(input)}`,
    }),
    ALLOWED_HOSTS: orNull.transform(readBy(hostsFrom)),
    SITE_URL: orNull.transform(readBy(siteFrom)),
    LIBSQL_URL: z
      .string(NO_DATABASE)
      .refine((url) => DATABASE_ADDRESS.test(url) && URL.canParse(url), NO_DATABASE),
    LIBSQL_TOKEN: z.string().optional(),
    AUTH_KEYS: z.string('AUTH_KEYS is not set').transform(readBy(readKeys)),
    PASSWORD_PEPPER: z.string('PASSWORD_PEPPER is not set').transform(readBy(readPeppers)),
    SEFARIA_URL: origin('SEFARIA_URL', 'https://www.sefaria.org'),
    PACKS_URL: origin('PACKS_URL', 'https://raw.githubusercontent.com'),
    OFFLINE: offline,
    MAX_READS: maxReads,
    IMPORT_ROWS: wholeUpTo('IMPORT_ROWS', MAX_ROWS_A_CHUNK),
    IMPORT_PAGE: wholeUpTo('IMPORT_PAGE', CHARACTERS_A_PAGE),
    ADMIN_USER_IDS: adminUserIds,
  })
  .transform((data) => ({
    accessMode: data.ACCESS_MODE,
    addressHeader: data.ADDRESS_HEADER,
    allowedHosts: data.ALLOWED_HOSTS,
    siteUrl: data.SITE_URL,
    libsqlUrl: data.LIBSQL_URL,
    libsqlToken: data.LIBSQL_TOKEN,
    authKeys: data.AUTH_KEYS,
    peppers: data.PASSWORD_PEPPER,
    adminIds: data.ADMIN_USER_IDS,
    addresses: { sefaria: data.SEFARIA_URL, packs: data.PACKS_URL },
    maxReads: data.MAX_READS,
    rowsAChunk: data.IMPORT_ROWS,
    charactersAPage: data.IMPORT_PAGE,
    offline: data.OFFLINE,
  }));

/** The Worker's settings after the check. `functions/ctx/env.ts` explains each of them. */
export type Settings = z.output<typeof SETTINGS>;

/**
 * Checks all settings and gives them their types.
 *
 * @example
 * ```ts
 * parseSettings({ ACCESS_MODE: 'member', … }) // throws 'ACCESS_MODE is "member"; it must be "open" or "members"'
 * ```
 * @throws Error that names each missing or wrong setting on its own line.
 */
export function parseSettings(env: object): Settings {
  const { data, error } = SETTINGS.safeParse(env);
  if (error !== undefined) {
    const named = error.issues.map(({ path: [name], message }) =>
      message.includes(String(name)) ? message : `${String(name)}: ${message}`,
    );
    throw new Error(named.join('\n'));
  }
  return data;
}

const parsed = new WeakMap<object, Settings>();

/**
 * The settings of a Worker. Once they are right they are kept, because `env` is the same object for the
 * Worker's whole life.
 */
export function settingsOf(env: object): Settings {
  const known = parsed.get(env) ?? parseSettings(env);
  parsed.set(env, known);
  return known;
}
