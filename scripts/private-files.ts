import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What this app keeps in its data folder. */
const OURS = /^(library[.-]|lock(\.|$)|secrets\.json|cloudflare$)/u;

/** Bits of a mode that let others in. */
const OTHERS = 0o077;

/** How a mode is changed, and where warnings go; tests have their own. */
export interface PrivateFilesOptions {
  chmod?: (path: string, mode: number) => void;
  warn?: (line: string) => void;
}

/**
 * Takes others' rights from a file or folder. Where it belongs to somebody else, warns and leaves it.
 * @returns whether it is private now.
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

/** Makes an empty file that only its owner can open, unless it is there. */
export function createPrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

/**
 * Makes the data folder, or closes it and what it holds of ours to others. A folder that holds anything else, a home for
 * example, may be meant for others: it keeps its mode, and a warning says so.
 * @throws Error where the folder cannot be made or read.
 */
export function makeDataDirPrivate(dataDir: string, options: PrivateFilesOptions = {}): void {
  const { warn = console.warn } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  mkdirSync(join(dataDir, 'cloudflare'), { recursive: true, mode: 0o700 });
  const names = readdirSync(dataDir);
  if (names.every((name) => OURS.test(name))) closeToOthers(dataDir, options);
  else if ((statSync(dataDir).mode & OTHERS) !== 0)
    warn(
      `${dataDir} also holds other files, so who may open it is left as it is; the library in it is for you alone.`,
    );
  for (const name of names.filter((name) => OURS.test(name))) closeToOthers(join(dataDir, name), options);
}
