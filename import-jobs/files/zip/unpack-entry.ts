import { Inflate } from 'fflate';
import { type ByteSource, piecesOf } from '../byte-source.ts';
import { fileKind, KIND_BYTES } from '../file-kind.ts';
import { RefusedFile } from '../refused-file.ts';
import { crc32 } from './crc32.ts';
import type { ZipEntry } from './read-zip.ts';

/** Read from the archive at once. */
const READ_BYTES = 512 * 1024;
/** Inflated at once: deflate packs at most 1:1032, so a hostile piece gives 8.5 MB and no more. */
const PUSH_BYTES = 8 * 1024;
/** Packed bytes without any output after which an entry is damaged. fflate would keep all that follow. */
const MAX_IDLE_BYTES = 64 * 1024;

/**
 * Unpacks an entry in bounded memory. What it gives is proven only when it has ended: size and checksum are compared
 * then. So publish nothing before.
 *
 * @throws `RefusedFile` with the entry and the place when the data is damaged, longer or shorter than the directory
 *   says, has a wrong checksum, or is an archive itself.
 */
export async function* unpackEntry(source: ByteSource, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const refused = (what: string): RefusedFile =>
    new RefusedFile(`The entry ${JSON.stringify(entry.name)} ${what}`);
  const pieces = piecesOf(source, entry.dataStart, entry.dataStart + entry.packedSize, READ_BYTES);
  const begin: number[] = [];
  let size = 0;
  let crc = 0;
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

/** Every part but the last has this size, as multipart uploads want it. */
export const PART_BYTES = 5 * 1024 * 1024;

/**
 * Unpacks an entry in one pass and hands it over in parts, numbered from 1. Complete the upload only when this has
 * resolved: until then the entry may prove to be damaged. An empty entry is one empty part.
 *
 * @throws as `unpackEntry`.
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
        // A new one: the writer may still hold the old one.
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
