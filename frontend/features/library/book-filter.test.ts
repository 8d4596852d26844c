import { expect, test } from 'vitest';
import { BOOKS } from '../../../domain/canon/index.ts';
import { matchesBook } from './book-filter.ts';

const found = (typed: string) => BOOKS.filter((book) => matchesBook(typed, book)).map(({ id }) => id);

test.each([
  ['ps', ['psalms']],
  ['sam', ['1samuel', '2samuel']],
  ['1 sam', ['1samuel']],
  ['song of', ['songofsolomon']],
  ['Mt', ['matthew']],
  ['תהלים', ['psalms']],
  ['enoch', []],
])('the filter of books finds for %j the books %j', (typed, ids) => {
  expect(found(typed)).toEqual(ids);
});

test('the filter of books finds every book if it is empty', () => {
  expect(found('  ')).toHaveLength(BOOKS.length);
});
