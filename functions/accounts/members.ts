import type { InStatement, ResultSet } from '@libsql/client/web';
import type { MiddlewareHandler } from 'hono';
import { accessMode } from '../access-mode.ts';
import type { AppContext, AppEnv, Database } from '../http/context.ts';
import { errorAnswer, Problem } from '../http/errors.ts';
import { isRead } from '../http/requests.ts';
import { namesFile } from '../pages/place-page.ts';
import { unavailablePage } from '../pages/serve-page.ts';
import { lookAtSession, mustBeSignedIn, sendToken, signedOut, tokenOf } from './sessions.ts';
import type { Token } from './tokens.ts';

/** Calls that answer whoever asks, in members mode too; those about a reader look at the session themselves. */
export const OPEN_CALLS: ReadonlySet<string> = new Set([
  '/api/health',
  '/api/health/ready',
  '/api/user',
  '/api/login',
  '/api/register',
  '/api/logout',
]);

/** The one page that is shown to whoever comes; with a slash at its end it moves to its address. */
const OPEN_PAGE = /^\/auth\/*$/;

/**
 * Members mode (docs/decisions/0085-members-mode.md): nothing but signing in, health and the files of the build is answered without a session,
 * and nothing of it is kept by anyone. What is not named here is closed. It stands before every route.
 *
 * A read asks the database once: the look at the session goes along with its first question, and whatever was made is
 * thrown away where the session has ended.
 */
export const membersOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (accessMode(c.env.ACCESS_MODE) === 'open') return next();
  const isCall = c.req.path === '/api' || c.req.path.startsWith('/api/');
  const { pathname } = new URL(c.req.url);
  if (isCall ? OPEN_CALLS.has(c.req.path) : OPEN_PAGE.test(pathname) || namesFile(pathname)) return next();

  const token = await tokenOf(c);
  const renewal = { isDue: false };
  if (token !== null) c.set('database', lookingAlong(c, token, renewal));
  if (token !== null) await next();
  try {
    if (token === null || c.var.session === 'gone') throw signedOut();
    if (c.var.session === undefined) await mustBeSignedIn(c);
    else if (renewal.isDue) await sendToken(c, token, c.var.deps.now());
  } catch (error) {
    await replace(c, isCall || !isRead(c.req) ? errorAnswer(c, error) : pageInstead(c, error));
  }
  c.res.headers.set('Cache-Control', 'private, no-store');
  c.res.headers.delete('ETag');
};

/** Hono would put the headers of the answer that was made onto the one that takes its place. */
async function replace(c: AppContext, answer: Response | Promise<Response>): Promise<void> {
  const made = c.finalized ? c.res : null;
  const instead = await answer;
  await made?.body?.cancel();
  c.res = undefined;
  c.res = instead;
}

/** What stands in a page's place: the way to sign in, which leads back to it. */
async function pageInstead(c: AppContext, error: unknown): Promise<Response> {
  const refusal = errorAnswer(c, error);
  if (refusal.status === 503) return unavailablePage(c);
  if (!(error instanceof Problem && error.code === 'signed_out')) return refusal;
  const { pathname, search } = new URL(c.req.url);
  const location = `/auth?redirect=${encodeURIComponent(pathname + search)}`;
  return new Response(null, { status: 302, headers: { Location: location } });
}

/** The request's database, whose first question takes the look at the session along. */
function lookingAlong(c: AppContext, token: Token, renewal: { isDue: boolean }): Database {
  const database = c.var.deps.openDatabase(c.env);
  let hasAsked = false;
  const execute = async (statement: InStatement): Promise<ResultSet> => {
    if (hasAsked) return database.execute(statement);
    hasAsked = true;
    const { read, renew } = lookAtSession(c, token);
    renewal.isDue = renew.length > 0;
    // Without anything to write, readers do not wait for each other.
    const [user, answer] = await database.batch(
      [read, statement, ...renew],
      renewal.isDue ? 'write' : 'deferred',
    );
    c.set('session', user?.rows.length === 1 ? 'alive' : 'gone');
    return answer as ResultSet;
  };
  return { execute, batch: (statements, mode) => database.batch(statements, mode) };
}
