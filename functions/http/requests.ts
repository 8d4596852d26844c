import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { createCtx, type Deps } from '../ctx/ctx.ts';
import { logOf } from '../ctx/log.ts';
import { newTally, servedFrom } from '../ctx/tally.ts';
import type { IsolateMemory } from '../isolate/isolate-memory.ts';
import { EDGE, isKeptAtEdge } from './caching.ts';
import type { AppContext, AppEnv } from './context.ts';
import { writeDataPoint } from './data-point.ts';

const SLOW_MS = 1_000;

/**
 * The cache in front of the Worker stores no answer that took longer. A purge is repeated after 15 s
 * (`functions/http/purge-edge.ts`), so it reaches every answer that was begun before a publication.
 */
const LONGEST_STORED_MS = 10_000;

export const isRead = ({ method }: { readonly method: string }): boolean =>
  method === 'GET' || method === 'HEAD';

/**
 * The pattern of the route that a request leads to, whoever answers it: `/api/*` for an unknown call, and `/*` for
 * pages and files.
 */
export function routeOf(c: AppContext): string {
  const route = matchedRoutes(c).find(({ path }) => !path.includes('*'));
  return route?.path ?? (c.req.path.startsWith('/api/') ? '/api/*' : '/*');
}

/**
 * Sets the id of each answer that is not shared, and writes its data point. Logs one line for a refusal, a failure, a
 * write or a slow answer. A line for every read would cost more than many of the reads.
 */
export function requests(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = deps.now();
    const { requestId } = c.var;
    const tally = newTally();
    c.set('tally', tally);
    await next();
    const ms = deps.now() - started;
    const { status, headers } = c.res;
    if (ms > LONGEST_STORED_MS && headers.has(EDGE)) headers.set(EDGE, 'no-store');
    // An id that the cache sends to many readers would name only the first request.
    if (!isKeptAtEdge(headers)) headers.set('X-Request-Id', requestId);
    if (c.env.REQUESTS !== undefined)
      writeDataPoint(c.env.REQUESTS, { route: routeOf(c), status, ms, tally });
    if (status < 400 && ms < SLOW_MS && isRead(c.req)) return;
    logOf(deps, requestId).log('request', {
      at: new Date(started).toISOString(),
      method: c.req.method,
      path: c.req.path.slice(0, 200),
      status,
      served: servedFrom(tally),
      ms,
    });
  };
}

export function withCtx(deps: Deps, memory: IsolateMemory): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const later = (work: Promise<void>) => c.executionCtx.waitUntil(work);
    c.set('ctx', createCtx(deps, memory, c.env, c.var.requestId, c.var.tally, later));
    return next();
  };
}
