import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { damageFile } from '../../start/libsql/damage-note.ts';

export const LIBRARY = 'library.db';

/**
 * The file in which a clean stop of the app stores size, modification time and SHA-256 of the library's file.
 */
const MARK = 'library.unchanged';

const PART_BYTES = 2 ** 20;

/** Stores how the library is after a clean stop. A library in which damage was found gets no mark. */
export function markUnchanged(dataDir: string): void {
  const file = join(dataDir, LIBRARY);
  if (existsSync(damageFile(file))) return;
  writeFileSync(join(dataDir, MARK), `${look(file)} ${digestOf(file)}`, { mode: 0o600 });
}

/**
 * How the library is compared with its last clean stop. `damaged`: it has other bytes, but nobody has written to it. Only a
 * disk, or a program that hides its writing, does that. `changed`: somebody has written to it, or it was not stopped.
 */
export function compareWithMark(dataDir: string): 'unchanged' | 'changed' | 'damaged' {
  const mark = join(dataDir, MARK);
  const file = join(dataDir, LIBRARY);
  if (!existsSync(mark) || sizeOf(`${file}-wal`) > 0) return 'changed';
  const marked = readFileSync(mark, 'utf8');
  if (!marked.startsWith(`${look(file)} `)) return 'changed';
  return marked.endsWith(` ${digestOf(file)}`) ? 'unchanged' : 'damaged';
}

export const removeMark = (dataDir: string): void => rmSync(join(dataDir, MARK), { force: true });

export const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function look(file: string): string {
  const { size = 0n, mtimeNs = 0n } = statSync(file, { bigint: true, throwIfNoEntry: false }) ?? {};
  return `${size} ${mtimeNs}`;
}

/** Reads the file in parts, because it can be larger than the memory that the start may use. */
function digestOf(file: string): string {
  const hash = createHash('sha256');
  const part = Buffer.alloc(PART_BYTES);
  const opened = openSync(file, 'r');
  try {
    for (let read = readSync(opened, part); read > 0; read = readSync(opened, part))
      hash.update(part.subarray(0, read));
  } finally {
    closeSync(opened);
  }
  return hash.digest('hex');
}
