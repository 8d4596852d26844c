import { expect, test } from 'vitest';
import { markedVerses, readVerseKey, verseKey } from './verse-key.ts';

test('the key made of a verse is read back as the same verse, also for a book name with a space, an ending and a translation', () => {
  expect(readVerseKey(verseKey({ book: '1 esdras', chapter: 3, verse: 12 }))).toMatchObject({
    book: { id: '1 esdras' },
    chapter: 3,
    verse: 12,
    part: '',
  });
  for (const part of ['e', 't'] as const)
    expect(readVerseKey(verseKey({ book: 'mark', chapter: 16, verse: 8 }, part))?.part).toBe(part);
  expect(readVerseKey(verseKey({ book: 'mark', chapter: 16, verse: 8 }, 'e', 'own-3'))).toMatchObject({
    verse: 8,
    part: 'e',
    edition: 'own-3',
  });
  expect(readVerseKey('enoch 1:1')).toBeNull();
});

test('the hash of an address marks one verse or a range of verses', () => {
  expect(markedVerses('v0')).toEqual({ first: 0, last: 0 });
  expect(markedVerses('v1-3')).toEqual({ first: 1, last: 3 });
  expect(markedVerses('v3-1')).toEqual({ first: 3, last: 3 });
  for (const other of ['', 'w4', 'v', 'v1-', 'note']) expect(markedVerses(other), other).toBeNull();
});
