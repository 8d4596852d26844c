import { expect, test } from 'vitest';
import { bookById } from '../../../domain/canon/index.ts';
import { chapterVerses } from './chapter-verses.ts';

test('a psalm’s title comes before verse 1', () => {
  expect(chapterVerses(bookById('psalms'), 3).slice(0, 3)).toEqual([0, 1, 2]);
});

test('a psalm whose title is a part of verse 1 has no verse 0', () => {
  expect(chapterVerses(bookById('psalms'), 23)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a chapter that does not exist has no verses', () => {
  expect(chapterVerses(bookById('jude'), 2)).toEqual([]);
  expect(chapterVerses(bookById('tobit'), 1)).toEqual([]);
});
