import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Deps } from './context.ts';
import type { IsolateMemory } from './isolate-memory.ts';

/** Gives each request its id and what it works with, and writes its one log line. */
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
        ms: deps.now() - started,
      }),
    );
  };
}
