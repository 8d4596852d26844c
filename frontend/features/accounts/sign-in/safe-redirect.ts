/**
 * The path that a reader goes to after signing in: the requested path if it belongs to this site, otherwise the landing
 * page. Anybody can write a link with `?redirect=`, so the value cannot be trusted.
 */
export function safeRedirect(requested: string | undefined, origin: string): string {
  if (requested === undefined || !/^\/(?![/\\])/u.test(requested)) return '/';
  let url: URL;
  try {
    url = new URL(requested, origin);
  } catch {
    return '/';
  }
  // `/.//elsewhere.example` belongs to this site, but its path `//elsewhere.example` would lead to another.
  if (url.origin !== origin || url.pathname.startsWith('//')) return '/';
  // The sign-in page must not redirect to itself, and the API has no pages.
  if (/^\/(?:auth|api)(?:\/|$)/u.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
