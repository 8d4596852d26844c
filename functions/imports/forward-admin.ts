import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../ctx/ctx.ts';
import { errorAnswer, Problem } from '../ctx/errors.ts';
import { logOf } from '../ctx/log.ts';
import type { AppEnv } from '../http/context.ts';
import { withSecurityHeaders } from '../http/headers.ts';
import { isAdminPath } from './is-admin-path.ts';

/**
 * Sends a call of administrators to the Worker of imports, with its address, headers and body. That Worker
 * checks the host, the session and the origin, logs the call and gives it an id, as if it had come from the
 * browser. Answers 503 if that Worker cannot be reached.
 */
export function forwardAdmin(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!isAdminPath(c.req.path)) return next();
    try {
      return await c.env.ADMIN.fetch(c.req.raw);
    } catch (cause) {
      const problem = new Problem(
        'unavailable',
        'The administration is not responding right now. Please try again in a moment.',
      );
      problem.cause = cause;
      return withSecurityHeaders(errorAnswer(logOf(deps, c.var.requestId), problem));
    }
  };
}
