import type { z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from './context.ts';
import { Problem } from './errors.ts';

/** Largest JSON body: the longest text in its longest spelling (six characters for one, as `\u05d0`), and some. */
const MAX_BODY = 160 * 1024;

/** How a route describes the JSON body that it reads. */
export const jsonRequest = <S extends z.ZodType>(schema: S) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});

/**
 * Stands before every route that reads a JSON body: other types are 415, more than `maxSize` bytes 413, a
 * body that ends too early 400.
 */
export function jsonBodyUpTo(maxSize: number): MiddlewareHandler<AppEnv> {
  const limited = bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('too_large', 'The request is too large.');
    },
  });
  return async (c, next) => {
    const type = (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') throw new Problem('wrong_type', 'Send the request as application/json.');
    let isWhole = false;
    try {
      return await limited(c, () => {
        isWhole = true;
        return next();
      });
    } catch (error) {
      if (isWhole || error instanceof Problem) throw error;
      // The sender has gone: no failure of ours.
      throw new Problem('bad_request', 'The request broke off before its end.');
    }
  };
}

/** The same for all routes but those that take files. */
export const jsonBody = jsonBodyUpTo(MAX_BODY);
