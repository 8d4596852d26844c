import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Request, Response } from 'miniflare';

/** The free space that uploaded files must leave for accounts and notes, in bytes. */
const LEFT_FREE = 8 * 1024 * 1024;
/**
 * The size of the reserve file, in bytes. Its space is needed because the bucket must write some pages of a few KB to
 * delete a file.
 */
const RESERVE = 2 * 1024 * 1024;

/**
 * Answers how many bytes of files a data folder has room for. It keeps a reserve file in the folder, which a DELETE
 * removes. The reserve comes back when there is room again.
 */
export function roomService(dataDir: string): (request: Request) => Promise<Response> {
  const reserve = join(dataDir, 'reserve');
  const left = (): number => {
    const { bavail, bsize } = statfsSync(dataDir);
    return Math.max(0, bavail * bsize - LEFT_FREE);
  };
  const keepReserve = (): void => {
    if (existsSync(reserve) || left() <= RESERVE) return;
    try {
      writeFileSync(reserve, new Uint8Array(RESERVE), { mode: 0o600 });
    } catch {
      // The disk filled meanwhile, or the user's quota is used up. The file is deleted, because half a reserve would
      // look like a whole one.
      rmSync(reserve, { force: true });
    }
  };
  keepReserve();
  return async ({ method }) => {
    if (method === 'DELETE') {
      rmSync(reserve, { force: true });
      return new Response(null, { status: 204 });
    }
    keepReserve();
    return new Response(String(left()));
  };
}
