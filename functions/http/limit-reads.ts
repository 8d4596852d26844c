import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import { Problem } from './errors.ts';
import { isRead } from './requests.ts';

/** A reader who is refused can try again after so many seconds. */
const RETRY_SECONDS = 2;

/**
 * Refuses a read with a 503 while the isolate answers MAX_READS others. Without that setting it refuses nothing. Other
 * requests have limits of their own, and readers must not be refused because of many logins.
 */
export function limitReads(): MiddlewareHandler<AppEnv> {
  let reads = 0;
  return async (c, next) => {
    if (!isRead(c.req)) return next();
    if (reads >= c.var.ctx.settings.maxReads)
      throw new Problem(
        'unavailable',
        'Too many people are reading right now. Please try again in a moment.',
        {
          retryAfter: RETRY_SECONDS,
        },
      );
    reads += 1;
    try {
      await next();
    } finally {
      reads -= 1;
    }
  };
}
