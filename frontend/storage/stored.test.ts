import { afterEach, describe, expect, test, vi } from 'vitest';
import { store, stored, storedNames } from './stored.ts';

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

test('store keeps a text under a name, and removes it if the new text is null', () => {
  storageWith({});
  expect(store('a', '1')).toBe(true);
  expect(stored('a')).toBe('1');
  expect(stored('b')).toBeNull();
  expect(store('a', null)).toBe(true);
  expect(stored('a')).toBeNull();
});

test('storedNames finds names by their prefix', () => {
  storageWith({ 'note:1': '', 'note:2': '', other: '' });
  expect(storedNames('note:')).toEqual(['note:1', 'note:2']);
});

describe('a storage that is full or blocked', () => {
  test('if the browser’s storage is full, store returns false and the old text stays', () => {
    storageWith({ a: '1' }, false);
    expect(store('a', '2')).toBe(false);
    expect(stored('a')).toBe('1');
  });

  test('if the browser’s storage is blocked, it counts as empty', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(store('a', '1')).toBe(false);
    expect(store('a', null)).toBe(false);
    expect(stored('a')).toBeNull();
    expect(storedNames('')).toEqual([]);
  });
});
