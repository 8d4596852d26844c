import type { ChunkMessage } from '../../import-jobs/context.ts';

export interface Env {
  ASSETS: Fetcher;
  LIBRARY: R2Bucket;
  /** The Worker of imports. Only the readers' Worker has it. */
  ADMIN: Fetcher;
  /** The queue of import chunks. Only the Worker of imports has it. */
  IMPORTS: Queue<ChunkMessage>;
  REQUESTS?: AnalyticsEngineDataset;
  /** Cloudflare's limit for sign-ins and registrations of one sender. If missing, only the database limits them. */
  SIGN_INS?: RateLimit;
  /** Missing if nothing was deployed, as in tests of the handlers. */
  DEPLOYMENT?: WorkerVersionMetadata;
  /** Who may read: `open` for everybody, `members` for signed-in readers. The default is `open`. */
  ACCESS_MODE?: string;
  /**
   * The header in which the edge gives the address of a request's sender. The edge must not let a sender set it. If it
   * is empty or missing there is no edge: no address is known, and nothing is counted by address.
   */
  ADDRESS_HEADER?: string;
  /**
   * The host names to which the site answers, separated by commas. If it is empty or missing, the site answers to any
   * host name.
   */
  ALLOWED_HOSTS?: string;
  /**
   * The site's public address (`https://example.org`), for links to itself. If missing, the address of the request is
   * used.
   */
  SITE_URL?: string;
  LIBSQL_URL: string;
  LIBSQL_TOKEN?: string;
  /** `new:key,old:key`: the keys that sign session tokens, each 32 bytes or more in base64url. The first one signs. */
  AUTH_KEYS?: string;
  /**
   * A secret that goes into every password hash. A thief who has the database but not this secret cannot test
   * guesses. `new:value,old:value` while a new one replaces an old one: the first one goes into new hashes.
   */
  PASSWORD_PEPPER?: string;
  /**
   * A service that hashes passwords outside the Worker, for a runtime in which one thread serves everybody. The local
   * start binds one, and a deployment can (docs/deploying.md). If missing, the Worker hashes.
   */
  HASHER?: Fetcher;
  /**
   * A service that computes chance tables outside the Worker, for the same reason. The local start binds one. If
   * missing, the Worker computes.
   */
  CHANCE?: Fetcher;
  /**
   * A service that says how much room there is for files. The local start binds one, because its bucket is a folder. If
   * missing, the room has no limit.
   */
  ROOM?: Fetcher;
  /**
   * The most reads that an isolate answers at once; it refuses others with a 503. The local start sets it. If missing,
   * there is no limit, as at Cloudflare, which starts more isolates.
   */
  MAX_READS?: string;
  /**
   * The most rows of an administrator's file in a chunk, and about how many characters a call of the database brings
   * while an edition is measured. If missing, 500 and 1,000,000. The local start sets smaller numbers.
   */
  IMPORT_ROWS?: string;
  IMPORT_PAGE?: string;
  /** Address of Sefaria, `https://www.sefaria.org` if missing. */
  SEFARIA_URL?: string;
  /** Address of the text packs, `https://raw.githubusercontent.com` if missing. */
  PACKS_URL?: string;
  /**
   * `1` if SEFARIA_URL and PACKS_URL are addresses of stand-ins on this machine. The admin screens
   * then say so.
   */
  OFFLINE?: string;
  /** The administrators' ids, `1,2` if missing. If it is empty, there are none. `npm run admin:create` reads it too. */
  ADMIN_USER_IDS?: string;
}
