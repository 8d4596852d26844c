import type { z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '../ctx/errors.ts';
import type { AppContext, AppEnv } from './context.ts';

/**
 * The largest JSON body in bytes. It has room for the longest text in its longest form (six characters such as `\u05d0`
 * for one letter) and some more.
 */
const MAX_BODY = 160 * 1024;

export const jsonRequest = <S extends z.ZodType>(schema: S) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});

/** Guards a route that reads a body. More than `maxSize` bytes are a 413, and a body that breaks off is a 400. */
export function bodyUpTo(maxSize: number): MiddlewareHandler<AppEnv> {
  const limited = bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('too_large', 'The request is too large.');
    },
  });
  return async (c, next) => {
    let isWhole = false;
    try {
      return await limited(c, async () => {
        // Hono keeps the bytes, so the route does not read the connection again.
        await c.req.arrayBuffer();
        isWhole = true;
        return next();
      });
    } catch (error) {
      if (isWhole || error instanceof Problem) throw error;
      throw new Problem('bad_request', 'The request was interrupted before it was complete.');
    }
  };
}

function requireJson({ req }: AppContext): void {
  const type = (req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Problem('wrong_type', 'Send the request as application/json.');
}

/** Guards a route that reads a JSON body. Another content type is a 415. */
export const jsonType: MiddlewareHandler<AppEnv> = (c, next) => {
  requireJson(c);
  return next();
};

const limited = bodyUpTo(MAX_BODY);

/** Guards a route that reads a JSON body, as `jsonType` and `bodyUpTo` do. */
export const jsonBody: MiddlewareHandler<AppEnv> = (c, next) => {
  requireJson(c);
  return limited(c, next);
};

/**
 * Guards the routes that may come without a body. An empty body counts as none, whatever content type it has. Another body
 * that is not JSON is a 415, because the route would not see it.
 */
export const optionalJsonBody: MiddlewareHandler<AppEnv> = (c, next) =>
  limited(c, async () => {
    if ((await c.req.text()) !== '') requireJson(c);
    else {
      const headers = new Headers(c.req.raw.headers);
      headers.delete('Content-Type');
      c.req.raw = new Request(c.req.url, { method: c.req.method, headers });
    }
    await next();
  });
