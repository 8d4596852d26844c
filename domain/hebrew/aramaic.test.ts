import { expect, test } from 'vitest';
import { ENGLISH_VERSE_COUNTS } from '../canon/index.ts';
import { isAramaic } from './aramaic.ts';

const at = (address: string) => {
  const [book = '', chapter, verse] = address.split(/[ :]/u);
  return { book, chapter: Number(chapter), verse: Number(verse) };
};

test.each([
  ['daniel 2:3', 'daniel 2:4'],
  ['ezra 4:7', 'ezra 4:8'],
  ['ezra 7:11', 'ezra 7:12'],
  ['jeremiah 10:10', 'jeremiah 10:11'],
])('the verse %s is not Aramaic, but the next one, %s, is', (before, first) => {
  expect([isAramaic(at(before)), isAramaic(at(first))]).toEqual([false, true]);
});

test.each([
  ['daniel 7:28', 'daniel 8:1'],
  ['ezra 6:18', 'ezra 6:19'],
  ['ezra 7:26', 'ezra 7:27'],
  ['jeremiah 10:11', 'jeremiah 10:12'],
])('the verse %s is Aramaic, but the next one, %s, is not', (last, after) => {
  expect({ last: isAramaic(at(last)), after: isAramaic(at(after)) }).toEqual({ last: true, after: false });
});

test('Genesis 31:47 and Ezekiel 3:1 are not Aramaic; Daniel, Ezra and Jeremiah have 268 Aramaic verses', () => {
  expect(isAramaic(at('genesis 31:47'))).toBe(false);
  expect(isAramaic(at('ezekiel 3:1'))).toBe(false);
  const verses = (['daniel', 'ezra', 'jeremiah'] as const).flatMap((book) =>
    ENGLISH_VERSE_COUNTS[book].flatMap((count, index) =>
      Array.from({ length: count }, (_, verse) => ({ book, chapter: index + 1, verse: verse + 1 })),
    ),
  );
  expect(verses.filter(isAramaic)).toHaveLength(268);
});
