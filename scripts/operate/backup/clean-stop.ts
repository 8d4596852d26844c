import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const LIBRARY = 'library.db';

/** The file in which a clean stop of the app stores the size and the modification time of the library's file. */
const MARK = 'library.unchanged';

export function markUnchanged(dataDir: string): void {
  writeFileSync(join(dataDir, MARK), look(join(dataDir, LIBRARY)), { mode: 0o600 });
}

export function isMarked(dataDir: string): boolean {
  const mark = join(dataDir, MARK);
  const file = join(dataDir, LIBRARY);
  return existsSync(mark) && sizeOf(`${file}-wal`) === 0 && readFileSync(mark, 'utf8') === look(file);
}

export const removeMark = (dataDir: string): void => rmSync(join(dataDir, MARK), { force: true });

export const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function look(file: string): string {
  const { size = 0n, mtimeNs = 0n } = statSync(file, { bigint: true, throwIfNoEntry: false }) ?? {};
  return `${size} ${mtimeNs}`;
}
