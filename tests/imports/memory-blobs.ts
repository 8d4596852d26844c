import { gunzipSync } from 'node:zlib';
import type { BlobStore } from '../../import-jobs/engine/context.ts';

/** A blob store in memory, for tests. */
export function memoryBlobs(): BlobStore & { keys(): string[]; unzipped(key: string): Uint8Array } {
  const blobs = new Map<string, Uint8Array>();
  return {
    async put(key, bytes, { contentEncoding }) {
      if (contentEncoding !== 'gzip') throw new TypeError(`Stored as ${contentEncoding}`);
      blobs.set(key, bytes.slice());
    },
    get: async (key) => blobs.get(key) ?? null,
    keys: () => [...blobs.keys()],
    unzipped(key) {
      const stored = blobs.get(key);
      if (stored === undefined) throw new RangeError(`Nothing is stored under ${key}`);
      return new Uint8Array(gunzipSync(stored));
    },
  };
}
