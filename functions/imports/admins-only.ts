import type { MiddlewareHandler } from 'hono';
import { accountOf, signedOut } from '../accounts/sessions/ask-as-reader.ts';
import { asReader } from '../accounts/sessions/cookie.ts';
import type { ReaderCtx } from '../ctx.ts';
import type { AppContext, AppEnv } from '../http/context.ts';
import { Problem } from '../http/errors.ts';

/** The most times that a path is decoded. No server decodes more often. */
const MAX_DECODED = 4;

/**
 * True if a path could mean an address of administrators in any spelling: encoded, with other slashes, dots or capitals.
 * Such a path may be no route at all. Then an administrator gets the 404, and nobody else learns that.
 *
 * @example
 * ```ts
 * isAdminPath('/api//%61dmin/jobs') // => true
 * isAdminPath('/admin/import') // => false
 * ```
 */
export function isAdminPath(path: string): boolean {
  let plain = path;
  for (let times = 0; times < MAX_DECODED && plain.includes('%'); times++) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      break;
    }
  }
  const parts: string[] = [];
  for (const part of plain
    .normalize('NFKC')
    .toLowerCase()
    .split(/[/\\\s]+/u)) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts[0] === 'api' && (parts[1]?.startsWith('admin') ?? false);
}

/**
 * Guards every call of administrators before its route. The check of the session is a round trip of its own, so that no
 * route can forget it.
 *
 * @throws Problem 401 if nobody is signed in, 403 for other readers.
 */
export const adminsOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!isAdminPath(c.req.path)) return next();
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

/** The context of an administrator. `adminsOnly` has checked the session. */
export function adminCtx(c: AppContext): ReaderCtx {
  const { ctx } = c.var;
  if (ctx.reader === null) throw signedOut();
  return { ...ctx, reader: ctx.reader };
}

/** Logs what an administrator did. */
export const logAdmin = (ctx: ReaderCtx, what: string, facts: Readonly<Record<string, unknown>> = {}): void =>
  ctx.log('admin', { what, userId: ctx.reader.userId, ...facts });
