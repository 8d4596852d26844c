/** What wrangler.toml and the secrets bind. `functions/settings.ts` checks the settings among it. */
export interface Env {
  ASSETS: Fetcher;
  LIBRARY: R2Bucket;
  /** Absent where nothing was deployed, as in tests of the handlers. */
  DEPLOYMENT?: WorkerVersionMetadata;
  /** Who may read: `open` for everybody, `members` for readers who have signed in; `open` where it is not set. */
  ACCESS_MODE?: string;
  /**
   * The header in which the edge says what address a request came from, and which it lets no sender set. Where it is
   * empty or not set there is no edge: no address is seen, and nothing is counted by it.
   */
  ADDRESS_HEADER?: string;
  /** Names under which the site may be asked for, with a comma between them; any where it is empty or not set. */
  ALLOWED_HOSTS?: string;
  /** Where the site stands for everybody (`https://example.org`), for what names its own address; as asked, if not set. */
  SITE_URL?: string;
  /** Address of the database. */
  LIBSQL_URL: string;
  LIBSQL_TOKEN?: string;
  /** `kid:key,kid:key`: keys that sign who is signed in, the newest first, each 32 bytes or more in base64url. */
  AUTH_KEYS?: string;
  /** Goes into every password's hash; whoever has only the database cannot guess at them. */
  PASSWORD_PEPPER?: string;
  /** Hashes passwords beside the Worker, where its runtime has one thread for everybody; the Worker does it where it is absent. */
  HASHER?: Fetcher;
  /** Ids of the administrators, `1,2` where it is not set; `npm run admin:create` reads it too. */
  ADMIN_USER_IDS?: string;
}
