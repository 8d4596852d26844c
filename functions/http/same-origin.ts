import type { MiddlewareHandler } from 'hono';
import { Problem } from '../ctx/errors.ts';
import type { AppEnv } from './context.ts';

/**
 * Protects a call that changes something. Only pages of this site may make it, whatever its content type.
 * Browsers send `Sec-Fetch-Site` or `Origin`. A request with neither is refused (OWASP, cross-site request
 * forgery).
 */
export const sameOrigin: MiddlewareHandler<AppEnv> = (c, next) => {
  const site = c.req.header('Sec-Fetch-Site');
  const allowed =
    site === undefined ? c.req.header('Origin') === new URL(c.req.url).origin : site === 'same-origin';
  if (!allowed) throw new Problem('forbidden', 'This can only be done from the pages of this site.');
  return next();
};

/**
 * Protects calls that only compute and change nothing. Pages of other sites are refused. A request with
 * neither of the two headers does not come from a browser's page, so it is allowed.
 */
export const refuseOtherSites: MiddlewareHandler<AppEnv> = (c, next) =>
  c.req.header('Sec-Fetch-Site') === undefined && c.req.header('Origin') === undefined
    ? next()
    : sameOrigin(c, next);
