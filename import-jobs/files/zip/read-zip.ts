import { type ByteSource, withBlockCache } from '../byte-source.ts';
import { fileKind, KIND_BYTES } from '../file-kind.ts';
import { RefusedFile } from '../refused-file.ts';
import { decodeUtf8 } from '../utf8.ts';
import { badName, nameKey } from './entry-name.ts';

/**
 * A file in a ZIP archive, as plain values that a job can store as JSON. `dataStart` is the position of its first
 * packed byte.
 */
export interface ZipEntry {
  name: string;
  method: 'stored' | 'deflated';
  dataStart: number;
  packedSize: number;
  size: number;
  crc32: number;
}

const ZIP_LIMITS = { entries: 10_000, unpackedBytes: 1_000_000_000, ratio: 100 };

const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024;
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const ZIP64_LOCATOR = 0x07064b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const ZIP64_LOCATOR_BYTES = 20;
const MAX_COMMENT = 0xffff;
/**
 * Bits of an entry's flags. `SIZES_BEHIND`: the sizes come after the data. `MASKED_HEADER`: values of the local header
 * are hidden.
 */
const ENCRYPTED = 1;
const SIZES_BEHIND = 1 << 3;
const PATCH = 1 << 5;
const STRONG_ENCRYPTION = 1 << 6;
const MASKED_HEADER = 1 << 13;
/**
 * Two bits of the flags that encode the level of compression. They may differ between the two headers, because some
 * programs write them in one header only.
 */
const EFFORT = 6;
const SYMBOLIC_LINK = 0xa000;

interface Listed extends Omit<ZipEntry, 'dataStart'> {
  nameBytes: Uint8Array;
  flags: number;
  methodNo: number;
  headerStart: number;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * Reads the directory of a ZIP archive and the local header of each entry. It unpacks nothing. It returns the files in
 * the order of their data in the archive, without folders. It refuses an archive that different programs could read
 * differently.
 *
 * @throws `RefusedFile` with the reason, and with the name of the entry if one entry is wrong.
 */
export async function readZip(source: ByteSource): Promise<ZipEntry[]> {
  const directory = await findDirectory(source);
  const listed = readDirectory(await source.read(directory.start, directory.bytes), directory.entries);
  listed.sort((a, b) => a.headerStart - b.headerStart);
  const headers = withBlockCache(source);
  const entries: ZipEntry[] = [];
  let free = 0;
  for (const entry of listed) {
    if (entry.headerStart < free) throw wrong(entry.name, 'overlaps the entry before it');
    const dataStart = await readLocalHeader(headers, entry, directory.start);
    free = dataStart + entry.packedSize;
    if (free > directory.start) throw wrong(entry.name, 'reaches into the directory at the end');
    const { name, method, packedSize, size, crc32 } = entry;
    if (!name.endsWith('/')) entries.push({ name, method, dataStart, packedSize, size, crc32 });
  }
  if (entries.length === 0) throw new RefusedFile('The archive holds no file');
  return entries;
}

const wrong = (name: string, what: string): RefusedFile =>
  // A name can contain control characters, so the message has it as JSON, which escapes them.
  new RefusedFile(`The entry ${JSON.stringify(name.slice(0, 200))} ${what}`);

async function findDirectory(source: ByteSource): Promise<{ start: number; bytes: number; entries: number }> {
  if (source.size === 0) throw new RefusedFile('The file is empty');
  const tailBytes = Math.min(source.size, END_BYTES + MAX_COMMENT + ZIP64_LOCATOR_BYTES);
  const tailStart = source.size - tailBytes;
  const tail = viewOf(await source.read(tailStart, tailBytes));
  const ends: number[] = [];
  for (let at = tailBytes - END_BYTES; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END) continue;
    if (at + END_BYTES + tail.getUint16(at + 20, true) === tailBytes) ends.push(at);
  }
  const at = ends[0];
  if (at === undefined) {
    const kind = fileKind(await source.read(0, Math.min(KIND_BYTES, source.size)));
    throw new RefusedFile(
      kind?.name === 'a ZIP archive'
        ? 'The archive is cut off: the directory at its end is missing'
        : 'The file is not a ZIP archive',
    );
  }
  if (ends.length > 1) throw new RefusedFile('The archive has two ends: readers would not agree about it');
  const locator = at - ZIP64_LOCATOR_BYTES;
  const zip64 = locator >= 0 && tail.getUint32(locator, true) === ZIP64_LOCATOR;
  const [disk, directoryDisk, onDisk, entries] = [4, 6, 8, 10].map((by) => tail.getUint16(at + by, true));
  const bytes = tail.getUint32(at + 12, true);
  const start = tail.getUint32(at + 16, true);
  if (zip64 || entries === 0xffff || bytes === 0xffffffff || start === 0xffffffff) {
    throw new RefusedFile('The archive is in the ZIP64 form, which files of this size do not need');
  }
  if (disk !== 0 || directoryDisk !== 0 || onDisk !== entries) {
    throw new RefusedFile('The archive is in several parts: join them first');
  }
  if (entries === undefined || entries === 0) throw new RefusedFile('The archive is empty');
  if (entries > ZIP_LIMITS.entries) {
    throw new RefusedFile(`The archive has ${entries} entries; at most ${ZIP_LIMITS.entries} are allowed`);
  }
  if (bytes > MAX_DIRECTORY_BYTES) {
    throw new RefusedFile(`The archive's directory is longer than ${MAX_DIRECTORY_BYTES} bytes`);
  }
  if (start + bytes !== tailStart + at) {
    throw new RefusedFile('The archive is cut off or damaged: its directory is not where its end says');
  }
  return { start, bytes, entries };
}

