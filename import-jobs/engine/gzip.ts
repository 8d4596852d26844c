import { nextTurn } from '../next-turn.ts';

/** The bytes between two turns. Compressing letters takes about 3 ms for so many. */
const TURN_BYTES = 16 * 1024;

/**
 * Compresses with the API that Node and Workers share. The result has no time or file name, so the same input always
 * gives the same bytes.
 */
export async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { readable, writable } = new CompressionStream('gzip');
  const compressed = new Response(readable).arrayBuffer();
  const writer = writable.getWriter();
  for (let at = 0; at < bytes.length; at += TURN_BYTES) {
    if (at > 0) await nextTurn();
    await writer.write(bytes.subarray(at, at + TURN_BYTES));
  }
  await writer.close();
  return new Uint8Array(await compressed);
}
