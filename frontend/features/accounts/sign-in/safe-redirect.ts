/**
 * Where a reader goes after signing in: the path asked for where it is one of this site, else the landing page. What
 * follows `?redirect=` may have been written by anybody.
 */
export function safeRedirect(asked: string | undefined, origin: string): string {
  if (asked === undefined || !/^\/(?![/\\])/u.test(asked)) return '/';
  let url: URL;
  try {
    url = new URL(asked, origin);
  } catch {
    return '/';
  }
  // `/.//elsewhere.example` is of this site, and its path alone would not be.
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  // Signing in again would lead in a circle; the API is not for reading.
  if (/^\/(?:auth|api)(?:\/|$)/u.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
