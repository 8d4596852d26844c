import { parseAccept } from 'hono/utils/accept';

/**
 * True if the client that sent a request takes gzip. The edge replaces the client's own `Accept-Encoding` and keeps the
 * original in `cf`.
 */
export function takesGzip(request: Request): boolean {
  const header = request.headers.get('Accept-Encoding');
  if (header === null || !namesGzip(header)) return false;
  const original = request.cf?.clientAcceptEncoding;
  return typeof original !== 'string' || namesGzip(original);
}

/** True if an `Accept-Encoding` names gzip or `*` and does not refuse it with `q=0`. */
function namesGzip(header: string): boolean {
  const codings = parseAccept(header.toLowerCase());
  const weightOf = (name: string) => codings.find(({ type }) => type === name)?.q;
  return (weightOf('gzip') ?? weightOf('*') ?? 0) > 0;
}

type Bytes = Uint8Array<ArrayBuffer>;

export async function unpack(gzip: Bytes): Promise<Bytes> {
  const stream = new Blob([gzip]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** True if bytes begin as gzip does and are long enough for its head and its end. */
export const looksLikeGzip = (bytes: Uint8Array): boolean =>
  bytes.byteLength >= 18 && bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The number of unpacked bytes, which the last four bytes of gzip say. */
export const unpackedSize = ({ buffer, byteOffset, byteLength }: Uint8Array): number =>
  new DataView(buffer, byteOffset + byteLength - 4).getUint32(0, true);
