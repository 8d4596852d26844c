import { hexOf } from '../../../domain/basics/index.ts';

/** The SHA-256 of bytes that come in pieces, in hex. Only the Workers runtime can hash pieces. */
export async function streamedSha256(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const digest = new crypto.DigestStream('SHA-256');
  const writer = digest.getWriter();
  for await (const piece of pieces) await writer.write(piece);
  await writer.close();
  return hexOf(new Uint8Array(await digest.digest));
}
