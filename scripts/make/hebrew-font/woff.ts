import { brotliCompressSync, brotliDecompressSync, constants, inflateSync } from 'node:zlib';

export type FontTables = ReadonlyMap<string, Buffer>;

/** The tags of font tables that WOFF2 writes as a number, as far as the font Cardo has these tables. */
const KNOWN_TAGS: ReadonlyMap<string, number> = new Map([
  ['cmap', 0],
  ['head', 1],
  ['hhea', 2],
  ['hmtx', 3],
  ['maxp', 4],
  ['name', 5],
  ['OS/2', 6],
  ['post', 7],
  ['glyf', 10],
  ['loca', 11],
  ['gasp', 17],
  ['GDEF', 26],
  ['GPOS', 27],
  ['GSUB', 28],
]);
/**
 * The bits that say that the tables `glyf` and `loca` are stored without WOFF2's transformation. Other tables have no
 * such bits.
 */
const AS_THEY_ARE = 0b1100_0000;
const HEADER = 48;
const TRUETYPE = 0x0001_0000;

const roundedUp = (length: number): number => Math.ceil(length / 4) * 4;

function base128(value: number): Buffer {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(bytes);
}

export function readWoff(file: Buffer): FontTables {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file.');
  return new Map(
    Array.from({ length: file.readUInt16BE(12) }, (_, index) => {
      const at = 44 + index * 20;
      const [start, stored, length] = [4, 8, 12].map((field) => file.readUInt32BE(at + field));
      const bytes = file.subarray(start, (start ?? 0) + (stored ?? 0));
      return [
        file.toString('latin1', at, at + 4),
        stored === length ? Buffer.from(bytes) : inflateSync(bytes),
      ] as const;
    }),
  );
}

/**
 * Writes a WOFF2 file with these font tables. The outlines are stored without WOFF2's transformation, which would save
 * little on a font of this size.
 * @throws if the font has a table that Cardo does not have.
 */
export function writeWoff2(tables: FontTables): Buffer {
  const directory = [...tables].map(([tag, bytes]) => {
    const known = KNOWN_TAGS.get(tag);
    if (known === undefined) throw new Error(`No number is known for the table ${tag}.`);
    const flags = tag === 'glyf' || tag === 'loca' ? known | AS_THEY_ARE : known;
    return Buffer.concat([Buffer.from([flags]), base128(bytes.length)]);
  });
  const all = Buffer.concat([...tables.values()]);
  const compressed = brotliCompressSync(all, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_SIZE_HINT]: all.length,
    },
  });
  const before = HEADER + Buffer.concat(directory).length;
  const length = roundedUp(before + compressed.length);
  const header = Buffer.alloc(HEADER);
  header.write('wOF2', 'latin1');
  header.writeUInt32BE(TRUETYPE, 4);
  header.writeUInt32BE(length, 8);
  header.writeUInt16BE(tables.size, 12);
  const lengths = [...tables.values()].map((bytes) => roundedUp(bytes.length));
  header.writeUInt32BE(12 + 16 * tables.size + lengths.reduce((sum, each) => sum + each, 0), 16);
  header.writeUInt32BE(compressed.length, 20);
  const file = Buffer.concat([header, ...directory, compressed]);
  return Buffer.concat([file, Buffer.alloc(length - file.length)]);
}

export function bytesInWoff2(file: Buffer): Buffer {
  const size = file.readUInt32BE(20);
  let at = HEADER;
  for (let tables = file.readUInt16BE(12); tables > 0; tables -= 1) {
    at += 1;
    while ((file[at] ?? 0) & 0x80) at += 1;
    at += 1;
  }
  return brotliDecompressSync(file.subarray(at, at + size));
}
