import type { TypedResponse } from 'hono';
import { isOpen } from '../ctx.ts';
import type { AppContext } from './context.ts';
import { matches } from './scripture.ts';

/**
 * Answers with data that only a new version of the code can change. In access mode `open` the ETag names the
 * deployed code. In mode `members` the answer has no ETag and may not be stored.
 */
export function answerFixed<T>(c: AppContext, answer: T): Response & TypedResponse<T, 200, 'json'> {
  const { ctx } = c.var;
  const etag = `"code.${ctx.deployment}"`;
  const headers: Record<string, string> = isOpen(ctx)
    ? { 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: etag }
    : { 'Cache-Control': 'private, no-store' };
  const response =
    isOpen(ctx) && matches(c.req.header('If-None-Match'), etag)
      ? new Response(null, { status: 304, headers })
      : Response.json(answer, { headers });
  return response as Response & TypedResponse<T, 200, 'json'>;
}
