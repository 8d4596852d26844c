import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketBlobs } from '../../import-jobs/bucket-blobs.ts';
import type { FileStore } from '../../import-jobs/context.ts';
import { folderBlobs } from '../../scripts/start/folder-blobs.ts';
import { memoryBucket } from '../support/memory-bucket.ts';
import { memoryBlobs } from './memory-blobs.ts';

const STORES: Readonly<Record<string, () => Promise<[FileStore, () => Promise<void>]>>> = {
  memory: async () => [memoryBlobs(), async () => undefined],
  'a folder': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'files-'));
    return [folderBlobs(folder), async () => rmSync(folder, { recursive: true })];
  },
  R2: async () => {
    const miniflare = new Miniflare({
      modules: true,
      script: 'export default {}',
      cf: false,
      r2Buckets: ['FILES'],
    });
    return [bucketBlobs(await miniflare.getR2Bucket('FILES')), () => miniflare.dispose()];
  },
};

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array | null): string | null => bytes && new TextDecoder().decode(bytes);
const MEBIBYTE = 1024 * 1024;

describe.each(Object.entries(STORES))('files in %s', (_, make) => {
  let files: FileStore;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    [files, remove] = await make();
  });
  afterAll(() => remove());

  test('an object of a file store can be read completely or in ranges', async () => {
    await files.put('one/a', bytesOf('in the beginning'), { sha256: 'aa' });
    expect(textOf(await files.get('one/a'))).toBe('in the beginning');
    expect(textOf(await files.range('one/a', 7, 9))).toBe('beginning');
    expect(await files.head('one/a')).toMatchObject({ size: 16, sha256: 'aa', uploadedAt: expect.any(Date) });
  });

  test('a range of an object is shorter where the object ends, and empty at its end and after it', async () => {
    await files.put('one/b', bytesOf('light'));
    expect(textOf(await files.range('one/b', 3, 9))).toBe('ht');
    expect(textOf(await files.range('one/b', 5, 9))).toBe('');
    expect(textOf(await files.range('one/b', 50, 9))).toBe('');
    expect(textOf(await files.range('one/b', 2, 0))).toBe('');
  });

  test('a second put with the same key replaces the object and its checksum', async () => {
    await files.put('one/c', bytesOf('day'), { sha256: 'aa' });
    await files.put('one/c', bytesOf('night'));
    expect(textOf(await files.get('one/c'))).toBe('night');
    expect(await files.head('one/c')).toMatchObject({ size: 5, sha256: null });
  });

  test('a put with keepsFirst stores an object only if its key has none', async () => {
    await files.put('one/d', bytesOf('first'), { keepsFirst: true, sha256: 'aa' });
    await files.put('one/d', bytesOf('second'), { keepsFirst: true, sha256: 'bb' });
    expect(textOf(await files.get('one/d'))).toBe('first');
    expect(await files.head('one/d')).toMatchObject({ size: 5, sha256: 'aa' });
  });

  test('a missing object is read as null, and deleting it does not throw', async () => {
    expect(await files.get('none')).toBeNull();
    expect(await files.head('none')).toBeNull();
    expect(await files.range('none', 0, 5)).toBeNull();
    expect(await files.range('none', 5, 5)).toBeNull();
    await files.delete('none');
  });

  test('list gives the objects whose keys begin with the given text, with size, name and checksum', async () => {
    await files.put('two/a', bytesOf('a'));
    await files.put('two/b/c', bytesOf('bc'), { sha256: 'cc' });
    await files.put('twofold', bytesOf('x'));
    expect(await files.list('two/')).toMatchObject([
      { key: 'two/a', size: 1, name: null, sha256: null },
      { key: 'two/b/c', size: 2, name: null, sha256: 'cc' },
    ]);
    expect(await files.list('three/')).toEqual([]);
  });

  test('a deleted object can no longer be read or listed', async () => {
    await files.put('four/a', bytesOf('a'), { sha256: 'aa' });
    await files.delete('four/a');
    expect(await files.get('four/a')).toBeNull();
    expect(await files.list('four/')).toEqual([]);
  });

  test('the parts of an upload make one object, in the order of their numbers', async () => {
    const name = 'Ψαλμοί תהלים 100%.csv';
    const writer = await files.writeInParts('five/a', { name, sha256: 'ff' });
    await writer.write(2, bytesOf('end'));
    await writer.write(1, new Uint8Array(5 * MEBIBYTE).fill(65));
    expect(await files.get('five/a')).toBeNull();
    await writer.complete();
    expect(await files.list('five/')).toMatchObject([
      { key: 'five/a', size: 5 * MEBIBYTE + 3, name, sha256: 'ff' },
    ]);
    expect(textOf(await files.range('five/a', 5 * MEBIBYTE - 1, 9))).toBe('Aend');
  });

  test('a part of an upload that is written again replaces the first one', async () => {
    const writer = await files.writeInParts('five/b');
    await writer.write(1, bytesOf('first'));
    await writer.write(1, bytesOf('second'));
    await writer.complete();
    expect(textOf(await files.get('five/b'))).toBe('second');
  });

  test('an object whose writing was aborted cannot be read or listed', async () => {
    const writer = await files.writeInParts('five/c');
    await writer.write(1, bytesOf('first'));
    await writer.abort();
    expect(await files.get('five/c')).toBeNull();
    expect(await files.list('five/c')).toEqual([]);
  });
});

test('a bucket gets large objects and large parts as a stream, and small ones as they are', async () => {
  const sent: string[] = [];
  const bucket = memoryBucket();
  const files = bucketBlobs(bucket, (bytes) => {
    sent.push(`${bytes.length}`);
    return new Blob([new Uint8Array(bytes)]).stream();
  });
  const small = bytesOf('light');
  const large = new Uint8Array(300_000).fill(7);
  await files.put('a', small);
  await files.put('b', large);
  const writer = await files.writeInParts('c');
  await writer.write(1, large);
  await writer.write(2, small);
  await writer.complete();
  expect(sent).toEqual(['300000', '300000']);
  expect(await files.get('a')).toEqual(small);
  expect(await files.get('b')).toEqual(large);
  expect(await files.get('c')).toEqual(Uint8Array.from([...large, ...small]));
});

test('the list of a bucket has every object, also when R2 gives the list in pages', async () => {
  const miniflare = new Miniflare({
    modules: true,
    script: 'export default {}',
    cf: false,
    r2Buckets: ['FILES'],
  });
  const bucket = await miniflare.getR2Bucket('FILES');
  const files = bucketBlobs({
    put: (key, bytes) => bucket.put(key, bytes),
    get: (key) => bucket.get(key),
    head: (key) => bucket.head(key),
    delete: (key) => bucket.delete(key),
    createMultipartUpload: (key) => bucket.createMultipartUpload(key),
    list: (options) => bucket.list({ ...options, limit: 2 }),
  });
  for (const key of ['a', 'b', 'c', 'd', 'e']) await files.put(key, bytesOf(key));
  expect((await files.list('')).map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd', 'e']);
  await miniflare.dispose();
});
