import { describe, expect, test } from 'vitest';
import { BOOKS, CORE_BOOKS } from '../canon/index.ts';
import { chapterCount, TITLED_PSALMS, toEnglish, verseCount } from '../versification/index.ts';
import { explorerPath, formatReference } from './format.ts';
import { hebrewNumeral, readHebrewNumeral } from './hebrew-numeral.ts';
import { parseReference } from './parse.ts';
import { addresses, at, inHebrew } from './testing.ts';

describe('writing a reference', () => {
  test('all 31,102 addresses and 63 titles can be read back from their printed form and from their path', () => {
    expect(addresses.length).toBe(31_165);
    const lost = addresses.filter((address) => {
      const read = [formatReference(address), explorerPath(address)].map(parseReference);
      return !read.every(
        (parsed) =>
          parsed.ok &&
          parsed.reference.book === address.book &&
          parsed.reference.chapter === address.chapter &&
          parsed.reference.verse === address.verse,
      );
    });
    expect(lost).toEqual([]);
  });

  test('all 23,213 Masoretic verses can be read back from their Hebrew form', () => {
    let count = 0;
    const lost: string[] = [];
    for (const { id: book } of CORE_BOOKS.slice(0, 39))
      for (let chapter = 1; chapter <= chapterCount('masoretic', book); chapter += 1)
        for (let verse = 1; verse <= verseCount('masoretic', book, chapter); verse += 1) {
          const own = { book, chapter, verse };
          const parsed = parseReference(inHebrew(own));
          const [place] = toEnglish('masoretic', own);
          count += 1;
          if (
            !parsed.ok ||
            formatReference(parsed.reference) !== formatReference(at(book, place!.chapter, place!.verse))
          )
            lost.push(inHebrew(own));
        }
    expect(lost).toEqual([]);
    expect(count).toBe(23_213);
  });

  test('the printed references to the last chapter of every book and to a range in its chapter 1 can be read back', () => {
    for (const { id, chapters } of BOOKS) {
      expect(parseReference(formatReference(at(id, chapters)))).toMatchObject({
        reference: at(id, chapters),
      });
      expect(parseReference(formatReference(at(id, 1, 2, 5)))).toMatchObject({ reference: at(id, 1, 2, 5) });
    }
    for (const psalm of TITLED_PSALMS) {
      const run = at('psalms', psalm, 0, 3);
      expect(parseReference(formatReference(run))).toMatchObject({ reference: run });
    }
  });

  test('the printed reference to one psalm says “Psalm”, and its path has the id of the book, “psalms”', () => {
    expect(formatReference(at('psalms', 23, 3))).toBe('Psalm 23:3');
    expect(formatReference(at('psalms', 3, 0))).toBe('Psalm 3 title');
    expect(formatReference(at('psalms', 3, 0, 1))).toBe('Psalm 3 title–1');
    expect(explorerPath(at('songofsolomon', 1, 2))).toBe('/explorer/songofsolomon/1/2');
    expect(explorerPath(at('bel and the dragon', 1))).toBe('/explorer/bel%20and%20the%20dragon/1');
    expect(explorerPath(at('psalms', 3, 0))).toBe('/explorer/psalms/3/0');
  });

  test('the numerals that hebrewNumeral writes can be read back, with 15 and 16 as טו and טז', () => {
    expect([15, 16, 115, 116].map(hebrewNumeral)).toEqual(['טו', 'טז', 'קטו', 'קטז']);
    for (let number = 1; number <= 999; number += 1)
      expect(readHebrewNumeral(hebrewNumeral(number))).toBe(number);
    expect(readHebrewNumeral('יה')).toBe(15);
    expect(readHebrewNumeral('אי')).toBeNull();
    expect(() => hebrewNumeral(0)).toThrow(RangeError);
  });
});
