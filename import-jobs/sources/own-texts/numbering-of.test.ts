import { expect, test } from 'vitest';
import type { BookId } from '../../../domain/canon/index.ts';
import { checkBook, endsEarly, likelyNumbering, mixedNumberings } from './numbering-of.ts';

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

test('books of two numberings in one file are named', () => {
  const joel = { 1: verses(20), 2: verses(27), 3: verses(5), 4: verses(21) };
  const found = (chapters: Readonly<Record<number, Set<number>>>) =>
    new Map(Object.entries(chapters).map(([chapter, set]) => [Number(chapter), set]));
  const malachi = { 1: verses(14), 2: verses(17), 3: verses(18), 4: verses(6) };
  const hosea = { 1: verses(11), 2: verses(23) };
  const mixed = new Map<BookId, ReadonlyMap<number, ReadonlySet<number>>>([
    ['joel', found(joel)],
    ['malachi', found(malachi)],
    ['hosea', found(hosea)],
  ]);
  expect(mixedNumberings(mixed)).toContain(
    'its verses are counted as in Hebrew Bibles in Joel, and as in English ones in Malachi, Hosea. Choose the numbering',
  );
  mixed.delete('joel');
  expect(mixedNumberings(mixed)).toBeNull();
});

test('a file that ends inside a chapter is named', () => {
  const file = found('ruth', { 1: verses(22), 2: verses(7) });
  const last = (chapter: number, verse: number) => ({ book: 'ruth', chapter, verse }) as const;
  expect(endsEarly('english', last(2, 7), file)).toContain('The file ends with Ruth 2:7');
  expect(endsEarly('english', last(1, 22), file)).toBeNull();
  expect(endsEarly('english', undefined, file)).toBeNull();
});
