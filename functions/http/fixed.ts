import type { TypedResponse } from 'hono';
import { cachingHeaders } from './caching.ts';
import { canonicalAddress } from './canonical.ts';
import type { AppContext } from './context.ts';
import { send } from './send.ts';

const UTF8 = new TextEncoder();

/**
 * Sends an answer whose body only a new version of the code can change. In access mode `open` the
 * ETag names the deployed code. In mode `members` the answer has no ETag and may not be stored.
 */
export function answerFixedBody(c: AppContext, body: string, type: string): Response {
  const { ctx } = c.var;
  const headers = {
    'Content-Type': type,
    ...cachingHeaders(ctx, {
      etag: `"code.${ctx.deployment}"`,
      uses: [],
      isCanonical: canonicalAddress(c) !== null,
    }),
  };
  return send(c, { body: UTF8.encode(body), headers });
}

export const answerFixed = <T>(c: AppContext, answer: T): Response & TypedResponse<T, 200, 'json'> =>
  answerFixedBody(c, JSON.stringify(answer), 'application/json; charset=utf-8') as Response &
    TypedResponse<T, 200, 'json'>;
