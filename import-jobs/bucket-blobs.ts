import type { BlobStore } from './context.ts';

/** The part of R2's interface that the Worker's binding and miniflare share. */
export interface Bucket {
  put(
    key: string,
    value: Uint8Array,
    options?: { httpMetadata?: { contentEncoding?: string }; customMetadata?: Record<string, string> },
  ): Promise<unknown>;
  get(
    key: string,
    options?: { range: { offset: number; length: number } },
  ): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
  head(
    key: string,
  ): Promise<{ size: number; uploaded: Date; customMetadata?: Record<string, string> } | null>;
}

/**
 * Uses an R2 bucket as a blob store. R2 has no checksum of the whole object when it was uploaded in parts. So the
 * SHA-256 is stored as metadata.
 */
export function bucketBlobs(bucket: Bucket): BlobStore {
  return {
    async put(key, bytes, { contentEncoding, sha256 } = {}) {
      await bucket.put(key, bytes, {
        ...(contentEncoding ? { httpMetadata: { contentEncoding } } : {}),
        ...(sha256 ? { customMetadata: { sha256 } } : {}),
      });
    },
    async get(key) {
      const object = await bucket.get(key);
      return object && new Uint8Array(await object.arrayBuffer());
    },
    async head(key) {
      const object = await bucket.head(key);
      return (
        object && {
          size: object.size,
          sha256: object.customMetadata?.sha256 ?? null,
          uploadedAt: object.uploaded,
        }
      );
    },
    async range(key, offset, length) {
      if (length === 0) return new Uint8Array();
      const object = await bucket.get(key, { range: { offset, length } });
      return object && new Uint8Array(await object.arrayBuffer());
    },
  };
}
