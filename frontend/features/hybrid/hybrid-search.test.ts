import { expect, test } from 'vitest';
import { readFields, withoutDefaults } from '../../../domain/basics/index.ts';
import { HYBRID_SEARCH } from '../../addresses/hybrid-explorer-address.ts';
import {
  changeHybridSearch,
  goToPlace,
  isWrongPlace,
  methodsInAddress,
  methodsOf,
  numberOrOne,
  placeOf,
  toggled,
  unknownBook,
} from './hybrid-search.ts';

const read = (search: object) => readFields(HYBRID_SEARCH, search);

test('an address of the hybrid page without parameters gives no place and the methods Hebrew standard and ordinal', () => {
  expect(placeOf(read({}))).toBeNull();
  expect(methodsOf(read({}))).toEqual(['HEBREW_STANDARD', 'HEBREW_ORDINAL']);
});

test('an address of the hybrid page with an unknown book keeps the name and gives no place', () => {
  const search = read({ book: 'enoch', chapter: 'x' });
  expect({
    book: search.book,
    unknown: unknownBook(search),
    place: placeOf(search),
    isWrong: isWrongPlace(search),
  }).toEqual({ book: 'enoch', unknown: 'enoch', place: null, isWrong: false });
  expect(unknownBook(read({ book: 'Genesis' }))).toBeUndefined();
});

test('the name of the book in the address of the hybrid page may have upper and lower case letters', () => {
  expect(placeOf(read({ book: '1 Esdras', chapter: '3', verse: '4' }))).toMatchObject({
    book: { id: '1 esdras' },
    chapter: 3,
    verse: 4,
  });
});

test.each([{ chapter: '-3' }, { verse: '0' }, { chapter: 'abc' }, { verse: '2.5' }])(
  'an address of the hybrid page keeps the wrong number %j, and 1 is used instead',
  (place) => {
    const search = read({ book: 'genesis', ...place });
    expect(search).toMatchObject(place);
    expect(isWrongPlace(search)).toBe(true);
    expect(placeOf(search)).toMatchObject({ chapter: 1, verse: 1 });
    expect(isWrongPlace(read(place))).toBe(false);
  },
);

test('an address of the hybrid page without a chapter, or with a chapter that does not exist, has no wrong number', () => {
  expect(isWrongPlace(read({ book: 'genesis', chapter: '', verse: '4' }))).toBe(false);
  expect(isWrongPlace(read({ book: 'genesis', chapter: '999' }))).toBe(false);
});

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['0', 1],
  ['-3', 1],
  ['1.5', 1],
  ['x', 1],
  ['', 1],
  ['12345', 1],
  [undefined, 1],
])('numberOrOne reads %j as %i', (text, number) => {
  expect(numberOrOne(text)).toBe(number);
});

test('the methods of the hybrid page stay the same when they are written into an address and read again', () => {
  for (const methods of [[], ['GREEK_ORDINAL'], ['HEBREW_STANDARD', 'HEBREW_ORDINAL']] as const)
    expect(methodsOf(read({ methods: methodsInAddress(methods, 'genesis')?.join() }))).toEqual(methods);
  expect(methodsOf(read({ methods: 'HEBREW_GADOL' }))).toHaveLength(2);
  expect(String(methodsInAddress([], 'genesis'))).toBe('none');
});

test('the hybrid page has the two Greek methods for a Greek book without methods in its address, and leaves them out of the address', () => {
  for (const book of ['john', 'tobit'])
    expect(methodsOf(read({ book }))).toEqual(['GREEK_STANDARD', 'GREEK_ORDINAL']);
  expect(methodsInAddress(['GREEK_STANDARD', 'GREEK_ORDINAL'], 'john')).toBeUndefined();
  expect(methodsInAddress(['GREEK_STANDARD', 'GREEK_ORDINAL'], 'genesis')).toHaveLength(2);
  expect(methodsOf(read({ book: 'john', methods: 'HEBREW_STANDARD' }))).toEqual(['HEBREW_STANDARD']);
});

test('the chosen methods of the hybrid page stay for another verse, but not for a book of the other script', () => {
  const search = { book: 'genesis', chapter: '1', verse: '1', methods: 'HEBREW_ORDINAL', answer: '298' };
  expect(goToPlace(search, { book: 'exodus', chapter: 3, verse: 14 })).toEqual({
    book: 'exodus',
    chapter: 3,
    verse: 14,
    methods: ['HEBREW_ORDINAL'],
  });
  expect(goToPlace(search, { book: 'tobit', chapter: 1, verse: 1 }).methods).toBeUndefined();
});

test('a chosen method of the hybrid page takes its place in the order of the buttons, and can be removed again', () => {
  const more = toggled(['GREEK_ORDINAL'], 'HEBREW_ORDINAL');
  expect(more).toEqual(['HEBREW_ORDINAL', 'GREEK_ORDINAL']);
  expect(toggled(more, 'HEBREW_ORDINAL')).toEqual(['GREEK_ORDINAL']);
});

test('a change on the hybrid page removes the answer and texts that a cited link adds to the address', () => {
  const link = { book: 'genesis', chapter: '1', verse: '1', answer: '2,701', texts: 'wlc.0a1b' };
  expect(withoutDefaults(HYBRID_SEARCH, changeHybridSearch(link, { verse: 2 }))).toEqual({
    book: 'genesis',
    chapter: 1,
    verse: 2,
  });
});
