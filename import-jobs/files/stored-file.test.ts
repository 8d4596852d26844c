import { expect, test } from 'vitest';
import { memoryBlobs } from '../../tests/imports/memory-blobs.ts';
import { PermanentError } from '../engine/errors.ts';
import { missingFileError, openStoredFile } from './stored-file.ts';

const FILE = { key: 'csv/1', name: 'Complete.csv', size: 5, sha256: 'aa' };

async function stored() {
  const files = memoryBlobs();
  await files.put(FILE.key, new TextEncoder().encode('verse'), { sha256: 'aa' });
  return files;
}

test('openStoredFile reads ranges of a stored file, up to its last byte', async () => {
  const source = await openStoredFile(await stored(), FILE);
  expect(source.size).toBe(5);
  expect(new TextDecoder().decode(await source.read(1, 4))).toBe('erse');
});

test.each([
  ['another size', { ...FILE, size: 6 }],
  ['another checksum', { ...FILE, sha256: 'bb' }],
])('openStoredFile refuses to open a file that has %s now', async (_, file) => {
  const opening = openStoredFile(await stored(), file);
  await expect(opening).rejects.toBeInstanceOf(PermanentError);
  await expect(opening).rejects.toThrow('Complete.csv was replaced');
});

test('openStoredFile refuses to open a deleted file', async () => {
  const opening = openStoredFile(await stored(), { ...FILE, key: 'csv/2' });
  await expect(opening).rejects.toBeInstanceOf(PermanentError);
  await expect(opening).rejects.toThrow('Complete.csv was deleted');
});

test('openStoredFile refuses to read on after the file is deleted or replaced by a shorter one', async () => {
  const files = await stored();
  const source = await openStoredFile(files, FILE);
  await files.put(FILE.key, new TextEncoder().encode('ver'), { sha256: 'bb' });
  await expect(source.read(1, 4)).rejects.toThrow('was replaced');
  await files.delete(FILE.key);
  await expect(source.read(1, 4)).rejects.toThrow('was deleted');
});

test('missingFileError names a file as replaced if another one of its name is stored under another key', async () => {
  const files = await stored();
  const source = await openStoredFile(files, FILE);
  const writer = await files.writeInParts('csv/2', { name: FILE.name });
  await writer.write(1, new TextEncoder().encode('other'));
  await writer.complete();
  await files.delete(FILE.key);
  const words = 'Complete.csv was replaced during the import. Start the import again.';
  await expect(source.read(1, 4)).rejects.toThrow(words);
  await expect(openStoredFile(files, FILE)).rejects.toThrow(words);
  expect(await missingFileError(files, { key: 'zip/1', name: FILE.name })).toMatchObject({
    message: 'Complete.csv was deleted. Upload it and start the import again.',
  });
});
