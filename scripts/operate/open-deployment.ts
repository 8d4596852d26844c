import { type Client, createClient } from '@libsql/client';

type Address = { LIBSQL_URL?: string | undefined; LIBSQL_TOKEN?: string | undefined };

export const openDeployment = ({ LIBSQL_URL = '', LIBSQL_TOKEN }: Address = process.env): Client =>
  createClient({ url: LIBSQL_URL, ...(LIBSQL_TOKEN ? { authToken: LIBSQL_TOKEN } : {}) });
