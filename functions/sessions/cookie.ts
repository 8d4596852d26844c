import { generateCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Reader, ReaderCtx } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import type { AppContext } from '../http/context.ts';
import { signedOut } from './ask-as-reader.ts';
import { LONGEST_SESSION_MS, lifeOf } from './sessions.ts';
import { RENEW_AFTER_SECONDS, readToken, type SessionName, signToken } from './tokens.ts';

const NAME = 'session';
/**
 * The options of the session cookie. Because of the prefix `__Host-`, browsers accept it only over HTTPS, for this host
 * alone and for every path.
 */
const OPTIONS = { prefix: 'host', httpOnly: true, sameSite: 'Lax' } as const satisfies CookieOptions;

/**
 * The token in a `Cookie` header. Null if there is none, if it has 2,000 characters or more, or if there is
 * more than one: no browser sends two by itself. Hono's `getCookie` would use the first of several.
 */
function tokenFrom(header: string | undefined): string | null {
  const start = `__Host-${NAME}=`;
  const found = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length));
  const [token] = found;
  return found.length === 1 && token !== undefined && token !== '' && token.length < 2_000 ? token : null;
}

/**
 * The reader whose cookie came with the request. Null without a cookie, or with one that we did not sign. Does not ask
 * the database.
 */
export async function readerOf(c: AppContext): Promise<Reader | null> {
  const { settings, now } = c.var.ctx;
  const token = tokenFrom(c.req.header('Cookie'));
  if (token === null) return null;
  const read = await readToken(settings.authKeys, token, now(), LONGEST_SESSION_MS / 1000);
  if (read === null) return null;
  return { ...read, isDue: now() / 1000 - read.issuedAt > RENEW_AFTER_SECONDS, isAlive: undefined };
}

/**
 * Calls a function of a feature for the signed-in reader, and renews the cookie if it is old enough.
 *
 * @throws Problem 401 if nobody is signed in. 409 if `X-Reader` names another reader than the session:
 * somebody else has signed in in another tab, and this page does not know it yet.
 */
export async function asReader<T>(c: AppContext, verb: (ctx: ReaderCtx) => Promise<T>): Promise<T> {
  const reader = c.var.ctx.reader ?? (await readerOf(c));
  if (reader === null) throw signedOut();
  const expectedReader = c.req.header('X-Reader');
  if (expectedReader !== undefined && expectedReader !== String(reader.userId)) {
    throw new Problem('other_reader', 'You are now signed in with another account. Nothing was changed.');
  }
  const result = await verb({ ...c.var.ctx, reader });
  if (reader.isDue) await keepSession(c, reader);
  return result;
}

/**
 * Puts the session's token into a cookie. The cookie may live longer than the token, which is renewed while its session
 * lives.
 */
export async function keepSession(c: AppContext, session: SessionName): Promise<void> {
  const { settings, now } = c.var.ctx;
  const token = await signToken(settings.authKeys, session, now());
  const maxAge = lifeOf(settings, session.userId).most / 1000;
  putCookie(c, generateCookie(NAME, token, { ...OPTIONS, maxAge }));
}

export const forgetSession = (c: AppContext): void =>
  putCookie(c, generateCookie(NAME, '', { ...OPTIONS, maxAge: 0 }));

function putCookie(c: AppContext, cookie: string): void {
  if (c.finalized) c.res.headers.append('Set-Cookie', cookie);
  else c.header('Set-Cookie', cookie);
}
