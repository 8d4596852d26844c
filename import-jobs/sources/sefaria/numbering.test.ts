import { expect, test } from 'vitest';
import { chapterCount, verseCount } from '../../../domain/versification/index.ts';
import { HEBREW_BOOKS } from '../core/books.ts';
import { sefariaChapter, sefariaReference, sefariaVerses } from './numbering.ts';

test.each([
  ['genesis', 'Genesis 1'],
  ['1samuel', 'I Samuel 1'],
  ['2chronicles', 'II Chronicles 1'],
  ['songofsolomon', 'Song of Songs 1'],
] as const)('Sefaria’s name of the first chapter of %s is %s', (book, reference) => {
  expect(sefariaReference(book, 1)).toBe(reference);
});

test('Sefaria has 23,206 verses: seven less than the Masoretic numbering, which has each of them once', () => {
  let verses = 0;
  const masoretic: string[] = [];
  let expected = 0;
  for (const { id } of HEBREW_BOOKS) {
    for (let chapter = 1; chapter <= chapterCount('masoretic', id); chapter++) {
      const own = sefariaVerses(id, chapter);
      expect(own.map(({ verse }) => verse)).toEqual(own.map((_, at) => at + 1));
      verses += own.length;
      expected += verseCount('masoretic', id, chapter);
      for (const verse of own.flatMap((one) => one.verses)) {
        masoretic.push(`${id} ${verse.chapter}:${verse.verse}`);
        expect(sefariaChapter(verse)).toBe(chapter);
      }
    }
  }
  expect({ verses, expected }).toEqual({ verses: 23_206, expected: 23_213 });
  expect(new Set(masoretic).size).toBe(expected);
});

test.each([
  ['exodus', 20, 23, 13, ['20:13', '20:14', '20:15', '20:16']],
  ['exodus', 20, 23, 14, ['20:17']],
  ['deuteronomy', 5, 30, 17, ['5:17', '5:18', '5:19', '5:20']],
  ['numbers', 25, 18, 18, ['25:18']],
  ['numbers', 26, 65, 1, ['25:19', '26:1']],
  ['joel', 4, 21, 1, ['4:1']],
] as const)('%s %i has %i verses at Sefaria, and verse %i is %j', (book, chapter, count, verse, own) => {
  const verses = sefariaVerses(book, chapter);
  expect(verses).toHaveLength(count);
  expect(verses[verse - 1]?.verses.map((at) => `${at.chapter}:${at.verse}`)).toEqual(own);
});
