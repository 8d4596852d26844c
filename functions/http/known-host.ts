import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings.ts';
import type { AppEnv } from './context.ts';
import { Problem } from './errors.ts';

/** True if the site answers to this host name. */
export const isKnownHost = ({ allowedHosts }: Settings, { hostname }: URL): boolean =>
  allowedHosts === null || allowedHosts.includes(hostname);

/**
 * Answers 403 to a host name that is not in ALLOWED_HOSTS, whatever the port. Otherwise a foreign page could point its
 * own name at this machine and would then have the same origin.
 */
export const knownHost: MiddlewareHandler<AppEnv> = (c, next) => {
  if (!isKnownHost(c.var.ctx.settings, new URL(c.req.url)))
    throw new Problem('forbidden', 'The site cannot be asked for by this name.');
  return next();
};

/** The site's address for canonical links and the sitemap: SITE_URL, or the request's origin if that is not set. */
export const siteAddress = ({ siteUrl }: Settings, requested: string): string =>
  siteUrl ?? new URL(requested).origin;
