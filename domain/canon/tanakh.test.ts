import { expect, test } from 'vitest';
import { CORE_BOOKS } from './books.ts';
import { TANAKH } from './tanakh.ts';

test('the Tanakh has every book of the Old Testament once, from Genesis to 2 Chronicles', () => {
  const books = TANAKH.flatMap((part) => part.books);
  const old = CORE_BOOKS.filter(({ testament }) => testament === 'old').map(({ id }) => id);
  expect(books.toSorted()).toEqual(old.toSorted());
  expect({ first: books[0], last: books.at(-1) }).toEqual({ first: 'genesis', last: '2chronicles' });
  expect(TANAKH.map((part) => part.books.length)).toEqual([5, 21, 13]);
});
