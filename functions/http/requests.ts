import type { MiddlewareHandler } from 'hono';
import { type Ctx, createCtx, type Deps } from '../ctx.ts';
import { logOf } from '../log.ts';
import type { AppEnv } from './context.ts';
import type { IsolateMemory } from './isolate-memory.ts';

/** An answer that takes this many milliseconds or more is always logged. */
const SLOW_MS = 1_000;

/** True if a request only reads. */
export const isRead = ({ method }: { readonly method: string }): boolean =>
  method === 'GET' || method === 'HEAD';

/**
 * Sets the id of each answer. Logs one line for a refusal, a failure, a write or a slow answer. A line for every read
 * would cost more than many of the reads.
 */
export function requests(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = deps.now();
    const { requestId } = c.var;
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const ms = deps.now() - started;
    if (c.res.status < 400 && ms < SLOW_MS && isRead(c.req)) return;
    // The context is missing if the settings are wrong.
    const ctx: Ctx | undefined = c.get('ctx');
    logOf(deps, requestId).log('request', {
      at: new Date(started).toISOString(),
      method: c.req.method,
      // The path is shortened and has no query string, which would show what somebody searches for.
      path: c.req.path.slice(0, 200),
      status: c.res.status,
      served: ctx?.served ?? undefined,
      ms,
    });
  };
}

/** Makes the context of each request for the verbs. Throws if a setting is missing or wrong. */
export function withCtx(deps: Deps, memory: IsolateMemory): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    c.set('ctx', createCtx(deps, memory, c.env, c.var.requestId));
    return next();
  };
}
