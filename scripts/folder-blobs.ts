import { mkdir, open, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlobStore } from '../import-jobs/context.ts';

/** Objects as files of a folder. A folder cannot store that files are compressed, nor their checksums. */
export function folderBlobs(folder: string): BlobStore {
  return {
    async put(key, bytes) {
      const file = join(folder, key);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    },
    get: (key) => readFile(join(folder, key)).catch(() => null),
    async head(key) {
      const found = await stat(join(folder, key)).catch(() => null);
      return found && { size: found.size, sha256: null, uploadedAt: found.mtime };
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
  };
}
