import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings.ts';
import type { AppEnv } from './context.ts';
import { Problem } from './errors.ts';

/** True where the site may be asked for by this name. */
export const isKnownHost = ({ allowedHosts }: Settings, { hostname }: URL): boolean =>
  allowedHosts === null || allowedHosts.includes(hostname);

/**
 * Answers 403 to a request for a host name that is not in ALLOWED_HOSTS, whatever its port. A page elsewhere
 * can point its own name at this machine, and would then have the same origin.
 */
export const knownHost: MiddlewareHandler<AppEnv> = (c, next) => {
  if (!isKnownHost(c.var.ctx.settings, new URL(c.req.url)))
    throw new Problem('forbidden', 'The site cannot be asked for by this name.');
  return next();
};

/** The site's own address for canonical links and lists of pages: SITE_URL, or the origin of the request without it. */
export const siteAddress = ({ siteUrl }: Settings, requested: string): string =>
  siteUrl ?? new URL(requested).origin;
