import type { MiddlewareHandler } from 'hono';
import { Problem } from '../ctx/errors.ts';
import type { Settings } from '../ctx/settings.ts';
import type { AppEnv } from './context.ts';

export const isKnownHost = ({ allowedHosts }: Settings, { hostname }: URL): boolean =>
  allowedHosts === null || allowedHosts.includes(hostname);

/**
 * Answers 403 if the host name of the request is not in ALLOWED_HOSTS. The port does not matter. Otherwise the
 * owner of another site could point its host name at this machine, and pages of that site would then have the
 * origin of this site.
 */
export const knownHost: MiddlewareHandler<AppEnv> = (c, next) => {
  if (!isKnownHost(c.var.ctx.settings, new URL(c.req.url)))
    throw new Problem('forbidden', 'This site does not answer to that name.');
  return next();
};

/** The site's address for canonical links and the sitemap: SITE_URL, or the request's origin if that is not set. */
export const siteAddress = ({ siteUrl }: Settings, requested: string): string =>
  siteUrl ?? new URL(requested).origin;
