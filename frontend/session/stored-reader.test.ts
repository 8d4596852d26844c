import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSignedIn, STORAGE_KEY, wasSignedIn } from './signed-in-hint.ts';
import { onSignedInElsewhere, storedReader, storeReader } from './stored-reader.ts';

class FakeDocument {
  #cookie = '';
  get cookie(): string {
    return this.#cookie;
  }
  set cookie(line: string) {
    this.#cookie = line.includes('Max-Age=0') ? '' : (line.split(';')[0] ?? '');
  }
}

function openWindow(): EventTarget {
  const window = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, window[name].bind(window));
  }
  const stored: Record<string, string> = {};
  Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: {
      value: (key: string, value: string) => {
        stored[key] = value;
      },
    },
    removeItem: { value: (key: string) => delete stored[key] },
  });
  vi.stubGlobal('localStorage', stored);
  vi.stubGlobal('document', new FakeDocument());
  return window;
}

let window: EventTarget;
beforeEach(() => {
  window = openWindow();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('onSignedIn calls its listener once when a reader signs in and once when the reader signs out', () => {
  const listener = vi.fn();
  const end = onSignedIn(listener);
  expect(wasSignedIn()).toBe(false);
  storeReader(3);
  storeReader(3);
  expect([wasSignedIn(), listener.mock.calls.length]).toEqual([true, 1]);
  storeReader(null);
  storeReader(null);
  expect([wasSignedIn(), listener.mock.calls.length]).toEqual([false, 2]);
  end();
  storeReader(4);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('onSignedInElsewhere calls its listener only if the reader changes in another tab', () => {
  const listener = vi.fn();
  const end = onSignedInElsewhere(listener);
  storeReader(3);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'gematria-theme' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('storage'), { key: STORAGE_KEY }));
  // The key is null when another tab clears the whole storage.
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(listener).toHaveBeenCalledTimes(2);
  end();
});

test('a reader still counts as signed in after the browser’s storage was cleared, until the reader signs out', () => {
  storeReader(3);
  localStorage.removeItem(STORAGE_KEY);
  expect({ wasSignedIn: wasSignedIn(), reader: storedReader() }).toEqual({ wasSignedIn: true, reader: 3 });
  storeReader(null);
  expect([wasSignedIn(), storedReader()]).toEqual([false, null]);
});

test('no reader counts as signed in if the browser has no storage', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('document', { cookie: '' });
  expect(wasSignedIn()).toBe(false);
});