function readDirectory(bytes: Uint8Array, count: number): Listed[] {
  const view = viewOf(bytes);
  const listed: Listed[] = [];
  const names = new Map<string, string>();
  let unpacked = 0;
  let at = 0;
  for (let no = 1; no <= count; no++) {
    if (at + CENTRAL_BYTES > bytes.length || view.getUint32(at, true) !== CENTRAL) {
      throw new RefusedFile(`The archive's directory is damaged at entry ${no} of ${count}`);
    }
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((by) => view.getUint16(at + by, true));
    const nameStart = at + CENTRAL_BYTES;
    const next = nameStart + nameBytes! + extraBytes! + commentBytes!;
    if (next > bytes.length) throw new RefusedFile(`The archive's directory is cut off at entry ${no}`);
    const entry = readListed(view, at, bytes.subarray(nameStart, nameStart + nameBytes!), no);
    const same = names.get(nameKey(entry.name));
    if (same !== undefined) throw wrong(entry.name, `has the name of another entry, ${JSON.stringify(same)}`);
    names.set(nameKey(entry.name), entry.name);
    unpacked += entry.size;
    if (unpacked > ZIP_LIMITS.unpackedBytes) {
      throw new RefusedFile(`The archive unpacks to more than ${ZIP_LIMITS.unpackedBytes / 1e9} GB`);
    }
    listed.push(entry);
    at = next;
  }
  if (at !== bytes.length) throw new RefusedFile(`The archive has more entries than the ${count} it counts`);
  return listed;
}

function readListed(view: DataView, at: number, nameBytes: Uint8Array, no: number): Listed {
  const name = decodeUtf8(nameBytes);
  if (name === null) throw new RefusedFile(`The name of entry ${no} is not UTF-8`);
  const bad = badName(name);
  if (bad !== null) throw wrong(name, `is refused: its name ${bad}`);
  const flags = view.getUint16(at + 8, true);
  if (flags & (ENCRYPTED | STRONG_ENCRYPTION | MASKED_HEADER)) throw wrong(name, 'is encrypted');
  const methodNo = view.getUint16(at + 10, true);
  const method = methodNo === 0 ? 'stored' : methodNo === 8 ? 'deflated' : null;
  if (method === null || flags & PATCH) {
    throw wrong(name, `is packed by method ${methodNo}; only stored (0) and deflated (8) can be read`);
  }
  const crc32 = view.getUint32(at + 16, true);
  const packedSize = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const headerStart = view.getUint32(at + 42, true);
  if (view.getUint16(at + 34, true) !== 0 || headerStart === 0xffffffff) {
    throw wrong(name, 'is in another part of the archive or in the ZIP64 form');
  }
  if (((view.getUint32(at + 38, true) >>> 16) & 0xf000) === SYMBOLIC_LINK) throw wrong(name, 'is a link');
  if (size > packedSize * ZIP_LIMITS.ratio) {
    throw wrong(
      name,
      `unpacks to more than ${ZIP_LIMITS.ratio} times its size: ${packedSize} to ${size} bytes`,
    );
  }
  if (method === 'stored' && size !== packedSize) {
    throw wrong(name, `is stored, and yet has two sizes: ${packedSize} and ${size} bytes`);
  }
  if (name.endsWith('/') && size > 0) throw wrong(name, 'is a folder, and yet holds bytes');
  return { name, nameBytes, flags, methodNo, method, packedSize, size, crc32, headerStart };
}

/** The position of the entry's data. The entry is refused unless its local header agrees with the directory. */
async function readLocalHeader(source: ByteSource, entry: Listed, end: number): Promise<number> {
  const headerBytes = LOCAL_BYTES + entry.nameBytes.length;
  if (entry.headerStart + headerBytes > end) throw wrong(entry.name, 'lies outside the archive');
  const bytes = await source.read(entry.headerStart, headerBytes);
  const view = viewOf(bytes);
  if (view.getUint32(0, true) !== LOCAL) throw wrong(entry.name, 'is not where the directory says');
  const flags = view.getUint16(6, true);
  const listed = [entry.crc32, entry.packedSize, entry.size];
  // If the sizes come after the data, a program may write 0 here for a size or checksum that it does not know yet.
  const sameSizes = [14, 18, 22].every((by, index) => {
    const written = view.getUint32(by, true);
    return written === listed[index] || (written === 0 && flags & SIZES_BEHIND);
  });
  const sameName =
    view.getUint16(26, true) === entry.nameBytes.length &&
    entry.nameBytes.every((byte, index) => byte === bytes[LOCAL_BYTES + index]);
  if (
    (flags ^ entry.flags) & ~EFFORT ||
    view.getUint16(8, true) !== entry.methodNo ||
    !sameName ||
    !sameSizes
  ) {
    throw wrong(entry.name, 'has a header of its own that says something else than the directory');
  }
  return entry.headerStart + headerBytes + view.getUint16(28, true);
}
