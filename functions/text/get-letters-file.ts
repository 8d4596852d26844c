import { lettersFileKey } from '../../domain/letters-file.ts';
import type { AppContext } from '../http/context.ts';
import { isOpen } from '../http/context.ts';
import { Problem } from '../http/errors.ts';
import { matches } from '../http/scripture.ts';

/** The letters file as it was stored, compressed where it was stored so. Its address names its content: it never changes. */
export async function getLettersFile(c: AppContext, edition: string, revision: string): Promise<Response> {
  const file = await stored(c, lettersFileKey(edition, revision));
  if (file === null) {
    throw new Problem(
      'not_found',
      'There is no letters file of this edition and revision. See /api/editions.',
    );
  }
  const headers = new Headers({
    'Content-Type': 'application/octet-stream',
    'Cache-Control': isOpen(c) ? 'public, max-age=31536000, immutable' : 'private, no-store',
    ETag: file.httpEtag,
  });
  if (matches(c.req.header('If-None-Match'), file.httpEtag))
    return new Response(null, { status: 304, headers });
  const encoding = file.httpMetadata?.contentEncoding;
  if (encoding === undefined) return new Response(file.body, { headers });
  headers.set('Content-Encoding', encoding);
  headers.set('Vary', 'Accept-Encoding');
  return new Response(file.body, { headers, encodeBody: 'manual' });
}

async function stored(c: AppContext, key: string): Promise<R2ObjectBody | null> {
  try {
    return await c.env.LIBRARY.get(key);
  } catch (cause) {
    c.var.deps.log(JSON.stringify({ event: 'storage', requestId: c.var.requestId, error: String(cause) }));
    throw new Problem(
      'unavailable',
      'The file store cannot be reached just now. Please try again in a moment.',
    );
  }
}
