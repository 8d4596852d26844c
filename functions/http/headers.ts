import type { MiddlewareHandler } from 'hono';
import { forbidStoring } from './caching.ts';
import type { AppEnv } from './context.ts';

const PAGE_POLICY = [
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

export const API_HEADERS: Readonly<Record<string, string>> = {
  ...ALWAYS,
  'Content-Security-Policy': API_POLICY,
};

/**
 * A worker has the policy of its own file. The web worker with the letters files loads a part of itself later, and the
 * service worker asks the site for everything.
 */
export const FILE_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...ALWAYS,
  'Content-Security-Policy': `${API_POLICY}; script-src 'self'; connect-src 'self'`,
};

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The headers of the files of the built site, by the paths that they are for. Cloudflare sends
 * these files without running the Worker. Each file also has a header with its type, and one that
 * makes caches ask again each time. Only files in `/assets` may be stored, because their names
 * contain a hash of their content.
 */
const FILE_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/*': FILE_SECURITY_HEADERS,
  '/assets/*': { 'Cache-Control': IMMUTABLE },
};

export const headersFile = (): string =>
  Object.entries(FILE_HEADERS)
    .flatMap(([path, headers]) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .join('\n');

function policyFor(response: Response): string {
  const type = response.headers.get('Content-Type') ?? '';
  return type.startsWith('text/html') ? PAGE_POLICY : API_POLICY;
}

/**
 * Makes the headers of an answer writable. A fetched response is read-only and must be copied. Other answers are
 * not copied, because a copy needs another stream.
 */
function withOpenHeaders(response: Response): Response {
  try {
    response.headers.delete('X-Powered-By');
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

export function withSecurityHeaders(response: Response): Response {
  const answer = withOpenHeaders(response);
  for (const [name, value] of Object.entries(ALWAYS)) answer.headers.set(name, value);
  if (!answer.headers.has('Content-Security-Policy')) {
    answer.headers.set('Content-Security-Policy', policyFor(response));
  }
  return answer;
}

/**
 * Adds the security headers. It comes before all middleware that can refuse a request, so errors pass through
 * it too.
 */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const secured = withSecurityHeaders(c.res);
  // Hono copies an answer that is assigned to `c.res`, so only a new answer is assigned.
  if (secured !== c.res) c.res = secured;
};

export const neverCached: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  forbidStoring(c.res.headers);
};
