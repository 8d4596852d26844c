import type { AppContext } from './context.ts';
import { takesGzip, unpackedSize } from './gzip.ts';

/**
 * The least number of bytes that are compressed. A shorter answer fits into one network packet as
 * it is.
 */
const COMPRESSED_FROM = 1_000;

const VARY: Readonly<Record<string, string>> = { Vary: 'Accept-Encoding' };
/** The Workers runtime compresses the bytes of an answer with this header, except with `encodeBody: 'manual'`. */
const GZIP: Readonly<Record<string, string>> = { 'Content-Encoding': 'gzip' };

export interface Sendable {
  /** A function is not called for a 304. It must return at least `COMPRESSED_FROM` bytes. */
  readonly body: Uint8Array | (() => Uint8Array);
  readonly isGzip?: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Sends an answer, as gzip if the client takes it, or a 304 if the client has it already. A private answer is never
 * compressed. If it has a secret and also text that somebody else has sent, its compressed length could betray the
 * secret. The two forms have different bytes, so their ETags differ. A 304 has the ETag that the client named, because
 * that is the form that it keeps.
 */
export function send(
  c: AppContext,
  { body, isGzip = false, headers: own }: Sendable,
  status = 200,
): Response {
  const mayVary = !own['Cache-Control']?.startsWith('private');
  const isLong = typeof body === 'function' || body.byteLength >= COMPRESSED_FROM;
  const asGzip = isGzip || (mayVary && isLong && takesGzip(c.req.raw));
  const headers: Record<string, string> = { ...own, ...(mayVary && VARY), ...(asGzip && GZIP) };
  const { ETag } = own;
  if (ETag !== undefined) {
    const gzipTag = ETag.replace(/"$/, '-gzip"');
    headers.ETag = asGzip ? gzipTag : ETag;
    const known = knownTag(c.req.header('If-None-Match'), asGzip ? [gzipTag, ETag] : [ETag, gzipTag]);
    if (known !== undefined) {
      // The type stays, because the content security policy is chosen by it. Browsers and caches replace the policy of a
      // stored page with that of a 304.
      const { 'Content-Encoding': _coding, ...kept } = headers;
      return new Response(null, { status: 304, headers: { ...kept, ETag: known } });
    }
  }
  const bytes = typeof body === 'function' ? body() : body;
  c.var.tally.bytes = isGzip ? unpackedSize(bytes) : bytes.byteLength;
  return new Response(bytes, isGzip ? { status, headers, encodeBody: 'manual' } : { status, headers });
}

/**
 * The first of these ETags that a header If-None-Match contains. Undefined if it contains none. The comparison is weak, as
 * RFC 9110, 13.1.2 requires, because a cache on the way may have weakened the tag.
 */
export function knownTag(
  ifNoneMatch: string | null | undefined,
  etags: readonly string[],
): string | undefined {
  const named = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return etags.find((etag) => named.includes(etag) || named.includes('*'));
}
