import { expect, test } from 'vitest';
import { asking, methodsParameter, numberOrOne, parseHybridSearch, toggled } from './hybrid-search.ts';

test('an empty address has searched nothing and counts by the two Hebrew methods', () => {
  expect(parseHybridSearch({})).toEqual({ place: null, methods: ['HEBREW_STANDARD', 'HEBREW_ORDINAL'] });
});

test('a place is read whatever the case of its book', () => {
  expect(parseHybridSearch({ book: '1 Esdras', chapter: '3', verse: '4' }).place).toMatchObject({
    book: { id: '1 esdras' },
    chapter: 3,
    verse: 4,
  });
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
])('%j is read as %i', (text, number) => {
  expect(numberOrOne(text)).toBe(number);
});

test('methods come back from the address as they went in', () => {
  for (const methods of [[], ['GREEK_ORDINAL'], ['HEBREW_STANDARD', 'HEBREW_ORDINAL']] as const)
    expect(parseHybridSearch({ methods: methodsParameter(methods) }).methods).toEqual(methods);
  expect(parseHybridSearch({ methods: 'HEBREW_GADOL' }).methods).toHaveLength(2);
  expect(methodsParameter(['HEBREW_STANDARD', 'HEBREW_ORDINAL'])).toBeUndefined();
});

test('a method is added in its place, and taken away again', () => {
  const more = toggled(['GREEK_ORDINAL'], 'HEBREW_ORDINAL');
  expect(more).toEqual(['HEBREW_ORDINAL', 'GREEK_ORDINAL']);
  expect(toggled(more, 'HEBREW_ORDINAL')).toEqual(['GREEK_ORDINAL']);
});

test('another question leaves the answer of a link behind', () => {
  const link = { book: 'genesis', chapter: '1', verse: '1', answer: '2,701', texts: 'wlc.0a1b' };
  expect(asking(link, { verse: '2', methods: undefined })).toEqual({
    book: 'genesis',
    chapter: '1',
    verse: '2',
  });
});
