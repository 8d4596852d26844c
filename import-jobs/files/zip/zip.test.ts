import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { turnsDuring } from '../../../tests/imports/turns.ts';
import { type ByteSource, memorySource } from '../byte-source.ts';
import { RefusedFile } from '../refused-file.ts';
import { readZip, type ZipEntry } from './read-zip.ts';
import { type MadeEntry, makeZip } from './testing.ts';
import { PART_BYTES, unpackEntry, unpackInParts } from './unpack-entry.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

async function unpacked(source: ByteSource, entry: ZipEntry): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of unpackEntry(source, entry)) parts.push(part);
  return Uint8Array.from(Buffer.concat(parts));
}

async function contents(zip: Uint8Array): Promise<Map<string, Uint8Array>> {
  const source = memorySource(zip);
  const files = new Map<string, Uint8Array>();
  for (const entry of await readZip(source)) files.set(entry.name, await unpacked(source, entry));
  return files;
}

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RefusedFile);
  return error instanceof Error ? error.message : '';
}

const refusal = (zip: Uint8Array): Promise<string> => messageOf(readZip(memorySource(zip)));

/** The message with which `unpackEntry` refuses an entry of an archive that `readZip` accepts. */
async function refusalInside(entry: MadeEntry): Promise<string> {
  const source = memorySource(makeZip([entry]));
  const [first] = await readZip(source);
  return messageOf(unpacked(source, first!));
}

const numbered = (length: number): Uint8Array => {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at + 4 <= length; at += 4) bytes.writeUInt32LE(at, at);
  return bytes;
};

describe('unpacked files are equal to the files that were packed', () => {
  const name = fc
    .array(fc.stringMatching(/^[a-zא-ת][a-z0-9א-ת ]{0,8}$/u), { minLength: 1, maxLength: 3 })
    .map((parts) => `${parts.join('/')}.csv`);
  const file = fc.record({
    name,
    content: fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc
        .tuple(fc.uint8Array({ minLength: 4, maxLength: 40 }), fc.integer({ min: 1, max: 20 }))
        .map(([bytes, times]) => Uint8Array.from(Array.from({ length: times }, () => [...bytes]).flat())),
    ),
    level: fc.constantFrom<0 | 1 | 9>(0, 1, 9),
  });
  const files = fc.uniqueArray(file, { minLength: 1, maxLength: 6, selector: (made) => made.name });

  const packed = (made: { name: string; content: Uint8Array; level: 0 | 1 | 9 }[]): Uint8Array =>
    zipSync(Object.fromEntries(made.map(({ name, content, level }) => [name, [content, { level }]])));

  test('a ZIP archive is unpacked while other work of the same thread goes on', async () => {
    const content = new Uint8Array(4 * 1024 * 1024);
    const source = memorySource(makeZip([{ name: 'a.csv', content, method: 0 }]));
    const [entry] = await readZip(source);
    expect(await turnsDuring(unpacked(source, entry as ZipEntry))).toBeGreaterThanOrEqual(4);
  });

  test('a ZIP archive that another program (fflate) made is unpacked to the files that were packed', async () => {
    await fc.assert(
      fc.asyncProperty(files, async (made) => {
        const out = await contents(packed(made));
        expect(out).toEqual(new Map(made.map(({ name, content }) => [name, content])));
      }),
      { seed: 13, numRuns: 200 },
    );
  });

  test('a ZIP archive with one changed byte is refused, or still unpacked to the files that were packed', async () => {
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(files, fc.nat(), fc.integer({ min: 1, max: 255 }), async (made, place, change) => {
        const zip = packed(made);
        zip[place % zip.length]! ^= change;
        const before = new Map(made.map(({ name, content }) => [name, content]));
        const after = await contents(zip).catch((error: unknown) => {
          expect(error).toBeInstanceOf(RefusedFile);
          refused += 1;
          return before;
        });
        expect(after).toEqual(before);
      }),
      { seed: 13, numRuns: 500 },
    );
    expect(refused).toBeGreaterThan(250);
  });

  test('the files of a ZIP archive with folders, a comment and sizes before or after the data are unpacked', async () => {
    const content = text('ref,text\n');
    const zip = makeZip(
      [
        { name: 'csv/', method: 0, mode: 0o40755 },
        { name: 'csv/a.csv', content, flags: 8, local: { crc: 0, size: 0, packedSize: 0 } },
        { name: 'csv/mac.csv', content, flags: 8, local: { crc: 0, packedSize: 0 } },
        { name: 'csv/b.csv', content, method: 0 },
        { name: 'csv/empty.csv', method: 0 },
      ],
      { comment: 'made by hand' },
    );
    expect(await contents(zip)).toEqual(
      new Map([
        ['csv/a.csv', content],
        ['csv/mac.csv', content],
        ['csv/b.csv', content],
        ['csv/empty.csv', new Uint8Array()],
      ]),
    );
  });

  test.each([0, 1, PART_BYTES, 2 * PART_BYTES + 7])(
    'a ZIP entry of %i bytes is unpacked in parts of equal size, except the last part',
    async (size) => {
      const content = numbered(size);
      const source = memorySource(makeZip([{ name: 'a.csv', content, method: 0 }]));
      const [entry] = await readZip(source);
      const parts: Uint8Array[] = [];
      await unpackInParts(source, entry!, async (partNo, bytes) => {
        expect(partNo).toBe(parts.push(bytes));
      });
      expect(parts.slice(0, -1).every(({ length }) => length === PART_BYTES)).toBe(true);
      expect(Buffer.concat(parts).equals(content)).toBe(true);
      expect(parts.length).toBe(Math.max(1, Math.ceil(size / PART_BYTES)));
    },
  );
});

