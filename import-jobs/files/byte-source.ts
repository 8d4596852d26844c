import { LRUCache } from 'lru-cache';

/** A file that is read in pieces. It can be an object in a bucket, a local file or bytes in memory. */
export interface ByteSource {
  readonly size: number;
  /** Reads exactly `length` bytes from `offset` on, or fails. The caller must not ask for bytes beyond `size`. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

export const PIECE_BYTES = 1024 * 1024;

export function memorySource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  };
}

export async function* piecesOf(
  source: ByteSource,
  start: number,
  end: number,
  pieceBytes = PIECE_BYTES,
): AsyncGenerator<Uint8Array> {
  for (let offset = start; offset < end; offset += pieceBytes) {
    yield await source.read(offset, Math.min(pieceBytes, end - offset));
  }
}

/**
 * Adds a cache of blocks to a source, for readers that read short ranges in no fixed order. Reads that are near each
 * other then cost one request to the bucket. The cache holds at most `blocks` blocks and drops the least recently used
 * block.
 */
export function withBlockCache(source: ByteSource, blockBytes = 256 * 1024, blocks = 16): ByteSource {
  const kept = new LRUCache<number, Uint8Array>({ max: blocks });
  const blockAt = async (no: number): Promise<Uint8Array> => {
    const known = kept.get(no);
    if (known) return known;
    const start = no * blockBytes;
    const block = await source.read(start, Math.min(blockBytes, source.size - start));
    kept.set(no, block);
    return block;
  };
  return {
    size: source.size,
    async read(offset, length) {
      const first = Math.floor(offset / blockBytes);
      const start = offset - first * blockBytes;
      if (start + length <= blockBytes) return (await blockAt(first)).subarray(start, start + length);
      const bytes = new Uint8Array(length);
      for (let done = 0; done < length; ) {
        const no = Math.floor((offset + done) / blockBytes);
        const from = offset + done - no * blockBytes;
        const part = (await blockAt(no)).subarray(from, from + length - done);
        bytes.set(part, done);
        done += part.length;
      }
      return bytes;
    },
  };
}
