import { lettersFileKey } from '../../domain/number-index/index.ts';
import { type Ctx, isOpen } from '../ctx/ctx.ts';
import { Problem } from '../ctx/errors.ts';
import { edgeHeaders } from '../http/caching.ts';
import { takesGzip } from '../http/gzip.ts';
import { knownTag } from '../http/send.ts';

/**
 * Serves the bytes of a stored letters file. If it is stored as gzip and the client does not accept gzip, the file is
 * unpacked. The file at an address never changes, because the address names the revision.
 */
export async function getLettersFile(
  ctx: Ctx,
  edition: string,
  revision: string,
  request: Request,
  isCanonical: boolean,
): Promise<Response> {
  const file = await stored(ctx, lettersFileKey(edition, revision));
  if (file === null) {
    throw new Problem(
      'not_found',
      'There is no letters file of this edition and revision. See /api/editions.',
    );
  }
  const isGzip = file.httpMetadata?.contentEncoding === 'gzip';
  const isUnpacked = isGzip && !takesGzip(request);
  // The unpacked bytes differ, so their tag differs too.
  const etag = isUnpacked ? file.httpEtag.replace(/"$/, '-unpacked"') : file.httpEtag;
  const headers = new Headers({
    'Content-Type': 'application/octet-stream',
    'Cache-Control': isOpen(ctx) ? 'public, max-age=31536000, immutable' : 'private, no-store',
    ...(isOpen(ctx) ? edgeHeaders(isCanonical, ['original']) : {}),
    ETag: etag,
    Vary: 'Accept-Encoding',
  });
  if (knownTag(request.headers.get('If-None-Match'), [etag]) !== undefined)
    return new Response(null, { status: 304, headers });
  if (isUnpacked) return new Response(file.body.pipeThrough(new DecompressionStream('gzip')), { headers });
  ctx.tally.bytes = file.size;
  if (!isGzip) return new Response(file.body, { headers });
  headers.set('Content-Encoding', 'gzip');
  return new Response(file.body, { headers, encodeBody: 'manual' });
}

async function stored(ctx: Ctx, key: string): Promise<R2ObjectBody | null> {
  try {
    return await ctx.library.get(key);
  } catch (cause) {
    ctx.log('storage', { error: String(cause) });
    throw new Problem(
      'unavailable',
      'The file storage is not responding right now. Please try again in a moment.',
    );
  }
}