describe('an archive is refused before anything is unpacked when', () => {
  const content = text('ref,text\n');
  const named = (name: string): Uint8Array => makeZip([{ name, content }]);
  const good = makeZip([{ name: 'a.csv', content }]);
  const many = (count: number): MadeEntry[] =>
    Array.from({ length: count }, (_, no) => ({ name: `${no}.csv`, method: 0 }));

  test.each<[string, () => Uint8Array, string]>([
    ['it is empty', () => new Uint8Array(), 'The file is empty'],
    ['it has no entries', () => makeZip([]), 'The archive is empty'],
    ['it has only folders', () => makeZip([{ name: 'a/', method: 0 }]), 'The archive holds no file'],
    ['it is not a ZIP archive', () => text('ref,text\n'.repeat(9)), 'The file is not a ZIP archive'],
    [
      'its end is cut off',
      () => good.subarray(0, -5),
      'The archive is cut off: the directory at its end is missing',
    ],
    [
      'its beginning is cut off',
      () => good.subarray(10),
      'The archive is cut off or damaged: its directory is not where its end says',
    ],
    [
      'it has 50,000 entries',
      () => makeZip(many(50_000)),
      'The archive has 50000 entries; at most 10000 are allowed',
    ],
    [
      'it has more entries than its end says',
      () => makeZip(many(12_000), { entries: 3 }),
      'The archive has more entries than the 3 it counts',
    ],
    [
      'it has fewer entries than its end says',
      () => makeZip(many(3), { entries: 4 }),
      "The archive's directory is damaged at entry 4 of 4",
    ],
    [
      'an entry claims to unpack to more than 100 times its packed size',
      () => makeZip([{ name: 'a.csv', packed: new Uint8Array(1000), size: 100_001 }]),
      'The entry "a.csv" unpacks to more than 100 times its size: 1000 to 100001 bytes',
    ],
    [
      'it unpacks to more than 1 GB',
      () => makeZip([1, 2, 3].map((no) => ({ name: `${no}.csv`, packed: new Uint8Array(4e6), size: 4e8 }))),
      'The archive unpacks to more than 1 GB',
    ],
    [
      'a stored entry has two sizes',
      () => makeZip([{ name: 'a.csv', content, method: 0, size: 8 }]),
      'The entry "a.csv" is stored, and yet has two sizes: 9 and 8 bytes',
    ],
    [
      'a folder holds bytes',
      () => makeZip([{ name: 'a/', content, method: 0 }]),
      'The entry "a/" is a folder, and yet holds bytes',
    ],
    ...[
      ['../a.csv', 'leads out of its folder'],
      ['a/../../a.csv', 'leads out of its folder'],
      ['/etc/a.csv', 'is an absolute path'],
      ['C:a.csv', 'is an absolute path'],
      ['a\\..\\a.csv', 'holds a backslash'],
      ['a.csv\0.txt', 'holds a control character'],
      ['a\n.csv', 'holds a control character'],
      ['a\u202Evsc.exe', 'holds a control character'],
      ['a//b.csv', 'has an empty part'],
      ['./a.csv', 'has an empty part'],
      ['', 'is empty'],
      ['__proto__', 'holds “__proto__”'],
      ['a/__proto__/b.csv', 'holds “__proto__”'],
      [`${'a'.repeat(600)}.csv`, 'is longer than 512 characters'],
      ['inner.ZIP', 'is that of an archive: archives in archives are not unpacked'],
      ['a/inner.tar.gz', 'is that of an archive: archives in archives are not unpacked'],
    ].map(([name = '', why = '']): [string, () => Uint8Array, string] => [
      `a name is ${JSON.stringify(name.slice(0, 30))}`,
      () => named(name),
      `The entry ${JSON.stringify(name.slice(0, 200))} is refused: its name ${why}`,
    ]),
    [
      'a name is not UTF-8',
      () => makeZip([{ name: '', nameBytes: Uint8Array.of(0x61, 0xff), content }]),
      'The name of entry 1 is not UTF-8',
    ],
    [
      'a name occurs twice',
      () =>
        makeZip([
          { name: 'a.csv', content },
          { name: 'a.csv', content },
        ]),
      'The entry "a.csv" has the name of another entry, "a.csv"',
    ],
    [
      'two names differ only in case and normalization',
      () =>
        makeZip([
          { name: 'É.csv', content },
          { name: 'e\u0301.CSV', content },
        ]),
      'The entry "e\u0301.CSV" has the name of another entry, "É.csv"',
    ],
    [
      'an entry is encrypted',
      () => makeZip([{ name: 'a.csv', content, flags: 1 }]),
      'The entry "a.csv" is encrypted',
    ],
    [
      'an entry is packed by another method',
      () => makeZip([{ name: 'a.csv', content, method: 93 }]),
      'The entry "a.csv" is packed by method 93; only stored (0) and deflated (8) can be read',
    ],
    [
      'an entry is a link',
      () => makeZip([{ name: 'a.csv', content, mode: 0o120777 }]),
      'The entry "a.csv" is a link',
    ],
    [
      'two entries share their data',
      () =>
        makeZip([
          { name: 'a.csv', content },
          { name: 'b.csv', content, headerStart: 0 },
        ]),
      'The entry "b.csv" overlaps the entry before it',
    ],
    [
      'an entry reaches into the directory',
      () => makeZip([{ name: 'a.csv', content, packedSize: 60 }]),
      'The entry "a.csv" reaches into the directory at the end',
    ],
    [
      'an entry reaches into the next entry',
      () =>
        makeZip([
          { name: 'a.csv', content, packedSize: 30 },
          { name: 'b.csv', content },
        ]),
      'The entry "b.csv" overlaps the entry before it',
    ],
    [
      'an entry is outside the archive',
      () => makeZip([{ name: 'a.csv', content, headerStart: 1e6 }]),
      'The entry "a.csv" lies outside the archive',
    ],
    [
      'an entry is not where the directory says',
      () => makeZip([{ name: 'a.csv', content, headerStart: 1 }]),
      'The entry "a.csv" is not where the directory says',
    ],
    ...[{ name: 'b.csv' }, { size: 7 }, { packedSize: 7 }, { crc: 7 }, { method: 0 }, { flags: 1 }].map(
      (local): [string, () => Uint8Array, string] => [
        `the ${Object.keys(local)} of a local header differs from the directory`,
        () => makeZip([{ name: 'a.csv', content, local }]),
        'The entry "a.csv" has a header of its own that says something else than the directory',
      ],
    ),
    [
      'it is in the ZIP64 form',
      () => makeZip([{ name: 'a.csv', content }], { start: 0xffffffff }),
      'The archive is in the ZIP64 form, which files of this size do not need',
    ],
    [
      'it is in several parts',
      () => makeZip([{ name: 'a.csv', content }], { disk: 1 }),
      'The archive is in several parts: join them first',
    ],
    [
      'its comment is a second end of an archive',
      () => makeZip([{ name: 'a.csv', content }], { comment: `PK\x05\x06${'\0'.repeat(18)}` }),
      'The archive has two ends: readers would not agree about it',
    ],
  ])('a ZIP archive is refused before anything is unpacked when %s', async (_, zip, message) => {
    expect(await refusal(zip())).toBe(message);
  });
});

