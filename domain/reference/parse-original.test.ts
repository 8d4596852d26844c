import { describe, expect, test } from 'vitest';
import type { BookId } from '../canon/index.ts';
import { originalReference } from '../versification/index.ts';
import { parseReference } from './parse.ts';
import { addresses } from './testing.ts';

const verseAt = (book: BookId, chapter: number, verse: number) => ({ book, chapter, verse });

describe('references in the original’s numbering', () => {
  test('each reference that a page shows is read as the address of this page, or has this address as its alternative', () => {
    const shown = addresses.flatMap((address) => {
      const reference = originalReference(address);
      return reference === null ? [] : [{ address, reference }];
    });
    expect(shown.length).toBe(2048);
    const lost = shown.filter(({ address, reference }) => {
      const parsed = parseReference(reference);
      const places = parsed.ok ? [parsed.reference, parsed.alternative?.reference] : [];
      return !places.some(
        (place) =>
          place?.book === address.book && place.chapter === address.chapter && place.verse === address.verse,
      );
    });
    expect(lost).toEqual([]);
  });

  test('an English range is written with the original’s numbers of its first and last verse, if they differ', () => {
    const end = { chapter: 64, verse: 1 };
    expect(originalReference(verseAt('isaiah', 63, 18), end)).toBe('Isaiah 63:18–19');
    expect(originalReference(verseAt('isaiah', 63, 19), end)).toBe('Isaiah 63:19');
    expect(originalReference(verseAt('isaiah', 63, 19), { chapter: 64, verse: 2 })).toBe('Isaiah 63:19–64:1');
    expect(originalReference(verseAt('1kings', 18, 32), { chapter: 18, verse: 33 })).toBe(
      '1 Kings 18:32–34a',
    );
    expect(originalReference(verseAt('1kings', 18, 32), { chapter: 18, verse: 35 })).toBeNull();
  });
});
