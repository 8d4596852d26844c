import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

/** Nothing is allowed but what the built site is made of: its own files, and calls to its own API. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const API_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ALWAYS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/** The security headers of an answer of the API. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...ALWAYS,
  'Content-Security-Policy': API_POLICY,
};

/** Which policy an answer gets: its own where it set one, else by what it is. */
function policyFor(response: Response): string {
  const type = response.headers.get('Content-Type') ?? '';
  return type.startsWith('text/html') ? PAGE_POLICY : API_POLICY;
}

/** The same answer where its headers may be set, else a copy: what was fetched is closed, and a copy costs a stream. */
function withOpenHeaders(response: Response): Response {
  try {
    response.headers.delete('X-Powered-By');
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

/** Puts the security headers on an answer, whatever it is: page, asset, API, error, 304. */
function withSecurityHeaders(response: Response): Response {
  const answer = withOpenHeaders(response);
  for (const [name, value] of Object.entries(ALWAYS)) answer.headers.set(name, value);
  if (!answer.headers.has('Content-Security-Policy')) {
    answer.headers.set('Content-Security-Policy', policyFor(response));
  }
  return answer;
}

/** The same as middleware; it stands first, so that errors pass it too. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const secured = withSecurityHeaders(c.res);
  // Setting an answer makes Hono copy it.
  if (secured !== c.res) c.res = secured;
};

/** Forbids every cache to store an answer to one reader, or the error in its place. */
export const neverCached: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'private, no-store');
};
