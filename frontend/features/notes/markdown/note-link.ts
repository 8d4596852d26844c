/** A whole address, or a path of this site: what is neither was hardly meant as one. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/)/iu;
const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/** Where a link leads; `external` is any other site. */
export interface NoteLinkTarget {
  readonly href: string;
  readonly isExternal: boolean;
}

/**
 * Where a link in a note may lead: to a page of the web or of this site, or to a mail address; null for all else, as
 * `javascript:` in any spelling that a browser reads as that. `origin` is this site's own.
 */
export function noteLink(address: string, origin: string): NoteLinkTarget | null {
  if (!ADDRESS.test(address) || !URL.canParse(address, origin)) return null;
  // Read as the browser reads it: without tabs and line ends, in small letters.
  const url = new URL(address, origin);
  if (!SCHEMES.has(url.protocol)) return null;
  if (url.origin !== origin) return { href: url.href, isExternal: true };
  // By itself, a path that begins so would be another site's address.
  if (url.pathname.startsWith('//')) return null;
  return { href: url.pathname + url.search + url.hash, isExternal: false };
}
