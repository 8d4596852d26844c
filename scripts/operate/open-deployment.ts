import { type Client, createClient } from '@libsql/client';

interface DeploymentAddress {
  LIBSQL_URL?: string | undefined;
  /** Empty or missing for a database that asks for none. */
  LIBSQL_TOKEN?: string | undefined;
}

/**
 * A client of a deployment's database.
 * @throws LibsqlError if LIBSQL_URL is no address of a database.
 */
export const openDeployment = ({ LIBSQL_URL = '', LIBSQL_TOKEN }: DeploymentAddress = process.env): Client =>
  createClient({ url: LIBSQL_URL, ...(LIBSQL_TOKEN ? { authToken: LIBSQL_TOKEN } : {}) });
