import type { Client } from '@libsql/client/web';
import { createClient } from '@libsql/client/web';

/**
 * A client for one request of the Worker; connections cannot be shared between requests there. Each `execute`,
 * `batch` and `executeMultiple` is exactly one HTTP request. Integers come as numbers. A server that cannot be
 * reached shows as a bare `TypeError`, one that does not answer in `timeoutMs` as an error named `TimeoutError`,
 * anything about SQL or the token as `LibsqlError` with its code. No redirect is followed: the token is for this server.
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
