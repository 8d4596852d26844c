import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { UploadStore } from './upload-store.ts';

/**
 * A store with made-up calls. After `hold`, a part waits for `release`. After `fail`, every part fails with
 * this error.
 */
function uploads() {
  const begun: string[] = [];
  const deleted: string[] = [];
  const stored: string[] = [];
  let resumePart: (() => void) | null = null;
  let failure: Error | null = null;
  const store = new UploadStore(
    {
      beginUpload: async (body) => {
        begun.push(body.name);
        return { id: `id of ${body.name}`, ...body, partSize: 4, parts: [], startedAt: '' };
      },
      putPart: async () => {
        if (resumePart !== null) await new Promise<void>((resolve) => (resumePart = resolve));
        if (failure !== null) throw failure;
      },
      completeUpload: async (id) => ({
        id,
        folder: 'csv',
        name: id.slice('id of '.length),
        size: 4,
        sha256: 'abc',
        lastModified: '',
      }),
      deleteFile: async (id) => deleted.push(id),
    },
    ({ name }) => stored.push(name),
  );
  return {
    store,
    begun,
    deleted,
    stored,
    states: () => store.items().map(({ name, state }) => `${name} ${state}`),
    hold: () => {
      resumePart = () => {};
    },
    release: () => {
      const resume = resumePart;
      resumePart = null;
      resume?.();
    },
    fail: (error: Error | null) => {
      failure = error;
    },
  };
}

const file = (name: string) => new File(['text'], name);

test('the uploads of a browser tab are sent one after the other', async () => {
  const { store, begun, stored, states, hold, release } = uploads();
  hold();
  store.add(file('a.csv'), 'csv');
  store.add(file('b.csv'), 'csv');
  await expect.poll(states).toEqual(['a.csv sending', 'b.csv waiting']);
  expect(begun).toEqual(['a.csv']);
  release();
  await expect.poll(states).toEqual(['a.csv done', 'b.csv done']);
  expect(stored).toEqual(['a.csv', 'b.csv']);
  expect(store.items()[0]).toMatchObject({ sent: 4, sha256: 'abc', uploadId: 'id of a.csv' });
});

test('a failed upload does not stop the next one, and can be sent again', async () => {
  const { store, states, fail } = uploads();
  fail(new ApiError(413, { message: 'The file is too large.' }));
  store.add(file('a.csv'), 'csv');
  await expect.poll(states).toEqual(['a.csv failed']);
  expect(store.items()[0]?.problem).toBe('The file is too large.');
  fail(null);
  store.add(file('b.csv'), 'csv');
  await expect.poll(states).toEqual(['a.csv failed', 'b.csv done']);
  store.retry(store.items()[0]?.key ?? 0);
  await expect.poll(states).toEqual(['a.csv done', 'b.csv done']);
  expect(store.items()[0]?.problem).toBeNull();
});

test('cancelling an upload stops it, deletes the parts on the server, and starts the next upload', async () => {
  const { store, deleted, stored, states, hold, release } = uploads();
  hold();
  store.add(file('a.csv'), 'csv');
  store.add(file('b.csv'), 'csv');
  await expect.poll(() => store.items()[0]?.uploadId).toBe('id of a.csv');
  await store.remove(store.items()[0]?.key ?? 0);
  release();
  await expect.poll(states).toEqual(['b.csv done']);
  expect({ deleted, stored }).toEqual({ deleted: ['id of a.csv'], stored: ['b.csv'] });
});

test('dismissing a finished upload keeps its file on the server, and a waiting upload can be cancelled', async () => {
  const { store, deleted, begun, states, hold, release } = uploads();
  store.add(file('a.csv'), 'csv');
  await expect.poll(states).toEqual(['a.csv done']);
  await store.remove(store.items()[0]?.key ?? 0);
  hold();
  store.add(file('b.csv'), 'csv');
  store.add(file('c.csv'), 'csv');
  await store.remove(store.items()[1]?.key ?? 0);
  release();
  await expect.poll(states).toEqual(['b.csv done']);
  expect({ deleted, begun }).toEqual({ deleted: [], begun: ['a.csv', 'b.csv'] });
});

test('the upload store calls a listener at each change until the listener is removed', async () => {
  const { store, states } = uploads();
  let changes = 0;
  const leave = store.subscribe(() => changes++);
  store.add(file('a.csv'), 'csv');
  await expect.poll(states).toEqual(['a.csv done']);
  leave();
  const before = changes;
  await store.remove(store.items()[0]?.key ?? 0);
  expect({ hasChanged: before > 0, changes }).toEqual({ hasChanged: true, changes: before });
});

test('an upload that is removed before the server has answered is deleted on the server afterwards', async () => {
  const { store, deleted } = uploads();
  store.add(file('a.csv'), 'csv');
  const [item] = store.items();
  await store.remove(item?.key ?? 0);
  await expect.poll(() => deleted).toEqual(['id of a.csv']);
  expect(store.items()).toEqual([]);
});
