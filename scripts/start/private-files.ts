import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the files that this app stores in its data folder. */
const OURS =
  /^(library(-damaged-[\d-]+|\.new)?\.db(-wal|-shm|-journal|\.damaged)?|library\.unchanged|backup(-before)?\.jsonl\.gz(\.part)?|app(\.[12])?\.log|reserve|lock|lock\.new|lock\.db(-journal)?|secrets\.json(\.new)?)$/u;

/**
 * The folder of miniflare in the data folder, and the names that miniflare uses in it. A folder `cloudflare` with other
 * contents does not belong to the app.
 */
const CLOUDFLARE = 'cloudflare';
const MINIFLARE = /^(r2|cache|workflows|kv|d1|do)$/u;

const isOurs = (dataDir: string, name: string): boolean =>
  name === CLOUDFLARE
    ? readdirSync(join(dataDir, name)).every((inside) => MINIFLARE.test(inside))
    : OURS.test(name);

const OTHERS = 0o077;

interface PrivateFilesOptions {
  chmod?: (path: string, mode: number) => void;
  warn?: (line: string) => void;
}

/**
 * Removes the access of other users to a file or folder. If the mode cannot be changed, prints a warning.
 * @returns true if no other user has access now, or if the path does not exist.
 */
export function closeToOthers(
  path: string,
  { chmod = chmodSync, warn = console.warn }: PrivateFilesOptions = {},
): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & OTHERS) === 0) return true;
  try {
    chmod(path, found.isDirectory() ? 0o700 : 0o600);
    return true;
  } catch (error) {
    warn(
      `Others on this machine may open ${path}, and that cannot be changed (${(error as Error).message}).`,
    );
    return false;
  }
}

/**
 * Creates an empty file that only its owner can open, unless the file exists. It never opens an existing file: when a
 * process closes a file, POSIX releases all locks that the process has on it. SQLite would not notice, and another
 * process could then delete the write-ahead log while this one writes to it.
 */
export function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/**
 * Creates the data folder, or removes the access of other users to the folder and to the app's files in it.
 * If the folder also has other files, as a home folder does, other users may need access: then the folder's
 * mode is not changed, and a warning is printed if others can open the folder.
 * @throws Error if the folder cannot be created or read.
 */
export function makeDataDirPrivate(dataDir: string, options: PrivateFilesOptions = {}): void {
  const { warn = console.warn } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  mkdirSync(join(dataDir, CLOUDFLARE), { recursive: true, mode: 0o700 });
  const names = readdirSync(dataDir);
  const ours = names.filter((name) => isOurs(dataDir, name));
  if (ours.length === names.length) closeToOthers(dataDir, options);
  else if ((statSync(dataDir).mode & OTHERS) !== 0)
    warn(
      `${dataDir} also holds other files, so who may open it is left as it is; the library in it is for you alone.`,
    );
  for (const name of ours) closeToOthers(join(dataDir, name), options);
}
