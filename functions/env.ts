/** What wrangler.toml and the secrets bind. */
export interface Env {
  ASSETS: Fetcher;
  LIBRARY: R2Bucket;
  /** Absent where nothing was deployed, as in tests of the handlers. */
  DEPLOYMENT?: WorkerVersionMetadata;
  ACCESS_MODE: string;
  LIBSQL_URL: string;
  LIBSQL_TOKEN?: string;
}
