import { describe, expect, test } from 'vitest';
import { readFields, withoutDefaults } from '../../../domain/parse.ts';
import { SEARCH, type SearchLink } from '../../addresses/search.ts';
import {
  chanceParams,
  isValue,
  scopeOf,
  textCall,
  textQuestion,
  valueCall,
  valueLink,
  valueQuestion,
} from './question.ts';

const askedText = (search: object) => textQuestion(readFields(SEARCH, search));
const askedValue = (value: string, search: object) => valueQuestion(value, readFields(SEARCH, search));
/** As an address or a call writes it. */
const written = (named: object) =>
  Object.fromEntries(
    Object.entries(named).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
const address = (link: SearchLink) => written(withoutDefaults(SEARCH, link));

describe('a question of the text', () => {
  test('comes out of its address and goes back into it', () => {
    const search = { term: '"in the beginning"', book: 'genesis', version: 'kjv', page: '3' };
    expect(address(askedText(search))).toEqual(search);
  });

  test('is trimmed; what cannot be read counts as not said', () => {
    expect(askedText({ term: ' light ', page: '-2', book: ' ', version: 'niv', testament: 'x' })).toEqual({
      ...askedText({}),
      term: 'light',
    });
  });

  test('never asks for a page beyond those that the calls answer', () => {
    expect(textCall(askedText({ term: 'a', page: '9999999' })).offset).toBe('999980');
    expect(valueCall(askedValue('26', { page: '9999999' })).offset).toBe('9999980');
  });

  test('names to the call which results are wanted', () => {
    expect(written(textCall(askedText({ term: 'light', page: '3' })))).toEqual({
      term: 'light',
      limit: '20',
      offset: '40',
    });
    expect(written(textCall(askedText({ term: 'light' })))).toEqual({ term: 'light', limit: '20' });
  });
});

describe('a question of values', () => {
  const SPANS = {
    unit: 'span',
    method: 'HEBREW_STANDARD,GREEK_STANDARD',
    range: '1',
    minWords: '3',
    maxWords: '10',
    crossVerse: 'true',
    testament: 'old',
    also: 'HEBREW_ATBASH:620,HEBREW_ORDINAL:50',
    lemma: 'H430',
    page: '2',
  };

  test('comes out of its address and goes back into it', () => {
    expect(address(valueLink(askedValue('913', SPANS)))).toEqual(SPANS);
  });

  test('goes into the call as the address has it, with the results that are wanted', () => {
    const { page: _, ...asked } = SPANS;
    expect(written(valueCall(askedValue('913', SPANS)))).toEqual({ ...asked, limit: '20', offset: '20' });
    expect(written(valueCall(askedValue('26', {})))).toEqual({ method: 'HEBREW_STANDARD', limit: '20' });
  });

  test('of verses says nothing of the words of a span', () => {
    const spans = askedValue('26', { unit: 'span', minWords: '3', maxWords: '4', crossVerse: '1' });
    expect(spans).toMatchObject({ minWords: 3, maxWords: 4, crossVerse: true });
    expect(address(valueLink({ ...spans, unit: 'verse' }))).toEqual({ method: 'HEBREW_STANDARD' });
  });

  test('passes over conditions that cannot be read', () => {
    const also = 'NO_SUCH:7,HEBREW_ATBASH:0,:5,HEBREW_ORDINAL:7,HEBREW_GADOL';
    const asked = askedValue('26', { also, range: '1e3', unit: 'verb', method: 'NO_SUCH' });
    expect(asked).toMatchObject({ range: 0, unit: 'verse', methods: ['HEBREW_STANDARD'] });
    expect(asked.also).toEqual([{ method: 'HEBREW_ORDINAL', value: 7 }]);
  });

  test('asks of chance only what the call about chance knows', () => {
    expect(chanceParams(askedValue('26', { unit: 'word', range: '5', book: 'ruth' }))).toEqual({
      unit: 'word',
      method: ['HEBREW_STANDARD'],
      book: 'ruth',
    });
  });

  test('has a whole number above 0 or a property of numbers', () => {
    const good = ['1', '913', '999999999', 'prime', 'square', 'triangular', 'multiple-of-37'];
    expect(good.filter(isValue)).toEqual(good);
    expect(['', '0', '-3', '2.5', '1e3', 'many', 'multiple-of-0', '1234567890'].filter(isValue)).toEqual([]);
  });
});

test.each([
  ['', { book: undefined, testament: undefined }],
  ['1 esdras', { book: '1 esdras', testament: undefined }],
  ['testament=old', { book: undefined, testament: 'old' }],
])('%j in the list of books is the scope %j', (chosen, scope) => {
  expect(scopeOf(chosen)).toEqual(scope);
});
