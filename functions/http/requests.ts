import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from './context.ts';
import type { IsolateMemory } from './isolate-memory.ts';

/** Answers slower than this are logged, whatever they are, in milliseconds. */
const SLOW_MS = 1_000;

/** Whether a request only reads. */
export const isRead = ({ method }: { readonly method: string }): boolean =>
  method === 'GET' || method === 'HEAD';

/**
 * Gives each request its id and what it works with, and logs one line for what is worth one: refusals, failures,
 * writes and slow answers. A line for every read would cost more than many of the reads.
 */
export function requests(deps: Deps, memory: IsolateMemory): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = deps.now();
    const requestId = deps.newRequestId();
    c.set('deps', deps);
    c.set('memory', memory);
    c.set('requestId', requestId);
    c.set('served', '');
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const ms = deps.now() - started;
    if (c.res.status < 400 && ms < SLOW_MS && isRead(c.req)) return;
    deps.log(
      JSON.stringify({
        event: 'request',
        requestId,
        at: new Date(started).toISOString(),
        method: c.req.method,
        // Bounded, and without the query: what people search for is theirs.
        path: c.req.path.slice(0, 200),
        status: c.res.status,
        served: c.var.served || undefined,
        ms,
      }),
    );
  };
}
