import type { MiddlewareHandler } from 'hono';
import type { AppContext, AppEnv } from './context.ts';
import { Problem } from './errors.ts';

/** True where the site may be asked for by this name. */
export function isKnownHost(c: AppContext, { hostname }: URL): boolean {
  const allowed = c.env.ALLOWED_HOSTS ?? '';
  return allowed === '' || allowed.split(',').some((name) => name.trim() === hostname);
}

/**
 * Answers 403 to whoever asks for the site by a name that ALLOWED_HOSTS does not hold, whatever the port: a page elsewhere
 * may lead its own name to this machine, and would then be of one origin with it.
 */
export const knownHost: MiddlewareHandler<AppEnv> = (c, next) => {
  if (!isKnownHost(c, new URL(c.req.url)))
    throw new Problem('forbidden', 'The site cannot be asked for by this name.');
  return next();
};

/** A path's whole address, for what names it to others: where SITE_URL says that the site stands, else as it was asked. */
export const publicAddress = (c: AppContext, path: string): string =>
  new URL(path, c.env.SITE_URL || c.req.url).href;
