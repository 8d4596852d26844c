import { describe, expect, test } from 'vitest';
import { type BookId, CORE_BOOKS } from '../canon/index.ts';
import { hasTitle, verseCount } from '../versification/index.ts';
import { checkAddress } from './check-address.ts';
import type { Reference } from './reference-type.ts';
import { addresses, at } from './testing.ts';

describe('checking an address', () => {
  test('checkAddress accepts every address that exists, and refuses the verse numbers before and after the verses of a chapter', () => {
    expect(addresses.filter(({ book, chapter, verse }) => !checkAddress(book, chapter, verse).ok)).toEqual(
      [],
    );
    for (const { id, chapters } of CORE_BOOKS)
      for (let chapter = 1; chapter <= chapters; chapter += 1) {
        expect(checkAddress(id, chapter, verseCount('english', id, chapter) + 1).ok).toBe(false);
        expect(checkAddress(id, chapter, 0).ok).toBe(hasTitle(id, chapter));
      }
  });

  test.each([
    ['3john', 1, 15, at('3john', 1, 14)],
    ['revelation', 12, 18, at('revelation', 13, 1)],
    ['joel', 4, 1, at('joel', 3, 1)],
    ['joel', 4, undefined, at('joel', 3)],
    ['isaiah', 53, 13, at('isaiah', 53, 12)],
    ['genesis', 1.5, 1, at('genesis', 1, 1)],
    ['genesis', 1, -1, at('genesis', 1, 1)],
    ['genesis', 1, Number.NaN, at('genesis', 1, 1)],
  ] as [BookId, number, number | undefined, Reference][])(
    'the address %s %s:%s does not exist, and checkAddress suggests one that exists',
    (book, chapter, verse, suggestion) => {
      const check = checkAddress(book, chapter, verse);
      expect(check).toMatchObject({ ok: false, suggestion });
    },
  );
});
