import { gunzipSync } from 'node:zlib';
import type { BlobStore } from '../../import-jobs/context.ts';

/** A blob store in memory, for tests. */
export function memoryBlobs(): BlobStore & {
  keys(): string[];
  remove(key: string): void;
  unzipped(key: string): Uint8Array;
} {
  const blobs = new Map<string, Uint8Array>();
  const sums = new Map<string, string | null>();
  return {
    async put(key, bytes, { sha256 = null } = {}) {
      blobs.set(key, bytes.slice());
      sums.set(key, sha256);
    },
    get: async (key) => blobs.get(key) ?? null,
    head: async (key) => {
      const size = blobs.get(key)?.length;
      return size === undefined ? null : { size, sha256: sums.get(key) ?? null, uploadedAt: new Date(0) };
    },
    range: async (key, offset, length) => blobs.get(key)?.slice(offset, offset + length) ?? null,
    keys: () => [...blobs.keys()],
    remove: (key) => void blobs.delete(key),
    unzipped(key) {
      const stored = blobs.get(key);
      if (stored === undefined) throw new RangeError(`Nothing is stored under ${key}`);
      return new Uint8Array(gunzipSync(stored));
    },
  };
}
