import type { TypedResponse } from 'hono';
import { cachingHeaders } from './caching.ts';
import { canonicalAddress } from './canonical.ts';
import type { AppContext } from './context.ts';
import { matches } from './scripture.ts';

/**
 * Answers with a body that only a new version of the code can change. In access mode `open` the ETag names the
 * deployed code. In mode `members` the answer has no ETag and may not be stored.
 */
export function answerFixedBody(c: AppContext, body: string, type: string): Response {
  const { ctx } = c.var;
  const etag = `"code.${ctx.deployment}"`;
  const headers = cachingHeaders(ctx, { etag, uses: [], isCanonical: canonicalAddress(c) !== null });
  return headers.ETag !== undefined && matches(c.req.header('If-None-Match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'Content-Type': type } });
}

/** Answers with data, as JSON, that only a new version of the code can change. */
export const answerFixed = <T>(c: AppContext, answer: T): Response & TypedResponse<T, 200, 'json'> =>
  answerFixedBody(c, JSON.stringify(answer), 'application/json') as Response & TypedResponse<T, 200, 'json'>;
