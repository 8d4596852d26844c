import { expect, test } from 'vitest';
import { memoryBlobs } from '../tests/imports/memory-blobs.ts';
import { tinyText, tinyVerses } from '../tests/imports/tiny-sources.ts';
import { database, newDatabaseEachTest } from '../tests/support/database-each-test.ts';
import { restoreLettersFiles } from './restore-letters-files.ts';
import { runJobs } from './run-jobs.ts';

newDatabaseEachTest();

test('a lost letters file is made again with the bytes that the import stored', async () => {
  const { client } = database;
  const blobs = memoryBlobs();
  const sources = [
    tinyText(tinyVerses(9), { id: 'tiny' }),
    tinyText(tinyVerses(4), { id: 'other' }),
    tinyText(tinyVerses(9, 0, 'latin'), { id: 'english', script: 'latin' }),
  ];
  await runJobs({ db: client, blobs }, sources);
  const keys = blobs.keys();
  expect(keys).toEqual([
    expect.stringMatching(/^index\/tiny\/[\da-f]{12}$/),
    expect.stringMatching(/^index\/other\/[\da-f]{12}$/),
  ]);
  expect(await restoreLettersFiles(client, blobs)).toEqual([]);

  const [key = ''] = keys;
  const before = await blobs.get(key);
  blobs.remove(key);
  expect(await restoreLettersFiles(client, blobs)).toEqual([key]);
  expect(await blobs.get(key)).toEqual(before);
});

test('a letters file that is made again has the published revision, while a later one is only a draft', async () => {
  const { client } = database;
  const blobs = memoryBlobs();
  await runJobs({ db: client, blobs }, [tinyText(tinyVerses(9))]);
  const [key = ''] = blobs.keys();
  const before = await blobs.get(key);
  const stop = new AbortController();
  const changed = tinyText(tinyVerses(9, 1), { fingerprint: 'changed' });
  const read: typeof changed.read = async (descriptor) => {
    stop.abort();
    return changed.read(descriptor);
  };
  await runJobs({ db: client, blobs, signal: stop.signal }, [{ ...changed, read }]);
  blobs.remove(key);
  expect(await restoreLettersFiles(client, blobs)).toEqual([key]);
  expect(await blobs.get(key)).toEqual(before);
});
