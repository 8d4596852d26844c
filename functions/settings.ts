import { z } from 'zod';
import { adminIdsFrom } from './accounts/admin-ids.ts';
import { SHORTEST_PEPPER } from './accounts/passwords/passwords.ts';
import { readKeys } from './accounts/sessions/tokens.ts';

/**
 * The setting that decides who may read. An unknown value is an error, because a misspelt `members` must not open a
 * closed site.
 */
export const accessMode = z.enum(['open', 'members'], {
  error: ({ input }) => `ACCESS_MODE is ${JSON.stringify(input)}; it must be "open" or "members"`,
});

export type AccessMode = z.infer<typeof accessMode>;

/** A setting for which an empty text counts as missing. */
const orNull = z
  .string()
  .optional()
  .transform((text) => text || null);

/** The address of a text service, without slashes at its end. Missing or empty means the usual address. */
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
const SETTINGS = z.object({
  ACCESS_MODE: accessMode.default('open'),
  ADDRESS_HEADER: orNull,
  ALLOWED_HOSTS: orNull.transform((names) => names?.split(',').map((name) => name.trim()) ?? null),
  SITE_URL: orNull.pipe(z.url('SITE_URL must be an address such as https://example.org').nullable()),
  LIBSQL_URL: z.url('LIBSQL_URL must be the address of the database'),
  LIBSQL_TOKEN: z.string().optional(),
  AUTH_KEYS: z.string('AUTH_KEYS is not set').transform((keys, context) => {
    try {
      return readKeys(keys);
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : 'AUTH_KEYS cannot be read');
      return z.NEVER;
    }
  }),
  PASSWORD_PEPPER: z
    .string('PASSWORD_PEPPER is not set')
    .min(SHORTEST_PEPPER, `PASSWORD_PEPPER is shorter than ${SHORTEST_PEPPER} characters`),
  SEFARIA_URL: origin('SEFARIA_URL', 'https://www.sefaria.org'),
  PACKS_URL: origin('PACKS_URL', 'https://raw.githubusercontent.com'),
  OFFLINE: z
    .enum(['', '1'], 'OFFLINE must be 1 or empty')
    .optional()
    .transform((text) => text === '1'),
  ADMIN_USER_IDS: z
    .string()
    .optional()
    .transform((ids): ReadonlySet<number> => new Set(adminIdsFrom(ids))),
});

/** The Worker's settings after the check. `functions/env.ts` explains each of them. */
export interface Settings {
  readonly accessMode: AccessMode;
  readonly addressHeader: string | null;
  readonly allowedHosts: readonly string[] | null;
  readonly siteUrl: string | null;
  readonly libsqlUrl: string;
  readonly libsqlToken: string | undefined;
  readonly authKeys: ReadonlyMap<string, Uint8Array>;
  readonly passwordPepper: string;
  readonly adminIds: ReadonlySet<number>;
  /** Addresses of the text services, without a slash at the end. */
  readonly addresses: { readonly sefaria: string; readonly packs: string };
  /** True if stand-ins answer at those addresses. */
  readonly offline: boolean;
}

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
  return {
    accessMode: data.ACCESS_MODE,
    addressHeader: data.ADDRESS_HEADER,
    allowedHosts: data.ALLOWED_HOSTS,
    siteUrl: data.SITE_URL,
    libsqlUrl: data.LIBSQL_URL,
    libsqlToken: data.LIBSQL_TOKEN,
    authKeys: data.AUTH_KEYS,
    passwordPepper: data.PASSWORD_PEPPER,
    adminIds: data.ADMIN_USER_IDS,
    addresses: { sefaria: data.SEFARIA_URL, packs: data.PACKS_URL },
    offline: data.OFFLINE,
  };
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
