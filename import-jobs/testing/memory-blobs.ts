import type { BlobStore } from '../engine/context.ts';

/** A blob store in memory, for tests. */
export function memoryBlobs(): BlobStore & { keys(): string[] } {
  const blobs = new Map<string, Uint8Array>();
  return {
    async put(key, bytes) {
      blobs.set(key, bytes.slice());
    },
    get: async (key) => blobs.get(key) ?? null,
    keys: () => [...blobs.keys()],
  };
}
