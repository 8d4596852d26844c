import { Inflate } from 'fflate';
import { nextTurn } from '../../next-turn.ts';
import { type ByteSource, piecesOf } from '../byte-source.ts';
import { fileKind, KIND_BYTES } from '../file-kind.ts';
import { RefusedFile } from '../refused-file.ts';
import { crc32 } from './crc32.ts';
import type { ZipEntry } from './read-zip.ts';

const READ_BYTES = 512 * 1024;
/**
 * How many packed bytes one call gives to the library fflate. Deflate expands data at most 1,032 times, so even hostile
 * bytes make at most 8.5 MB.
 */
const PUSH_BYTES = 8 * 1024;
/**
 * After so many packed bytes without any output, the entry is damaged. fflate would hold all further bytes in memory.
 */
const MAX_IDLE_BYTES = 64 * 1024;
const TURN_BYTES = 128 * 1024;

/**
 * Unpacks an entry in bounded memory. The size and the checksum are compared only after the last bytes, so the caller
 * must not publish any bytes before the generator has ended without an error.
 *
 * @throws `RefusedFile` with the name of the entry when its data is damaged, is longer or shorter than the directory
 *   says, has another checksum, or is itself an archive.
 */
export async function* unpackEntry(source: ByteSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const refused = (what: string): RefusedFile =>
    new RefusedFile(`The entry ${JSON.stringify(entry.name)} ${what}`);
  const pieces = piecesOf(source, entry.dataStart, entry.dataStart + entry.packedSize, READ_BYTES);
  const begin: number[] = [];
  let size = 0;
  let crc = 0;
  let sinceTurn = 0;
  for await (const bytes of entry.method === 'stored' ? pieces : inflated(pieces, entry, refused)) {
    if (begin.length < KIND_BYTES) begin.push(...bytes.subarray(0, KIND_BYTES - begin.length));
    size += bytes.length;
    if (size > entry.size) {
      throw refused(`unpacks to more than the ${entry.size} bytes that the directory says`);
    }
    const kind = fileKind(Uint8Array.from(begin));
    if (kind?.archive) throw refused(`is ${kind.name}: archives in archives are not unpacked`);
    crc = crc32(bytes, crc);
    yield bytes;
    sinceTurn += bytes.length;
    if (sinceTurn >= TURN_BYTES) {
      sinceTurn = 0;
      await nextTurn();
    }
  }
  if (size < entry.size) {
    throw refused(`unpacks to ${size} bytes, not to the ${entry.size} that the directory says`);
  }
  if (crc !== entry.crc32) {
    const [found, listed] = [crc, entry.crc32].map((value) => value.toString(16).padStart(8, '0'));
    throw refused(
      `is damaged: its ${size} bytes have the checksum ${found}, and the directory says ${listed}`,
    );
  }
}

async function* inflated(
  pieces: AsyncIterable<Uint8Array>,
  entry: ZipEntry,
  refused: (what: string) => RefusedFile,
): AsyncGenerator<Uint8Array> {
  const outputs: Uint8Array[] = [];
  const inflate = new Inflate((bytes) => outputs.push(bytes));
  let done = 0;
  let idle = 0;
  const push = (bytes: Uint8Array, last: boolean): void => {
    try {
      inflate.push(bytes, last);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw refused(`is damaged near byte ${entry.dataStart + done} of the archive: ${reason}`);
    }
  };
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; at += PUSH_BYTES) {
      const bytes = piece.subarray(at, at + PUSH_BYTES);
      done += bytes.length;
      push(bytes, done === entry.packedSize);
      idle += bytes.length;
      for (const output of outputs.splice(0)) {
        if (output.length === 0) continue;
        idle = 0;
        yield output;
      }
      if (idle > MAX_IDLE_BYTES) {
        throw refused(`is damaged: nothing unpacks near byte ${entry.dataStart + done} of the archive`);
      }
    }
  }
}

/** The size of every part but the last. Multipart uploads need parts of equal size. */
export const PART_BYTES = 5 * 1024 * 1024;

/**
 * Unpacks an entry in one pass and passes it to `writePart` in parts, numbered from 1. Complete the upload only after
 * the promise has resolved: before that, the entry can still turn out to be damaged. An empty entry is one empty part.
 *
 * @throws the errors of `unpackEntry` and of `writePart`.
 */
export async function unpackInParts(
  source: ByteSource,
  entry: ZipEntry,
  writePart: (partNo: number, bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<void> {
  let part = new Uint8Array(Math.min(PART_BYTES, entry.size));
  let filled = 0;
  let partNo = 1;
  let left = entry.size;
  for await (const bytes of unpackEntry(source, entry)) {
    for (let at = 0; at < bytes.length; ) {
      if (filled === part.length) {
        await writePart(partNo, part);
        partNo += 1;
        left -= filled;
        // The next part gets a new array, because the writer may still use the old one.
        part = new Uint8Array(Math.min(PART_BYTES, left));
        filled = 0;
      }
      const fits = bytes.subarray(at, at + part.length - filled);
      part.set(fits, filled);
      filled += fits.length;
      at += fits.length;
    }
  }
  await writePart(partNo, part);
}
