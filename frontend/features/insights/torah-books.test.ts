import { expect, test } from 'vitest';
import { TORAH_BOOKS, torahBook } from './torah-books.ts';

test('there is a tab for each book of the Torah, in canonical order', () => {
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
])('%s opens %s', (book, opened) => {
  expect(torahBook(book)).toBe(opened);
});
