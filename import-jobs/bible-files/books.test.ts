import { expect, test } from 'vitest';
import type { Findings } from './bible-file.ts';
import { bookOfNumber, numberingOf } from './book-numbers.ts';
import { Books } from './books.ts';

const findings = (): Findings => ({ unknownBooks: new Map(), missingBooks: new Map(), dropped: new Map() });
const find = (spelling: string, chosen = {}) => new Books(chosen, findings()).find(spelling, 1, 1, 'a.csv');

test.each([
  ['Genesis', 'genesis'],
  ['1Sam', '1samuel'],
  ['1SA', '1samuel'],
  ['I Samuel', '1samuel'],
  ['JOL', 'joel'],
  ['S3Y', 'prayer of azariah'],
  ['MAN', 'prayer of manasseh'],
  ['1. Mose', 'genesis'],
  ['Génesis', 'genesis'],
  ['בראשית', 'genesis'],
  ['Γένεσις', 'genesis'],
  ['8', 'ruth'],
  ['08', 'ruth'],
  ['66', 'revelation'],
  ['Genesis (KJV)', 'genesis'],
])('the spelling %s means a book', (spelling, book) => {
  expect(find(spelling)).toBe(book);
});

test.each([
  [10, 'tens', 'genesis'],
  [80, 'tens', 'ruth'],
  [190, 'tens', 'esther'],
  [220, 'tens', 'job'],
  [290, 'tens', 'isaiah'],
  [310, 'tens', 'lamentations'],
  [330, 'tens', 'ezekiel'],
  [460, 'tens', 'malachi'],
  [470, 'tens', 'matthew'],
  [730, 'tens', 'revelation'],
  [170, 'tens', 'tobit'],
  [67, 'plain', undefined],
  [67, 'zefania', 'judith'],
  [67, 'unbound', 'tobit'],
  [40, 'kjv-80', '1 esdras'],
  [54, 'kjv-80', 'matthew'],
  [80, 'kjv-80', 'revelation'],
  [16, 'long', 'nehemiah'],
  [17, 'long', undefined],
] as const)('the number %i in the numbering %s means %s', (number, numbering, book) => {
  expect(bookOfNumber(number, numbering)).toBe(book);
});

test.each([
  [1, { book: 66, chapter: 22, verse: 21 }, 'plain'],
  [1, { book: 80, chapter: 22, verse: 21 }, 'kjv-80'],
  [1, { book: 73, chapter: 22, verse: 21 }, 'long'],
  [10, { book: 730, chapter: 22, verse: 21 }, 'tens'],
  [470, null, 'tens'],
  [80, null, 'tens'],
  [8, null, 'plain'],
])('a file from book %i to %j has the numbering %s', (first, last, numbering) => {
  expect(numberingOf(first, last)).toBe(numbering);
});

test('a book that is not understood is counted once for each spelling, until somebody says which one it is', () => {
  const found = findings();
  const books = new Books({ Бытие: 'genesis', Appendix: '' }, found);
  expect(books.find('Бытие', 1, 2, 'a.csv')).toBe('genesis');
  expect(books.find('Appendix', 1, 3, 'a.csv')).toBeNull();
  expect(books.find('Исход', 1, 4, 'a.csv')).toBeNull();
  expect(books.find('Исход', 1, 5, 'a.csv')).toBeNull();
  expect(Object.fromEntries(found.unknownBooks)).toEqual({
    Исход: { verses: 2, chapters: 1, row: 4, source: 'a.csv' },
  });
});

test('books that this app does not have are counted by name, and pages that are no book are not', () => {
  const found = findings();
  const books = new Books({}, found);
  for (const spelling of ['PS2', 'Psalm 151', 'ENO', 'PSS', 'FRT', 'GLO']) books.find(spelling, 1, 1, 'a');
  expect(Object.fromEntries(found.missingBooks)).toEqual({
    'Psalm 151': 2,
    '1 Enoch': 1,
    'Psalms of Solomon': 1,
  });
  expect(found.unknownBooks.size).toBe(0);
});

test('an abbreviation of several books means the one that follows the last book', () => {
  const books = new Books({}, findings());
  const portuguese = ['ab', 'jn', 'mq', 'lc', 'jo', 'atos', '1jo'];
  expect(portuguese.map((spelling) => books.find(spelling, 1, 1, 'a'))).toEqual([
    'obadiah',
    'jonah',
    'micah',
    'luke',
    'john',
    'acts',
    '1john',
  ]);
});

test('names of a table of books come before their numbers', () => {
  const books = new Books({}, findings());
  books.names = new Map([
    ['1', 'Genesis'],
    ['17', 'Tobit'],
    ['18', 'Юдифь'],
  ]);
  expect(books.find('17', 1, 1, 'a')).toBe('tobit');
  // The names say that these are not the numbers of 66 books.
  expect(books.find('18', 1, 1, 'a')).toBeNull();
});

test('a table of books whose names are unknown or usual leaves the numbers what they are', () => {
  const usual = new Books({}, findings());
  usual.names = new Map([
    ['1', 'Genesis'],
    ['8', 'Руфь'],
  ]);
  expect(usual.find('8', 1, 1, 'a')).toBe('ruth');
  const unknown = new Books({}, findings());
  unknown.names = new Map(Array.from({ length: 66 }, (_, no) => [`${no + 1}`, `Книга ${no}`]));
  expect(unknown.find('8', 1, 1, 'a')).toBe('ruth');
  const own = new Books({}, findings());
  own.names = new Map([['1', 'Руфь']]);
  expect(own.find('1', 1, 1, 'a')).toBeNull();
});
