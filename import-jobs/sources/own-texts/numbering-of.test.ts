import { expect, test } from 'vitest';
import type { BookId } from '../../../domain/canon/index.ts';
import { checkBook, likelyNumbering } from './numbering-of.ts';

/** A chapter with the verses from `first` to `last`. */
const verses = (last: number, first = 1): Set<number> =>
  new Set(Array.from({ length: last - first + 1 }, (_, at) => first + at));

const found = (book: BookId, chapters: Readonly<Record<number, Set<number>>>) =>
  new Map([[book, new Map(Object.entries(chapters).map(([chapter, set]) => [Number(chapter), set]))]]);

test.each([
  ['english', found('joel', { 1: verses(20), 2: verses(32), 3: verses(21) })],
  ['masoretic', found('joel', { 1: verses(20), 2: verses(27), 3: verses(5), 4: verses(21) })],
  ['masoretic', found('psalms', { 3: verses(9), 51: verses(21) })],
  ['greek-psalms', found('psalms', { 9: verses(39), 22: verses(6), 113: verses(26) })],
  ['greek-psalms', found('psalms', { 9: verses(38, 0), 50: verses(19, 0), 115: verses(19, 10) })],
] as const)('the numbering %s is proposed', (numbering, file) => {
  expect(likelyNumbering(file)).toBe(numbering);
});

test('verses that a book lacks, and others that the numbering does not have, are counted and named', () => {
  const joel = new Map([
    [1, verses(20)],
    [2, verses(30)],
    [3, verses(22)],
  ]);
  expect(checkBook('english', 'joel', joel)).toEqual({
    id: 'joel',
    name: 'Joel',
    chapters: 3,
    verses: 72,
    missing: 2,
    extra: 1,
    missingAt: ['2:31', '2:32'],
    extraAt: ['3:22'],
  });
});

test('the second half of a divided psalm may go on with the numbers of the first', () => {
  const psalms = new Map([[115, verses(19, 10)]]);
  const { missingAt } = checkBook('greek-psalms', 'psalms', psalms);
  expect(missingAt.filter((place) => place.startsWith('115:'))).toEqual([]);
});
