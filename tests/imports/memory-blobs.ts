import { gunzipSync } from 'node:zlib';
import type { FileStore } from '../../import-jobs/context.ts';

interface MemoryObject {
  bytes: Uint8Array;
  name: string | null;
  sha256: string | null;
  uploadedAt: Date;
}

export function memoryBlobs(): FileStore & {
  keys(): string[];
  remove(key: string): void;
  unzipped(key: string): Uint8Array;
} {
  const objects = new Map<string, MemoryObject>();
  let puts = 0;
  const store = (key: string, bytes: Uint8Array, facts: { name?: string; sha256?: string }): void => {
    const { name = null, sha256 = null } = facts;
    objects.set(key, { bytes, name, sha256, uploadedAt: new Date(puts++) });
  };
  return {
    async put(key, bytes, { sha256, keepsFirst } = {}) {
      if (keepsFirst && objects.has(key)) return;
      store(key, bytes.slice(), sha256 === undefined ? {} : { sha256 });
    },
    get: async (key) => objects.get(key)?.bytes ?? null,
    async head(key) {
      const object = objects.get(key);
      if (object === undefined) return null;
      return { size: object.bytes.length, sha256: object.sha256, uploadedAt: object.uploadedAt };
    },
    range: async (key, offset, length) => objects.get(key)?.bytes.slice(offset, offset + length) ?? null,
    list: async (prefix) =>
      [...objects]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, { bytes, ...facts }]) => ({ key, size: bytes.length, ...facts }))
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
    delete: async (key) => void objects.delete(key),
    async writeInParts(key, facts = {}) {
      const parts = new Map<number, Uint8Array>();
      return {
        write: async (number, bytes) => void parts.set(number, bytes.slice()),
        async complete() {
          const inOrder = [...parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes);
          store(key, new Uint8Array(Buffer.concat(inOrder)), facts);
        },
        abort: async () => parts.clear(),
      };
    },
    keys: () => [...objects.keys()],
    remove: (key) => void objects.delete(key),
    unzipped(key) {
      const stored = objects.get(key);
      if (stored === undefined) throw new RangeError(`Nothing is stored under ${key}`);
      return new Uint8Array(gunzipSync(stored.bytes));
    },
  };
}