describe('an entry is refused while it is unpacked when', () => {
  const content = text('In the beginning God created the heaven and the earth. '.repeat(4));

  test.each<[string, MadeEntry, RegExp]>([
    [
      'its checksum is wrong',
      { name: 'a.csv', content, crc: 7 },
      /^The entry "a\.csv" is damaged: its 220 bytes have the checksum [0-9a-f]{8}, and the directory says 00000007$/u,
    ],
    [
      'it unpacks to more than the directory says',
      { name: 'a.csv', content, size: 100 },
      /^The entry "a\.csv" unpacks to more than the 100 bytes that the directory says$/u,
    ],
    [
      'it unpacks to less than the directory says',
      { name: 'a.csv', content, size: 300 },
      /^The entry "a\.csv" unpacks to 220 bytes, not to the 300 that the directory says$/u,
    ],
    [
      'its data is damaged',
      { name: 'a.csv', content, packed: Uint8Array.of(7, 7, 7, 7, 7, 7, 7, 7) },
      /^The entry "a\.csv" is damaged near byte 43 of the archive: invalid block type$/u,
    ],
    [
      'its data is cut off',
      { name: 'a.csv', content, packed: deflateRawSync(content).subarray(0, -4) },
      /^The entry "a\.csv" is damaged near byte \d+ of the archive: unexpected EOF$/u,
    ],
    [
      'it is an archive with a harmless name',
      { name: 'a.csv', content: makeZip([{ name: 'b.csv', content }]) },
      /^The entry "a\.csv" is a ZIP archive: archives in archives are not unpacked$/u,
    ],
  ])('a ZIP entry is refused while it is unpacked when %s', async (_, entry, message) => {
    expect(await refusalInside(entry)).toMatch(message);
  });

  test('unpacking of a ZIP entry stops before it has read a megabyte that follows its packed data', async () => {
    const packed = Uint8Array.from([...deflateRawSync(content), ...new Uint8Array(1024 * 1024)]);
    expect(await refusalInside({ name: 'a.csv', content, packed })).toMatch(/nothing unpacks near byte/u);
  });

  test('unpacking of a ZIP entry that is far larger than the directory says stops at the size in the directory', async () => {
    const bomb = deflateRawSync(new Uint8Array(64 * 1024 * 1024));
    const source = memorySource(makeZip([{ name: 'a.csv', packed: bomb, size: bomb.length }]));
    const [entry] = await readZip(source);
    let unpacked = 0;
    const unpack = async (): Promise<void> => {
      for await (const part of unpackEntry(source, entry!)) unpacked += part.length;
    };
    expect(await messageOf(unpack())).toContain('unpacks to more than');
    expect(unpacked).toBeLessThanOrEqual(bomb.length);
  });

  test('the last part of a ZIP entry with a wrong checksum is not written', async () => {
    const long = numbered(PART_BYTES + 10);
    const source = memorySource(makeZip([{ name: 'a.csv', content: long, method: 0, crc: 7 }]));
    const [entry] = await readZip(source);
    const written: number[] = [];
    const message = await messageOf(
      unpackInParts(source, entry!, async (partNo) => {
        written.push(partNo);
      }),
    );
    expect(message).toContain('checksum');
    expect(written).toEqual([1]);
  });
});
