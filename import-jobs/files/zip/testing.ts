import { deflateRawSync } from 'node:zlib';
import { crc32 } from './crc32.ts';

export interface MadeEntry {
  name: string;
  content?: Uint8Array;
  method?: number;
  packed?: Uint8Array;
  flags?: number;
  size?: number;
  packedSize?: number;
  crc?: number;
  /** The Unix mode of the file, which is stored in the upper half of the external attributes. */
  mode?: number;
  headerStart?: number;
  /** Values in the local header that differ from those in the directory. */
  local?: {
    name?: string;
    flags?: number;
    method?: number;
    size?: number;
    packedSize?: number;
    crc?: number;
  };
  nameBytes?: Uint8Array;
}

export function makeZip(
  entries: readonly MadeEntry[],
  end: { entries?: number; comment?: string; disk?: number; start?: number } = {},
): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = entry.content ?? new Uint8Array();
    const method = entry.method ?? 8;
    const packed = entry.packed ?? (method === 8 ? deflateRawSync(content) : content);
    const name = Buffer.from(entry.nameBytes ?? Buffer.from(entry.name));
    const listed = {
      flags: entry.flags ?? 1 << 11,
      method,
      crc: entry.crc ?? crc32(content),
      packedSize: entry.packedSize ?? packed.length,
      size: entry.size ?? content.length,
    };
    const local = { ...listed, ...entry.local };
    const localName = entry.local?.name === undefined ? name : Buffer.from(entry.local.name);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(local.flags, 6);
    header.writeUInt16LE(local.method, 8);
    header.writeUInt32LE(local.crc, 14);
    header.writeUInt32LE(local.packedSize, 18);
    header.writeUInt32LE(local.size, 22);
    header.writeUInt16LE(localName.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(listed.flags, 8);
    central.writeUInt16LE(listed.method, 10);
    central.writeUInt32LE(listed.crc, 16);
    central.writeUInt32LE(listed.packedSize, 20);
    central.writeUInt32LE(listed.size, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38);
    central.writeUInt32LE(entry.headerStart ?? offset, 42);
    directory.push(central, name);
    parts.push(header, localName, Buffer.from(packed));
    offset += header.length + localName.length + packed.length;
  }
  const listing = Buffer.concat(directory);
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt16LE(end.disk ?? 0, 4);
  last.writeUInt16LE(end.entries ?? entries.length, 8);
  last.writeUInt16LE(end.entries ?? entries.length, 10);
  last.writeUInt32LE(listing.length, 12);
  last.writeUInt32LE(end.start ?? offset, 16);
  const comment = Buffer.from(end.comment ?? '', 'latin1');
  last.writeUInt16LE(comment.length, 20);
  return Uint8Array.from(Buffer.concat([...parts, listing, last, comment]));
}
