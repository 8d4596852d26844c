import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/context.ts';
import { Problem } from '../http/errors.ts';

/**
 * Stands before every call that changes something: only pages of this site may make it, whatever its content type. A
 * browser says so itself; what says neither is no browser of ours (OWASP, cross-site request forgery).
 */
export const sameOrigin: MiddlewareHandler<AppEnv> = (c, next) => {
  const site = c.req.header('Sec-Fetch-Site');
  const allowed =
    site === undefined ? c.req.header('Origin') === new URL(c.req.url).origin : site === 'same-origin';
  if (!allowed) throw new Problem('forbidden', 'This can only be done from the pages of this site.');
  return next();
};

/**
 * The same before calls that compute and change nothing: other sites may not make a browser ask them, but what says
 * neither is a program and may.
 */
export const notFromElsewhere: MiddlewareHandler<AppEnv> = (c, next) =>
  c.req.header('Sec-Fetch-Site') === undefined && c.req.header('Origin') === undefined
    ? next()
    : sameOrigin(c, next);
