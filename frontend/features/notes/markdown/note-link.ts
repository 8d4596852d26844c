/**
 * Matches an address that begins with a scheme or a slash. Other text was probably not meant as an address.
 */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/)/iu;
const SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

export interface NoteLinkTarget {
  readonly href: string;
  readonly isExternal: boolean;
}

/**
 * The target of a link in a note: a web page, a page of this site, or a mail address. Null for everything else, such as
 * `javascript:` in any spelling that a browser accepts. `origin` is the origin of this site.
 */
export function noteLink(address: string, origin: string): NoteLinkTarget | null {
  if (!ADDRESS.test(address) || !URL.canParse(address, origin)) return null;
  // `URL` reads the address as the browser does: it drops tabs and line breaks, and the scheme becomes lower case.
  const url = new URL(address, origin);
  if (!SCHEMES.has(url.protocol)) return null;
  if (url.origin !== origin) return { href: url.href, isExternal: true };
  // A path that begins with `//` would be the address of another site.
  if (url.pathname.startsWith('//')) return null;
  return { href: url.pathname + url.search + url.hash, isExternal: false };
}
