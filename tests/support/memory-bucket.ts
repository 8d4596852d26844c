import type { Body, Bucket } from '../../import-jobs/bucket-blobs.ts';

type Listed = Awaited<ReturnType<Bucket['list']>>['objects'][number];

const bytesOf = async (body: Body): Promise<Uint8Array> =>
  body instanceof Uint8Array ? body.slice() : new Uint8Array(await new Response(body).arrayBuffer());

/** The part of an R2 bucket that the application uses, in memory. `tests/imports/file-stores.test.ts` tests R2 itself. */
export function memoryBucket(): Bucket {
  const objects = new Map<string, Listed & { bytes: Uint8Array }>();
  let puts = 0;
  const put: Bucket['put'] = async (key, body, { customMetadata = {}, onlyIf } = {}) => {
    const bytes = await bytesOf(body);
    if (onlyIf?.etagDoesNotMatch === '*' && objects.has(key)) return;
    const uploaded = new Date(Date.UTC(2026, 10, 22) + puts++);
    objects.set(key, { key, bytes, size: bytes.length, uploaded, customMetadata });
  };
  return {
    put,
    async get(key, options) {
      const object = objects.get(key);
      if (object === undefined) return null;
      const { offset = 0, length = object.size } = options?.range ?? {};
      if (offset > 0 && offset >= object.size) throw new RangeError('The range is not in the object (10039)');
      return { arrayBuffer: async () => object.bytes.slice(offset, offset + length).buffer as ArrayBuffer };
    },
    head: async (key) => objects.get(key) ?? null,
    list: async ({ prefix }) => ({
      objects: [...objects.values()]
        .filter(({ key }) => key.startsWith(prefix))
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
      truncated: false,
    }),
    delete: async (key) => void objects.delete(key),
    async createMultipartUpload(key, options) {
      const parts = new Map<number, Uint8Array>();
      return {
        async uploadPart(partNumber, body) {
          parts.set(partNumber, await bytesOf(body));
          return { partNumber, etag: String(partNumber) };
        },
        async complete(uploaded) {
          const bytes = uploaded.map(({ partNumber }) => parts.get(partNumber) ?? new Uint8Array());
          if (bytes.slice(0, -1).some(({ length }) => length !== bytes[0]?.length))
            throw new RangeError('Every part but the last must have the same size');
          await put(key, new Uint8Array(Buffer.concat(bytes)), options);
        },
        abort: async () => parts.clear(),
      };
    },
  };
}
