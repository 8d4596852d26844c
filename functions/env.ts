/** What wrangler.toml and the secrets bind. */
export interface Env {
  ASSETS: Fetcher;
  LIBRARY: R2Bucket;
  ACCESS_MODE: string;
  LIBSQL_URL: string;
  LIBSQL_TOKEN?: string;
}
