import { expect, test } from 'vitest';
import { INSIGHTS_SEARCH } from '../../addresses/insights-address.ts';
import { TORAH_BOOKS } from './torah-books.ts';

test('the gallery of insights has a tab for each book of the Torah, in canonical order', () => {
  expect(TORAH_BOOKS.map(({ label }) => label)).toEqual([
    'Genesis',
    'Exodus',
    'Leviticus',
    'Numbers',
    'Deuteronomy',
  ]);
});

test.each([
  ['numbers', 'numbers'],
  ['ruth', 'genesis'],
  ['Exodus', 'genesis'],
  [undefined, 'genesis'],
])('the address of the gallery with the book %s opens %s', (book, opened) => {
  expect(INSIGHTS_SEARCH.book(book)).toBe(opened);
});
