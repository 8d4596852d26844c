import { open } from 'node:fs/promises';
import type { ByteSource } from './byte-source.ts';

/** Opens a file on the local disk, for scripts and tests. Call `close` after the last read. */
export async function openLocalFile(path: string): Promise<ByteSource & { close(): Promise<void> }> {
  const file = await open(path, 'r');
  const { size } = await file.stat();
  return {
    size,
    async read(offset, length) {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      if (bytesRead < length) throw new Error(`${path} ended at byte ${offset + bytesRead}`);
      return bytes;
    },
    close: () => file.close(),
  };
}
