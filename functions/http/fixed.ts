import type { TypedResponse } from 'hono';
import { isOpen } from '../ctx.ts';
import type { AppContext } from './context.ts';
import { jsonBytes } from './json-bytes.ts';
import { send } from './send.ts';

/**
 * Answers with data that only a new version of the code can change. In access mode `open` the ETag names the
 * deployed code. In mode `members` the answer has no ETag and may not be stored.
 */
export function answerFixed<T>(c: AppContext, answer: T): Response & TypedResponse<T, 200, 'json'> {
  const { ctx } = c.var;
  const headers: Record<string, string> = {
    'Content-Type': 'application/json; charset=utf-8',
    ...(isOpen(ctx)
      ? { 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: `"code.${ctx.deployment}"` }
      : { 'Cache-Control': 'private, no-store' }),
  };
  return send(c, { body: jsonBytes(answer), headers }) as Response & TypedResponse<T, 200, 'json'>;
}
