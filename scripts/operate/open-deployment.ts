import { type Client, createClient } from '@libsql/client';

type Address = { LIBSQL_URL?: string | undefined; LIBSQL_TOKEN?: string | undefined };

/**
 * A client of a deployment's database. The token is empty or missing for a database that asks for none.
 * @throws LibsqlError if LIBSQL_URL is no address of a database.
 */
export const openDeployment = ({ LIBSQL_URL = '', LIBSQL_TOKEN }: Address = process.env): Client =>
  createClient({ url: LIBSQL_URL, ...(LIBSQL_TOKEN ? { authToken: LIBSQL_TOKEN } : {}) });
