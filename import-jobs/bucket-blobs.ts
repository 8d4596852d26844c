import type { BlobHead, FileStore, StoredObject } from './context.ts';

interface Metadata {
  customMetadata?: Record<string, string>;
}

interface ObjectFacts extends Metadata {
  key: string;
  size: number;
  uploaded: Date;
}

interface UploadedPart {
  partNumber: number;
  etag: string;
}

/** The body of an object. A stream must have a known length. */
export type Body = Uint8Array | ReadableStream<Uint8Array>;

export interface Bucket {
  put(
    key: string,
    value: Body,
    options?: Metadata & {
      httpMetadata?: { contentEncoding?: string };
      onlyIf?: { etagDoesNotMatch: string };
    },
  ): Promise<unknown>;
  get(
    key: string,
    options?: { range: { offset: number; length: number } },
  ): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
  head(key: string): Promise<ObjectFacts | null>;
  list(options: {
    prefix: string;
    include: 'customMetadata'[];
    cursor?: string;
  }): Promise<{ objects: ObjectFacts[]; truncated: boolean; cursor?: string }>;
  delete(key: string): Promise<void>;
  createMultipartUpload(
    key: string,
    options?: Metadata,
  ): Promise<{
    uploadPart(number: number, value: Body): Promise<UploadedPart>;
    complete(parts: UploadedPart[]): Promise<unknown>;
    abort(): Promise<void>;
  }>;
}

/** R2 sends metadata in HTTP headers, so the name of a file is stored percent-encoded in ASCII. */
const metadataOf = ({ name, sha256 }: { name?: string; sha256?: string }): Record<string, string> => ({
  ...(name === undefined ? {} : { name: encodeURIComponent(name) }),
  ...(sha256 === undefined ? {} : { sha256 }),
});

const headOf = ({ size, uploaded, customMetadata }: ObjectFacts): BlobHead => ({
  size,
  sha256: customMetadata?.sha256 ?? null,
  uploadedAt: uploaded,
});

const listed = (object: ObjectFacts): StoredObject => ({
  key: object.key,
  name: object.customMetadata?.name === undefined ? null : decodeURIComponent(object.customMetadata.name),
  ...headOf(object),
});

const LARGE_BYTES = 256 * 1024;

/**
 * Uses an R2 bucket as a store of files. R2 has no checksum of the whole object when it was uploaded in parts. So the
 * SHA-256 is stored as metadata.
 *
 * @param largeBody returns the body of a large object or part. By default it is the bytes themselves.
 */
export function bucketBlobs(
  bucket: Bucket,
  largeBody: (bytes: Uint8Array) => Body = (bytes) => bytes,
): FileStore {
  const bodyOf = (bytes: Uint8Array): Body => (bytes.length > LARGE_BYTES ? largeBody(bytes) : bytes);
  return {
    async put(key, bytes, { contentEncoding, keepsFirst, ...facts } = {}) {
      await bucket.put(key, bodyOf(bytes), {
        ...(contentEncoding ? { httpMetadata: { contentEncoding } } : {}),
        ...(keepsFirst ? { onlyIf: { etagDoesNotMatch: '*' } } : {}),
        customMetadata: metadataOf(facts),
      });
    },
    async get(key) {
      const object = await bucket.get(key);
      return object && new Uint8Array(await object.arrayBuffer());
    },
    async head(key) {
      const object = await bucket.head(key);
      return object && headOf(object);
    },
    async range(key, offset, length) {
      if (length === 0) return new Uint8Array();
      try {
        const object = await bucket.get(key, { range: { offset, length } });
        return object && new Uint8Array(await object.arrayBuffer());
      } catch (error) {
        // R2 refuses a range that begins at the object's end or after it.
        const head = await bucket.head(key);
        if (head !== null && offset >= head.size) return new Uint8Array();
        throw error;
      }
    },
    async list(prefix) {
      const found: StoredObject[] = [];
      let cursor: string | undefined;
      do {
        const page = await bucket.list({
          prefix,
          include: ['customMetadata'],
          ...(cursor === undefined ? {} : { cursor }),
        });
        found.push(...page.objects.map(listed));
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor !== undefined);
      return found;
    },
    delete: (key) => bucket.delete(key),
    async writeInParts(key, facts = {}) {
      const upload = await bucket.createMultipartUpload(key, { customMetadata: metadataOf(facts) });
      const parts = new Map<number, UploadedPart>();
      return {
        async write(number, bytes) {
          parts.set(number, await upload.uploadPart(number, bodyOf(bytes)));
        },
        async complete() {
          await upload.complete([...parts.values()].sort((a, b) => a.partNumber - b.partNumber));
        },
        abort: () => upload.abort(),
      };
    },
  };
}
