import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { BlobHead, FileStore } from '../../import-jobs/context.ts';

interface Facts {
  name?: string;
  sha256?: string;
}

/**
 * The folder for the facts about objects, and the one for objects that are still being written in parts. No key begins
 * with a dot.
 */
const FACTS = '.facts';
const UNFINISHED = '.unfinished';

/** A store of objects as files of a folder. It does not store whether an object is compressed. */
export function folderBlobs(folder: string): FileStore {
  const writeTo = async (path: string, bytes: Uint8Array | string): Promise<void> => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  };
  const exists = (path: string): Promise<boolean> =>
    stat(path).then(
      () => true,
      () => false,
    );
  const factsPath = (key: string): string => join(folder, FACTS, `${key}.json`);
  const noteFacts = async (key: string, { name, sha256 }: Facts): Promise<void> => {
    if (name === undefined && sha256 === undefined) return rm(factsPath(key), { force: true });
    await writeTo(factsPath(key), JSON.stringify({ name, sha256 }));
  };
  const factsOf = async (key: string): Promise<Facts> =>
    JSON.parse((await readFile(factsPath(key), 'utf8').catch(() => null)) ?? '{}');
  const headOf = async (key: string): Promise<(BlobHead & { name: string | null }) | null> => {
    const found = await stat(join(folder, key)).catch(() => null);
    if (found === null || !found.isFile()) return null;
    const { name = null, sha256 = null } = await factsOf(key);
    return { size: found.size, name, sha256, uploadedAt: found.mtime };
  };
  return {
    // Only one process writes into the folder, so nothing is stored between the check whether the key exists and the
    // write.
    async put(key, bytes, { sha256, keepsFirst } = {}) {
      if (keepsFirst && (await exists(join(folder, key)))) return;
      await noteFacts(key, sha256 === undefined ? {} : { sha256 });
      await writeTo(join(folder, key), bytes);
    },
    get: (key) => readFile(join(folder, key)).catch(() => null),
    async head(key) {
      const found = await headOf(key);
      return found && { size: found.size, sha256: found.sha256, uploadedAt: found.uploadedAt };
    },
    async range(key, offset, length) {
      const file = await open(join(folder, key)).catch(() => null);
      if (file === null) return null;
      try {
        const bytes = new Uint8Array(length);
        const { bytesRead } = await file.read(bytes, 0, length, offset);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    async list(prefix) {
      const paths = await readdir(folder, { recursive: true }).catch(() => []);
      const keys = paths
        .map((path) => path.replaceAll(sep, '/'))
        .filter((key) => key.startsWith(prefix) && !key.startsWith('.'))
        .sort();
      const found = await Promise.all(
        keys.map(async (key) => {
          const head = await headOf(key);
          return head && { key, ...head };
        }),
      );
      return found.filter((object) => object !== null);
    },
    async delete(key) {
      await rm(join(folder, key), { force: true });
      await noteFacts(key, {});
    },
    async writeInParts(key, facts = {}) {
      const path = join(folder, UNFINISHED, randomUUID());
      const partPath = (number: number): string => join(path, String(number));
      const numbers = new Set<number>();
      return {
        async write(number, bytes) {
          await writeTo(partPath(number), bytes);
          numbers.add(number);
        },
        async complete() {
          const whole = await open(join(path, 'whole'), 'w');
          try {
            for (const number of [...numbers].sort((a, b) => a - b))
              await whole.writeFile(await readFile(partPath(number)));
          } finally {
            await whole.close();
          }
          await noteFacts(key, facts);
          await mkdir(dirname(join(folder, key)), { recursive: true });
          await rename(join(path, 'whole'), join(folder, key));
          await rm(path, { recursive: true });
        },
        abort: () => rm(path, { recursive: true, force: true }),
      };
    },
  };
}
