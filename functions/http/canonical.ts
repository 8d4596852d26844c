import type { AppContext } from './context.ts';
import { routeOf } from './requests.ts';

/** The values of a request's path or query, as the route's schema gives them. Empty if the route has no such schema. */
const valid = (c: AppContext, target: 'param' | 'query'): Readonly<Record<string, unknown>> =>
  c.req.valid(target as never) ?? {};

/**
 * The path and query of a call if they are spelled as our own client spells them, otherwise null. Only answers at such
 * addresses are stored, in the isolate and in the cache in front of the Worker. So nobody can fill them with one answer
 * under many addresses (`?x=1`, `?x=2`).
 *
 * The address must be the one that is rebuilt from the values that the route's schema gives. So a book has its id, a
 * number has no zeros before it, no parameter is unknown, and the parameters are in the order of their names.
 */
export function canonicalAddress(c: AppContext): string | null {
  const { origin, href, searchParams } = new URL(c.req.url);
  const params = valid(c, 'param');
  const path = routeOf(c).replace(/:(\w+)/gu, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams(
    Object.entries(valid(c, 'query')).flatMap(([name, value]) =>
      // The schema adds the defaults of parameters that were not sent.
      searchParams.has(name) ? [[name, String(value)]] : [],
    ),
  );
  query.sort();
  const address = query.size === 0 ? path : `${path}?${query}`;
  return href === origin + address ? address : null;
}

/**
 * True if the page at this address may be kept in the cache in front of the Worker: its query is the one that the
 * site's links have for these values, in their order. A page names the site's address, and the cache has one page for
 * all host names, so the address must not come from the request.
 */
export function isCanonicalPage(c: AppContext, values: object = {}): boolean {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const { search } = new URL(c.req.url);
  return c.var.ctx.settings.siteUrl !== null && search === (query.size === 0 ? '' : `?${query}`);
}
