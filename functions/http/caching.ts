import type { RevisionPart } from '../../db/library-revision.ts';
import { ownId } from '../../domain/editions/index.ts';
import { type Ctx, isOpen } from '../ctx/ctx.ts';

/**
 * The header for Cloudflare's cache in front of the Worker. There it counts instead of `Cache-Control`, and Cloudflare
 * removes it from the answer.
 */
export const EDGE = 'Cloudflare-CDN-Cache-Control';
const TAGS = 'Cache-Tag';

export const tagOf = (part: RevisionPart): string => ownId(part) ?? `role-${part}`;

/**
 * The headers that tell the cache in front of the Worker to keep an answer for a day, or to keep nothing. An answer
 * that may use editions of some roles is purged when one of them changes. One that uses none lives as long as the
 * deployment, because each deployment has a cache of its own.
 */
export const edgeHeaders = (isCanonical: boolean, uses: readonly RevisionPart[]): Record<string, string> => ({
  [EDGE]: isCanonical ? 'public, max-age=86400, stale-if-error=86400' : 'no-store',
  ...(isCanonical && uses.length > 0 ? { [TAGS]: uses.map(tagOf).join(',') } : {}),
});

/** The headers of the same answer at another spelling of its address, which the cache in front of the Worker does not keep. */
export const notAtEdge = ({
  [TAGS]: _,
  ...headers
}: Readonly<Record<string, string>>): Record<string, string> => ({
  ...headers,
  ...edgeHeaders(false, []),
});

interface Storable {
  /**
   * The same ETag at the same address means the same bytes. Null if the answer may change without a
   * publication.
   */
  readonly etag: string | null;
  readonly uses: readonly RevisionPart[];
  readonly isCanonical: boolean;
}

/**
 * The headers for caching. In access mode `open`, browsers and other shared caches may store an answer but must ask
 * again each time. The cache in front of the Worker need not ask, because the Worker purges it.
 */
export function cachingHeaders(ctx: Ctx, { etag, uses, isCanonical }: Storable): Record<string, string> {
  if (!isOpen(ctx)) return { 'Cache-Control': 'private, no-store' };
  if (etag === null) return { 'Cache-Control': 'no-store' };
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: etag,
    ...edgeHeaders(isCanonical, uses),
  };
}

export const isKeptAtEdge = (headers: Headers): boolean => headers.get(EDGE)?.startsWith('public') ?? false;

export function forbidStoring(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store');
  for (const name of ['ETag', EDGE, TAGS]) headers.delete(name);
}
