import type { Client } from '@libsql/client/web';
import { createClient } from '@libsql/client/web';

/**
 * Makes a client for one request of the Worker, where two requests cannot share a connection. Each `execute`, `batch`
 * and `executeMultiple` is exactly one HTTP request. Integers are returned as numbers. It follows no redirect, because
 * the token is for this server only.
 *
 * An unreachable server is a plain `TypeError`. A server that does not answer within `timeoutMs` is an error named
 * `TimeoutError`. A problem with SQL or the token is a `LibsqlError` with its code.
 */
export function createDb(url: string, token?: string, timeoutMs = 10_000): Client {
  return createClient({
    url,
    ...(token === undefined ? {} : { authToken: token }),
    concurrency: 5,
    intMode: 'number',
    fetch: (request: Request) =>
      fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }),
  });
}
