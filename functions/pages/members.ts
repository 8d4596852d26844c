import type { MiddlewareHandler } from 'hono';
import type { ReaderCtx } from '../ctx/ctx.ts';
import { isOpen } from '../ctx/ctx.ts';
import type { Database } from '../ctx/database.ts';
import { errorAnswer, Problem } from '../ctx/errors.ts';
import { forbidStoring } from '../http/caching.ts';
import type { AppContext, AppEnv } from '../http/context.ts';
import { isRead } from '../http/requests.ts';
import { accountOf, signedOut } from '../sessions/ask-as-reader.ts';
import { asReader, keepSession, readerOf } from '../sessions/cookie.ts';
import { checkSession } from '../sessions/sessions.ts';
import { namesFile } from './place-page.ts';
import { unavailablePage } from './serve-page.ts';

/**
 * Calls that anybody may make, in members mode too. The calls about a reader among them check the session
 * themselves.
 */
export const OPEN_CALLS: ReadonlySet<string> = new Set([
  '/api/health',
  '/api/health/ready',
  '/api/user',
  '/api/login',
  '/api/register',
  '/api/logout',
  '/api/password-reset',
]);

/** The only page that everybody may see. With a slash at its end, the path redirects to the path without it. */
const OPEN_PAGE = /^\/auth\/*$/;

/**
 * Members mode (docs/decisions/0085-members-mode.md). Without a session, only the open calls, the sign-in
 * page and the built files are served. All other requests are refused, and no answer to them is cached. This
 * middleware runs before every route.
 *
 * A read still takes only one round trip to the database, because the session is checked together with its
 * first statement. If the session has ended, the answer is discarded.
 */
export const membersOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { ctx } = c.var;
  if (isOpen(ctx)) return next();
  const isCall = c.req.path === '/api' || c.req.path.startsWith('/api/');
  const { pathname } = new URL(c.req.url);
  if (isCall ? OPEN_CALLS.has(c.req.path) : OPEN_PAGE.test(pathname) || namesFile(pathname)) return next();

  const reader = await readerOf(c);
  try {
    if (reader === null) throw signedOut();
    const checked = checkedDatabase({ ...ctx, reader });
    c.set('ctx', { ...ctx, reader, db: checked.db });
    await next();
    if (reader.isAlive === false) throw signedOut();
    if (reader.isAlive === undefined) await asReader(c, accountOf);
    else if (checked.hasQueried() && reader.isDue) await keepSession(c, reader);
  } catch (error) {
    await replace(c, isCall || !isRead(c.req) ? errorAnswer(ctx, error) : pageInstead(c, error));
  }
  forbidStoring(c.res.headers);
};

/**
 * Replaces the answer of a request. Clears the old answer first, because Hono would copy its headers to the new
 * one.
 */
async function replace(c: AppContext, answer: Response | Promise<Response>): Promise<void> {
  const made = c.finalized ? c.res : null;
  const instead = await answer;
  await made?.body?.cancel();
  c.res = undefined;
  c.res = instead;
}

async function pageInstead(c: AppContext, error: unknown): Promise<Response> {
  const refusal = errorAnswer(c.var.ctx, error);
  if (refusal.status === 503) return unavailablePage(c);
  if (!(error instanceof Problem && error.code === 'signed_out')) return refusal;
  const { pathname, search } = new URL(c.req.url);
  const location = `/auth?redirect=${encodeURIComponent(pathname + search)}`;
  return new Response(null, { status: 302, headers: { Location: location } });
}

/** The database for a request. The first call of `execute` also checks the session. A batch does not. */
function checkedDatabase(ctx: ReaderCtx): { db: Database; hasQueried: () => boolean } {
  const { db, reader } = ctx;
  let hasQueried = false;
  const execute: Database['execute'] = async (statement) => {
    if (hasQueried) return db.execute(statement);
    hasQueried = true;
    const { read, storeUse } = checkSession(ctx);
    // With `deferred`, requests that write nothing do not wait for each other.
    const mode = reader.isDue ? 'write' : 'deferred';
    const [answer, user] = await db.batch([statement, ...read.statements, ...storeUse.statements], mode);
    if (answer === undefined) throw new Error('The database gave no result');
    reader.isAlive = user?.rows.length === 1;
    return answer;
  };
  return {
    db: { execute, batch: (statements, mode) => db.batch(statements, mode) },
    hasQueried: () => hasQueried,
  };
}
