import type { Client } from '@libsql/client/web';
import { createClient } from '@libsql/client/web';

const TIMEOUT_MS = 10_000;

/**
 * A client for one request of the Worker; connections cannot be shared between requests there. Each `execute` and
 * each `batch` is one HTTP request. Integers come as numbers. A server that cannot be reached, or does not answer
 * within ten seconds, shows as a bare `TypeError` or `TimeoutError`; SQL errors as `LibsqlError` with SQLite's code.
 */
export function createDb(url: string, token?: string): Client {
  return createClient({
    url,
    ...(token === undefined ? {} : { authToken: token }),
    concurrency: 5,
    intMode: 'number',
    fetch: fetchWithTimeout,
  });
}

function fetchWithTimeout(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
}
