import { expect, test } from 'vitest';
import { bookById } from '../../../domain/canon/index.ts';
import { chapterVerses } from './chapter-verses.ts';

test('the verse numbers of a psalm with a title begin with 0, the title', () => {
  expect(chapterVerses(bookById('psalms'), 3).slice(0, 3)).toEqual([0, 1, 2]);
});

test('the verse numbers of a psalm whose title is a part of verse 1 begin with 1', () => {
  expect(chapterVerses(bookById('psalms'), 23)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('chapterVerses gives an empty list for a chapter that does not exist', () => {
  expect(chapterVerses(bookById('jude'), 2)).toEqual([]);
  expect(chapterVerses(bookById('tobit'), 1)).toEqual([]);
});
