import type { MiddlewareHandler } from 'hono';
import type { ReaderCtx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import type { AppContext, AppEnv } from '../http/context.ts';
import { accountOf, signedOut } from '../sessions/ask-as-reader.ts';
import { asReader } from '../sessions/cookie.ts';

/**
 * Guards the whole Worker of imports, whatever the path. The check of the session is a round trip of its own, so that no
 * route can forget it.
 *
 * @throws Problem 401 if nobody is signed in, 403 for other readers.
 */
export const adminsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const reader = await asReader(c, async (ctx) => {
    await accountOf(ctx);
    return ctx.reader;
  });
  const { ctx } = c.var;
  if (!ctx.settings.adminIds.has(reader.userId)) {
    ctx.log('admin', { what: 'refused', userId: reader.userId });
    throw new Problem('forbidden', 'Only administrators may do this.');
  }
  c.set('ctx', { ...ctx, reader });
  return next();
};

export function readerCtx(c: AppContext): ReaderCtx {
  const { ctx } = c.var;
  if (ctx.reader === null) throw signedOut();
  return { ...ctx, reader: ctx.reader };
}

export const logAdmin = (ctx: ReaderCtx, what: string, facts: Readonly<Record<string, unknown>> = {}): void =>
  ctx.log('admin', { what, userId: ctx.reader.userId, ...facts });
