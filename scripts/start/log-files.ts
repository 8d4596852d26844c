import { closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The size of a log file, in bytes. The line that reaches it is the last one. */
const FILE_BYTES = 10_000_000;
const FILES = 3;
const NEW_LINE = 10;

const nameOf = (number: number): string => (number === 0 ? 'app.log' : `app.${number}.log`);

/**
 * Writes log lines to `app.log` in a folder. When `app.log` is full it becomes `app.1.log`, and the oldest of three
 * files is deleted. If the disk is full, lines are lost and nothing fails.
 */
export function logFiles(folder: string, fileBytes = FILE_BYTES) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const open = (): number => openSync(join(folder, nameOf(0)), 'a', 0o600);
  let file = open();
  let size = fstatSync(file).size;
  let isClosed = false;
  const append = (bytes: Uint8Array): void => {
    size += writeSync(file, bytes);
  };
  const rotate = (): void => {
    for (let number = FILES - 1; number > 0; number--)
      if (existsSync(join(folder, nameOf(number - 1))))
        renameSync(join(folder, nameOf(number - 1)), join(folder, nameOf(number)));
    // The new file is opened before the full one is closed. If the disk is full, opening fails, and the log must not
    // keep the number of a closed file, which the system could give to another file.
    const full = file;
    file = open();
    size = 0;
    closeSync(full);
  };
  return {
    write(this: void, bytes: Uint8Array) {
      if (isClosed) return;
      try {
        const lineEnd =
          size + bytes.length < fileBytes ? -1 : bytes.indexOf(NEW_LINE, Math.max(0, fileBytes - size));
        if (lineEnd === -1) return append(bytes);
        append(bytes.subarray(0, lineEnd + 1));
        rotate();
        append(bytes.subarray(lineEnd + 1));
      } catch {
        // A log that cannot be written must not stop the app.
      }
    },
    close(): void {
      isClosed = true;
      closeSync(file);
    },
  };
}

export type LogFiles = ReturnType<typeof logFiles>;
