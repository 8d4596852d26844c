import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testFolder } from '../../tests/support/test-folder.ts';
import { type ByteSource, memorySource, piecesOf, withBlockCache } from './byte-source.ts';
import { openLocalFile } from './local-file.ts';
import { decodeUtf8, firstInvalidUtf8 } from './utf8.ts';

const numbered = Uint8Array.from({ length: 1000 }, (_, at) => at % 251);

function watched(bytes: Uint8Array): { source: ByteSource; reads: [offset: number, length: number][] } {
  const reads: [number, number][] = [];
  const inner = memorySource(bytes);
  const read: ByteSource['read'] = (offset, length) => {
    reads.push([offset, length]);
    return inner.read(offset, length);
  };
  return { source: { size: bytes.length, read }, reads };
}

test('piecesOf reads each byte of a range once and in order, in reads of at most the given size', async () => {
  const { source, reads } = watched(numbered);
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf(source, 3, 25, 10)) pieces.push(piece);
  expect(Buffer.concat(pieces)).toEqual(Buffer.from(numbered.subarray(3, 25)));
  expect(reads).toEqual([
    [3, 10],
    [13, 10],
    [23, 2],
  ]);
});

test('a read of a file through the block cache returns the same bytes as a read of the file itself', async () => {
  const range = fc
    .tuple(fc.nat(1000), fc.nat(1000))
    .map(([a, b]) => [Math.min(a, b), Math.abs(a - b)] as const);
  await fc.assert(
    fc.asyncProperty(fc.array(range), fc.integer({ min: 1, max: 300 }), async (ranges, blockBytes) => {
      const cached = withBlockCache(memorySource(numbered), blockBytes, 3);
      for (const [offset, length] of ranges) {
        expect(await cached.read(offset, length)).toEqual(numbered.subarray(offset, offset + length));
      }
    }),
    { seed: 13, numRuns: 100 },
  );
});

test('the block cache reads a block only if it does not hold it, and drops the least recently used block', async () => {
  const { source, reads } = watched(numbered);
  const cached = withBlockCache(source, 100, 2);
  await cached.read(10, 20);
  await cached.read(50, 50);
  await cached.read(150, 1);
  await cached.read(0, 1);
  await cached.read(950, 50);
  await cached.read(0, 1);
  expect(reads.map(([offset]) => offset)).toEqual([0, 100, 900]);
  await cached.read(150, 1);
  expect(reads.map(([offset]) => offset)).toEqual([0, 100, 900, 100]);
});

test('a local file can be read at any offset, and a read fails if the file has become shorter', async () => {
  const path = join(testFolder(), 'file');
  writeFileSync(path, numbered);
  const file = await openLocalFile(path);
  try {
    expect(file.size).toBe(1000);
    expect(await file.read(990, 10)).toEqual(numbered.subarray(990));
    writeFileSync(path, numbered.subarray(0, 500));
    await expect(file.read(400, 200)).rejects.toThrow(`${path} ended at byte 500`);
  } finally {
    await file.close();
  }
});

test('firstInvalidUtf8 finds where the first character that is not valid UTF-8 begins', () => {
  const bytes = fc.array(fc.oneof(fc.constantFrom(0x61, 0xd7, 0x90, 0xed, 0xf0, 0xc0), fc.nat(255)), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(bytes, (list) => {
      const at = firstInvalidUtf8(Uint8Array.from(list));
      expect(at === -1).toBe(decodeUtf8(Uint8Array.from(list)) !== null);
      if (at === -1) return;
      expect(decodeUtf8(Uint8Array.from(list.slice(0, at)))).not.toBeNull();
      // No valid character of 1 to 4 bytes begins at this place.
      for (let length = 1; length <= 4; length++) {
        const taken = list.slice(at, at + length);
        if (taken.length === length) expect(decodeUtf8(Uint8Array.from(taken))).toBeNull();
      }
    }),
    { seed: 13, numRuns: 1000 },
  );
});
