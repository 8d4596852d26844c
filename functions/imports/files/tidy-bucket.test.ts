import { expect, test } from 'vitest';
import type { StoredObject } from '../../../import-jobs/context.ts';
import { ownDatabase } from '../../../tests/support/sample-app.ts';
import { tidyBucket } from './tidy-bucket.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const PACKS = [{ id: 'names', upstream: { commit: 'new' } }];

const database = await ownDatabase();

const tidy = (bucket: Parameters<typeof tidyBucket>[1]) => tidyBucket(database.client, bucket, NOW, PACKS);

function bucketOf(ages: Readonly<Record<string, number>>) {
  const objects = new Map(
    Object.entries(ages).map(([key, days]): [string, StoredObject] => [
      key,
      { key, name: null, size: 1, sha256: null, uploadedAt: new Date(NOW - days * 24 * 3600 * 1000) },
    ]),
  );
  return {
    keys: () => [...objects.keys()],
    list: async (prefix: string) => [...objects.values()].filter(({ key }) => key.startsWith(prefix)),
    delete: async (key: string) => void objects.delete(key),
  };
}

test('files of another version of a pack and of an unknown pack are deleted at any age; those of the present version stay', async () => {
  const bucket = bucketOf({
    'packs/names/old/a.csv': 0,
    'packs/names/old/b/c.csv': 90,
    'packs/names/new/a.csv': 90,
    'packs/gone/new/a.csv': 0,
    'csv/a': 90,
    'index/wlc/0a1b': 90,
  });
  expect(await tidy(bucket)).toBe(3);
  expect(bucket.keys()).toEqual(['packs/names/new/a.csv', 'csv/a', 'index/wlc/0a1b']);
});

test('an upload is deleted a week after its last part; an upload with a newer part stays whole', async () => {
  const bucket = bucketOf({
    'uploads/left/about': 9,
    'uploads/left/1': 8,
    'uploads/slow/about': 9,
    'uploads/slow/1': 8,
    'uploads/slow/2': 6,
  });
  expect(await tidy(bucket)).toBe(2);
  expect(bucket.keys()).toEqual(['uploads/slow/about', 'uploads/slow/1', 'uploads/slow/2']);
});

test('parts of an upload that has no description are deleted after an hour', async () => {
  const bucket = bucketOf({
    'uploads/lost/1': 0.05,
    'uploads/lost/2': 0.05,
    'uploads/fresh/1': 0.03,
    'uploads/slow/about': 1,
    'uploads/slow/1': 1,
  });
  expect(await tidy(bucket)).toBe(2);
  expect(bucket.keys()).toEqual(['uploads/fresh/1', 'uploads/slow/about', 'uploads/slow/1']);
});

test('one call of tidyBucket deletes at most 50 objects, and the object that describes an upload is the last', async () => {
  const parts = Array.from({ length: 69 }, (_, at): [string, number] => [`uploads/left/${at + 1}`, 8]);
  const bucket = bucketOf({ 'uploads/left/about': 9, ...Object.fromEntries(parts) });
  expect(await tidy(bucket)).toBe(50);
  expect(bucket.keys()).toHaveLength(20);
  expect(bucket.keys()).toContain('uploads/left/about');
  expect(await tidy(bucket)).toBe(20);
  expect(await tidy(bucket)).toBe(0);
  expect(bucket.keys()).toEqual([]);
});

test('what a job has fetched is deleted when no job needs it; if the bucket fails, the next call goes on', async () => {
  const bucket = bucketOf({ 'staged/ended/ruth/1.json': 0, 'staged/ended/ruth/2.json': 0, 'csv/a': 0 });
  let isAway = false;
  const failing = {
    ...bucket,
    delete: async (key: string) => {
      if (isAway) throw new Error('The bucket is away');
      await bucket.delete(key);
      isAway = true;
    },
  };
  await expect(tidy(failing)).rejects.toThrow('The bucket is away');
  expect(bucket.keys()).toEqual(['staged/ended/ruth/2.json', 'csv/a']);
  expect(await tidy(bucket)).toBe(1);
  expect(bucket.keys()).toEqual(['csv/a']);
});
