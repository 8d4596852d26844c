import type { MiddlewareHandler } from 'hono';
import { Problem } from '../ctx/errors.ts';
import type { AppContext, AppEnv } from './context.ts';
import { isRead } from './requests.ts';

const RETRY_SECONDS = 2;

/** Addresses that are never refused: supervisors call health, and files need no read of the database. */
const FREE = /^\/(?:api\/health|assets\/)/u;

/**
 * Refuses a read with a 503 while the isolate answers MAX_READS others. Without that setting it refuses nothing. Other
 * requests have limits of their own, and readers must not be refused because of many logins.
 *
 * @param unavailablePage makes the answer in place of a page, because a browser would show an error of the API as text.
 */
export function limitReads(unavailablePage: (c: AppContext) => Promise<Response>): MiddlewareHandler<AppEnv> {
  let reads = 0;
  return async (c, next) => {
    if (!isRead(c.req) || FREE.test(c.req.path)) return next();
    if (reads >= c.var.ctx.settings.maxReads) {
      if (!c.req.path.startsWith('/api/')) {
        const page = await unavailablePage(c);
        page.headers.set('Retry-After', String(RETRY_SECONDS));
        return page;
      }
      throw new Problem(
        'unavailable',
        'Too many people are reading right now. Please try again in a moment.',
        { retryAfter: RETRY_SECONDS },
      );
    }
    reads += 1;
    try {
      await next();
    } finally {
      reads -= 1;
    }
  };
}
