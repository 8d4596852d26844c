import { afterEach, describe, expect, test, vi } from 'vitest';
import { store, stored, storedNames } from './stored.ts';

/** A browser's storage with these texts, which takes more of them only where it has room. */
function storageWith(texts: Record<string, string>, hasRoom = true): void {
  const storage = { ...texts };
  Object.defineProperties(storage, {
    getItem: { value: (name: string) => storage[name] ?? null },
    setItem: {
      value: (name: string, text: string) => {
        if (!hasRoom) throw new Error('QuotaExceededError');
        storage[name] = text;
      },
    },
    removeItem: { value: (name: string) => delete storage[name] },
  });
  vi.stubGlobal('localStorage', storage);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a text is kept until nothing is kept in its place', () => {
  storageWith({});
  expect([store('a', '1'), stored('a'), stored('b')]).toEqual([true, '1', null]);
  expect([store('a', null), stored('a')]).toEqual([true, null]);
});

test('names are found by their beginning', () => {
  storageWith({ 'note:1': '', 'note:2': '', other: '' });
  expect(storedNames('note:')).toEqual(['note:1', 'note:2']);
});

describe('without room, or closed', () => {
  test('a full storage keeps what it has', () => {
    storageWith({ a: '1' }, false);
    expect([store('a', '2'), stored('a')]).toEqual([false, '1']);
  });

  test('a closed storage is empty', () => {
    vi.stubGlobal('localStorage', undefined);
    expect([store('a', '1'), store('a', null), stored('a'), storedNames('')]).toEqual([
      false,
      false,
      null,
      [],
    ]);
  });
});
