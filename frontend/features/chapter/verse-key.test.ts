import { expect, test } from 'vitest';
import { markedVerses, readVerseKey, verseKey } from './verse-key.ts';

test('a key is read back, also of a book with a space and of an ending', () => {
  expect(readVerseKey(verseKey({ book: '1 esdras', chapter: 3, verse: 12 }))).toMatchObject({
    book: { id: '1 esdras' },
    chapter: 3,
    verse: 12,
    isEnding: false,
  });
  expect(readVerseKey(verseKey({ book: 'mark', chapter: 16, verse: 8 }, true))?.isEnding).toBe(true);
  expect(readVerseKey('enoch 1:1')).toBeNull();
});

test('a hash marks one verse or a range', () => {
  expect(markedVerses('v0')).toEqual({ first: 0, last: 0 });
  expect(markedVerses('v1-3')).toEqual({ first: 1, last: 3 });
  expect(markedVerses('v3-1')).toEqual({ first: 3, last: 3 });
  for (const other of ['', 'w4', 'v', 'v1-', 'note']) expect(markedVerses(other), other).toBeNull();
});
